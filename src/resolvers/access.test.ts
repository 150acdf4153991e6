import { buildSchema, graphql, parse, subscribe } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Role } from '~/graphql/types.generated.ts';
import { guardRootFields } from './access.ts';

/** A schema with a field for each way to say who may ask it, and nothing behind them but their guard. */
function guarded() {
  const schema = buildSchema(`
    directive @public on FIELD_DEFINITION
    directive @auth(requires: Role! = USER) on FIELD_DEFINITION
    enum Role { ADMIN STAFF USER }
    type Query {
      open: String @public
      signedIn: String @auth
      user: String @auth(requires: USER)
      staff: String @auth(requires: STAFF)
      admin: String @auth(requires: ADMIN)
      silent: String
    }
    type Mutation { change: String @auth(requires: STAFF) }
    type Subscription { changes: String @auth(requires: STAFF) }
  `);
  const changes = schema.getSubscriptionType()?.getFields().changes;
  if (changes) {
    changes.subscribe = async function* subscribed() {
      yield { changes: 'told' };
    };
  }
  return guardRootFields(schema);
}

const schema = guarded();
const rootValue = {
  open: 'ok',
  signedIn: 'ok',
  user: 'ok',
  staff: 'ok',
  admin: 'ok',
  silent: 'ok',
  change: 'ok',
};
const contextOf = (roles: readonly Role[] | null, tokenRejected = false) => ({
  viewer: roles ? { id: 'viewer', roles, memberId: null } : null,
  tokenRejected,
});

/** "ok", or the code and message of the refusal. */
async function ask(source: string, roles: readonly Role[] | null, tokenRejected = false): Promise<string> {
  const contextValue = contextOf(roles, tokenRejected);
  const { data, errors } = await graphql({ schema, source, rootValue, contextValue });
  const [error] = errors ?? [];
  return error ? `${error.extensions.code}: ${error.message}` : String(Object.values(data ?? {})[0]);
}

describe('who may ask', () => {
  test.each([
    ['open', 'ok', 'ok', 'ok', 'ok'],
    ['signedIn', 'UNAUTHENTICATED: Sign in first.', 'ok', 'ok', 'ok'],
    ['user', 'UNAUTHENTICATED: Sign in first.', 'ok', 'ok', 'ok'],
    ['staff', 'UNAUTHENTICATED: Sign in first.', 'FORBIDDEN: This needs the role staff.', 'ok', 'ok'],
    [
      'admin',
      'UNAUTHENTICATED: Sign in first.',
      'FORBIDDEN: This needs the role admin.',
      'FORBIDDEN: This needs the role admin.',
      'ok',
    ],
  ])('%s: a guest %s, a user %s, staff %s, an admin %s', async (field, guest, user, staff, admin) => {
    const source = `{ ${field} }`;
    const answers = [
      ask(source, null),
      ask(source, ['USER']),
      ask(source, ['STAFF']),
      ask(source, ['ADMIN']),
    ];
    expect(await Promise.all(answers)).toEqual([guest, user, staff, admin]);
  });

  test('a field that says nothing is closed to everyone', async () => {
    expect(await ask('{ silent }', ['ADMIN'])).toBe('FORBIDDEN: This field is closed.');
    expect(await ask('{ silent }', null)).toBe('FORBIDDEN: This field is closed.');
  });

  test('one role that suffices is enough, and no role is none', async () => {
    expect(await ask('{ staff }', ['USER', 'STAFF'])).toBe('ok');
    expect(await ask('{ signedIn }', [])).toBe('FORBIDDEN: This needs the role user.');
  });

  test('a token that was rejected is told apart from none', async () => {
    expect(await ask('{ staff }', null, true)).toBe('UNAUTHENTICATED: Invalid access token detected');
  });

  test('mutations are guarded too', async () => {
    expect(await ask('mutation { change }', ['USER'])).toBe('FORBIDDEN: This needs the role staff.');
    expect(await ask('mutation { change }', ['STAFF'])).toBe('ok');
  });

  test('subscriptions are guarded when they begin', async () => {
    const document = parse('subscription { changes }');
    const begin = (roles: readonly Role[] | null) =>
      subscribe({ schema, document, contextValue: contextOf(roles) });
    expect(await begin(null)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(await begin(['USER'])).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(await begin(['STAFF'])).toHaveProperty('next');
  });
});

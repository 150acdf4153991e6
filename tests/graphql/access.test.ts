import { OperationTypeNode, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '~/graphql/schema.ts';
import { userFixtures } from '~/resolvers/session/session.fixtures.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { type Asker, createTestApi } from '../support/environment.ts';
import { callOf, type RootField, rootFieldsOf } from '../support/rootFields.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** The demo, and somebody with the least role. */
const seeds = (clock: () => number) => ({
  ...demoSeeds(clock),
  users: () => {
    const users = userFixtures();
    const lowest = users.slice(0, 1).map((user) => ({
      ...user,
      id: 'user-user',
      userName: 'user',
      email: 'user@watchfloor.example',
      roles: ['USER'] as const,
    }));
    return [...users, ...lowest];
  },
});

const api = createTestApi(seeds);
const fields = rootFieldsOf(createSchema());
const askers: readonly Asker[] = ['guest', 'user', 'staff', 'admin'];

/** Specification, shell §6: the roles that each asker has with those that they include. */
const roles: Readonly<Record<Asker, readonly string[]>> = {
  guest: [],
  user: ['USER'],
  staff: ['USER', 'STAFF'],
  admin: ['USER', 'STAFF', 'ADMIN'],
};

interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** What the directives of the field say to the asker; null when they let pass. */
function refusalOf({ directives }: RootField, asker: Asker): Refusal | null {
  if (directives.some(({ name }) => name === 'public')) return null;
  const auth = directives.find(({ name }) => name === 'auth');
  if (!auth) return { code: 'FORBIDDEN', message: 'This field is closed.' };
  const required = auth.requires ?? 'USER';
  if (asker === 'guest') return { code: 'UNAUTHENTICATED', message: 'Sign in first.' };
  if (roles[asker].includes(required)) return null;
  return { code: 'FORBIDDEN', message: `This needs the role ${required.toLowerCase()}.` };
}

/** Sentences that only the guard before the root fields says. */
const guarded = /^(Sign in first\.|This field is closed\.|This needs the role \w+\.)$/;

/** The refusals of the guard among the errors of an answer. */
const refusals = (errors: readonly Refusal[]): Refusal[] =>
  errors.filter(({ message }) => guarded.test(message));

const expected = (field: RootField, asker: Asker): Refusal[] => {
  const refusal = refusalOf(field, asker);
  return refusal ? [refusal] : [];
};

/** Ids are of nobody: whoever passes the guard is told so or gets nothing, and the data stay as they are. */
const call = (field: RootField) => callOf(field, () => 'nobody', 0);

async function subscribeErrors(query: string, variables: Record<string, unknown>, asker: Asker) {
  const answer = await api.executor.subscribe({
    document: parse(query),
    variables,
    token: await api.token(asker),
  });
  if (!(Symbol.asyncIterator in answer)) return answer.errors ?? [];
  await answer.return?.();
  return [];
}

/** The errors of the call, as a client sees them. */
async function errorsOf(field: RootField, asker: Asker): Promise<Refusal[]> {
  const { query, variables } = call(field);
  if (field.operation === OperationTypeNode.SUBSCRIPTION) {
    return (await subscribeErrors(query, variables, asker)).map(({ message, extensions }) => ({
      code: String(extensions.code),
      message,
    }));
  }
  const { errors } = await api.ask(query, variables, asker);
  return errors.map(({ code, message }) => ({ code: String(code), message }));
}

describe('every root field', () => {
  test.each(fields.map((field) => [field.name, field] as const))(
    '%s can be asked by the test',
    (_, field) => {
      expect(validate(createSchema(), parse(call(field).query))).toEqual([]);
    },
  );

  const matrix = fields.flatMap((field) => askers.map((asker) => [field.name, asker, field] as const));
  test.each(matrix)('%s answers %s as its directive says', async (_, asker, field) => {
    expect(refusals(await errorsOf(field, asker))).toEqual(expected(field, asker));
  });
});

describe('every query and mutation over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(createTestApi(seeds));
  });
  afterAll(() => server.stop());

  const overHttp = fields.filter(({ operation }) => operation !== OperationTypeNode.SUBSCRIPTION);
  test.each(overHttp.map((field) => [field.name, field] as const))(
    '%s answers a guest as its directive says',
    async (_, field) => {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(call(field)),
      });
      const { errors = [] } = (await response.json()) as {
        errors?: { message: string; extensions: { code: string } }[];
      };
      const said = errors.map(({ message, extensions: { code } }) => ({ code, message }));
      expect(refusals(said)).toEqual(expected(field, 'guest'));
    },
  );
});

import { describe, expect, test } from 'vitest';
import type { Environment } from '~/resolvers/context.ts';
import { type Asker, createTestApi, type TestApi } from '../support/environment.ts';

const where = (registration: Environment['registration']) =>
  createTestApi(undefined, { registration, newAccountRoles: ['USER'] });

const register = async (api: TestApi, fields: Record<string, unknown> = {}) => {
  const input = { displayName: 'Nadia', email: 'nadia@example.com', password: 'long enough', ...fields };
  const { data, errors } = await api.ask(
    `mutation ($input: RegisterInput!) {
      register(input: $input) { session { user { displayName roles } } errors { field message } }
    }`,
    { input },
    'guest',
  );
  return data?.register ? data.register : errors;
};

interface Invited {
  readonly token: string;
  readonly path: string;
  readonly invitation: { readonly email: string | null; readonly role: string; readonly expiresAt: string };
}

const invite = async (api: TestApi, input: Record<string, unknown> = {}, as: Asker = 'admin') => {
  const { data, errors } = await api.ask(
    `mutation ($input: CreateInvitationInput!) {
      createInvitation(input: $input) {
        token path invitation { email role expiresAt } errors { field message }
      }
    }`,
    { input },
    as,
  );
  return { invited: data?.createInvitation as Invited, errors };
};

const made = (roles: readonly string[]) => ({
  session: { user: { displayName: 'Nadia', roles } },
  errors: [],
});

const refusedOn = (field: string, message: string) => ({ session: null, errors: [{ field, message }] });
const wrong = refusedOn('invitation', 'The invitation is wrong, was used or is over: ask for a new one');

describe('registering', () => {
  test('is open to anybody where it is open', async () => {
    expect(await register(where('OPEN'))).toEqual(made(['USER']));
  });

  test('is forbidden to everybody where it is closed, and nobody can be invited', async () => {
    const api = where('CLOSED');
    const closed = [
      {
        code: 'FORBIDDEN',
        message: 'Nobody can register here: ask an administrator of this server for an account.',
      },
    ];
    expect(await register(api)).toMatchObject(closed);
    expect(await register(api, { invitation: 'anything' })).toMatchObject(closed);
    expect((await invite(api)).errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  test('is forbidden without an invitation where people are invited', async () => {
    expect(await register(where('INVITE'))).toMatchObject([
      {
        code: 'FORBIDDEN',
        message: 'Registering needs an invitation: ask an administrator of this server for one.',
      },
    ]);
  });
});

describe('an invitation', () => {
  test('makes one account, with the role that it was made for', async () => {
    const api = where('INVITE');
    const { invited } = await invite(api, { role: 'STAFF' });
    expect(invited.invitation).toEqual({ email: null, role: 'STAFF', expiresAt: '2026-11-27T14:30:00.000Z' });
    expect(invited.path).toBe(`/register#invitation=${invited.token}`);
    expect(await register(api, { invitation: invited.token })).toEqual(made(['STAFF']));
    const again = { displayName: 'Somebody else', email: 'else@example.com', invitation: invited.token };
    expect(await register(api, again)).toEqual(wrong);
  });

  test('is for a user where no role is said, and opens nothing after seven days', async () => {
    const api = where('INVITE');
    const [first, second] = [await invite(api), await invite(api)];
    api.pass(7 * 86_400_000 - 1);
    expect(await register(api, { invitation: first.invited.token })).toEqual(made(['USER']));
    api.pass(1);
    const late = { displayName: 'Latecomer', email: 'late@example.com', invitation: second.invited.token };
    expect(await register(api, late)).toEqual(wrong);
  });

  test('for an address makes an account of that address alone, and is not used up by another', async () => {
    const api = where('INVITE');
    const { invited } = await invite(api, { email: ' Nadia@Example.com' });
    expect(invited.invitation.email).toBe('nadia@example.com');
    const invitation = invited.token;
    expect(await register(api, { email: 'omar@example.com', invitation })).toEqual(
      refusedOn('email', 'The invitation is for another address'),
    );
    expect(await register(api, { invitation })).toEqual(made(['USER']));
  });

  test('that nobody made opens nothing', async () => {
    expect(await register(where('INVITE'), { invitation: 'guessed' })).toEqual(wrong);
    expect(await register(where('OPEN'), { invitation: 'guessed' })).toEqual(wrong);
  });

  test('is made by administrators alone, for an address that can be one', async () => {
    const api = where('INVITE');
    expect((await invite(api, {}, 'staff')).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await invite(api, { email: 'nowhere' })).invited).toEqual({
      token: null,
      path: null,
      invitation: null,
      errors: [{ field: 'email', message: 'Please enter a valid email' }],
    });
  });

  test('lies in no row: only a digest of its token does', async () => {
    const api = where('INVITE');
    const { invited } = await invite(api);
    const { rows } = await api.environment.store.invitations.list();
    const audited = await api.environment.store.auditEntries.list();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, audited.rows])).not.toContain(invited.token);
  });
});

describe('a display name', () => {
  const notPlain = refusedOn(
    'displayName',
    'A display name is plain text: leave out < and >, line breaks and marks of direction',
  );
  const taken = refusedOn(
    'displayName',
    'Somebody else has a name that looks like this: add what tells you apart',
  );

  test.each(['<b>Nadia</b>', 'Nadia\u202eaidaN', 'Nadia\nroot', '\u2066Nadia\u2069', 'Nadia\u200b'])(
    'that is no plain text is refused: %j',
    async (displayName) => {
      expect(await register(where('OPEN'), { displayName })).toEqual(notPlain);
    },
  );

  test.each(['Mira Aydın', ' mira  AYDIN ', 'Мira Аydın', 'MiraAydın', 'Ｍｉｒａ Aydın'])(
    'that looks like that of another account is refused: %s',
    async (displayName) => {
      expect(await register(where('OPEN'), { displayName })).toEqual(taken);
    },
  );

  test('is kept in one spelling, without the spaces around it', async () => {
    expect(await register(where('OPEN'), { displayName: '  Jose\u0301 Núñez ' })).toMatchObject({
      session: { user: { displayName: 'José Núñez' } },
    });
  });

  test('cannot be changed into one that looks like that of another account, and may stay one’s own', async () => {
    const api = createTestApi();
    const rename = async (displayName: string) =>
      (
        await api.ask(
          `mutation ($displayName: String!) {
            updateUser(input: { displayName: $displayName }) { user { displayName } errors { field } } }`,
          { displayName },
          'staff',
        )
      ).data?.updateUser;
    expect(await rename('MIRA AYDIN')).toEqual({ user: null, errors: [{ field: 'displayName' }] });
    expect(await rename('Amani\u202eOtieno')).toEqual({ user: null, errors: [{ field: 'displayName' }] });
    expect(await rename('AMANI Otieno')).toEqual({ user: { displayName: 'AMANI Otieno' }, errors: [] });
  });
});

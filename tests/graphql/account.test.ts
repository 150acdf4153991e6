import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createMemoryBlobs } from '~/store/memory/memoryBlobs.ts';
import { createTestApi, type TestApi } from '../support/environment.ts';

const rejected = { message: 'Invalid access token detected', extensions: { code: 'UNAUTHENTICATED' } };

interface Session {
  readonly accessToken: string;
}

/** Signs in as a person would; each call is a session of its own. */
async function signIn(api: TestApi, name: string, password = name): Promise<string> {
  const login = `mutation { login(input: { email: "${name}", password: "${password}" }) { session { accessToken } } }`;
  const { data } = await api.ask(login, {}, 'guest');
  return (data as { login: { session: Session } }).login.session.accessToken;
}

const run = async (api: TestApi, query: string, token: string | null, variables = {}) =>
  JSON.parse(JSON.stringify(await api.executor.execute({ document: parse(query), token, variables })));

/** What happens to incidents, as a session with this token is told of it. */
async function subscribed(api: TestApi, token: string) {
  const results = await api.executor.subscribe({
    document: parse('subscription { incidentChanged { id } }'),
    token,
  });
  if (!(Symbol.asyncIterator in results)) throw new Error('The subscription was refused.');
  return results;
}

const sites = '{ sites { id } }';
const refresh =
  'mutation ($token: String!) { refreshSession(input: { accessToken: $token }) { session { accessToken } } }';

describe('logging out', () => {
  test('ends the session of the token: it opens nothing any more and cannot be refreshed', async () => {
    const api = createTestApi();
    const token = await signIn(api, 'staff');
    expect(await run(api, 'mutation { logout { ended } }', token)).toEqual({
      data: { logout: { ended: true } },
    });
    expect((await run(api, sites, token)).errors).toMatchObject([rejected]);
    expect((await run(api, 'mutation { logout { ended } }', token)).errors).toMatchObject([rejected]);
    expect((await run(api, refresh, null, { token })).errors).toMatchObject([rejected]);
  });

  test('ends the tokens that were refreshed from it too, and no other session', async () => {
    const api = createTestApi();
    const [token, other] = [await signIn(api, 'staff'), await signIn(api, 'staff')];
    api.pass(1_000);
    const { data } = await run(api, refresh, null, { token });
    await run(api, 'mutation { logout { ended } }', data.refreshSession.session.accessToken);
    expect((await run(api, sites, token)).errors).toMatchObject([rejected]);
    expect((await run(api, sites, other)).errors).toBeUndefined();
  });

  test('ends the open subscriptions of the session, which are told why', async () => {
    const api = createTestApi();
    const token = await signIn(api, 'staff');
    const results = await subscribed(api, token);
    const first = results.next();
    await run(api, 'mutation { logout { ended } }', token);
    expect(await first).toMatchObject({ value: { errors: [rejected] }, done: false });
    expect(await results.next()).toEqual({ value: undefined, done: true });
  });
});

describe('a session', () => {
  test('lives for two days, and for two more from each refreshing', async () => {
    const api = createTestApi();
    const day = 86_400_000;
    const token = await signIn(api, 'staff');
    api.pass(day);
    const { data } = await run(api, refresh, null, { token });
    const fresh = data.refreshSession.session.accessToken;
    api.pass(day);
    expect((await run(api, sites, token)).errors).toMatchObject([rejected]);
    expect((await run(api, sites, fresh)).errors).toBeUndefined();
    api.pass(day);
    expect((await run(api, sites, fresh)).errors).toMatchObject([rejected]);
  });

  test('ends its subscriptions when its time is over', async () => {
    const api = createTestApi();
    const token = await signIn(api, 'staff');
    api.pass(2 * 86_400_000 - 1);
    const results = await subscribed(api, token);
    api.pass(1);
    expect(await results.next()).toMatchObject({ value: { errors: [rejected] } });
  });

  test('is forgotten when somebody signs in after its time', async () => {
    const api = createTestApi();
    await signIn(api, 'staff');
    await signIn(api, 'admin');
    api.pass(2 * 86_400_000);
    await signIn(api, 'admin');
    expect(await api.environment.store.sessions.count()).toBe(1);
  });

  test('goes on when the demo data are made anew, unless its account was no part of them', async () => {
    const api = createTestApi();
    const token = await signIn(api, 'admin');
    const { data } = await run(
      api,
      `mutation { register(input: { displayName: "Nadia", email: "nadia@example.com", password: "long enough" }) {
        session { accessToken } } }`,
      null,
    );
    await run(api, 'mutation { resetDemoData { demo { resettable } } }', token);
    expect((await run(api, sites, token)).errors).toBeUndefined();
    expect((await run(api, sites, data.register.session.accessToken)).errors).toMatchObject([rejected]);
  });

  test('is known while the demo data are made anew', async () => {
    let meanwhile: unknown;
    const blobs = createMemoryBlobs();
    const clear = async () => {
      meanwhile = await run(api, sites, token);
      await blobs.clear();
    };
    const api = createTestApi(undefined, { blobs: { ...blobs, clear } });
    const token = await signIn(api, 'admin');
    await run(api, 'mutation { resetDemoData { demo { resettable } } }', token);
    expect(meanwhile).toMatchObject({ data: { sites: expect.anything() } });
  });
});

describe('changing the account', () => {
  const update = async (input: Record<string, unknown>) => {
    const { data } = await createTestApi().ask(
      `mutation ($input: UpdateUserInput!) { updateUser(input: $input) {
        user { displayName photoURL shortcuts } errors { field message } } }`,
      { input },
    );
    return data?.updateUser;
  };

  test('takes all that is as long as allowed', async () => {
    const input = {
      displayName: 'x'.repeat(100),
      photoURL: `/${'x'.repeat(1_999)}`,
      shortcuts: Array.from({ length: 100 }, () => 'x'.repeat(100)),
    };
    expect(await update(input)).toEqual({ user: input, errors: [] });
  });

  test.each([
    ['displayName', 'x'.repeat(101), 'A display name has 100 characters at most.'],
    ['photoURL', `/${'x'.repeat(2_000)}`, 'Give an address that begins with one of: https:, http:, /'],
    ['shortcuts', Array.from({ length: 101 }, () => 'mail'), 'Give 100 at most.'],
    ['shortcuts', ['x'.repeat(101)], 'One of them is too long: each has 100 characters at most.'],
  ])('refuses a longer %s', async (field, value, message) => {
    expect(await update({ [field]: value })).toEqual({ user: null, errors: [{ field, message }] });
  });
});

describe('changing the password', () => {
  const change = (oldPassword: string, newPassword: string) =>
    `mutation { changePassword(input: { oldPassword: "${oldPassword}", newPassword: "${newPassword}" }) {
      user { id } errors { field message } } }`;

  test('ends every other session of the user, and the new password is the one that opens', async () => {
    const api = createTestApi();
    const [here, there, admin] = [
      await signIn(api, 'staff'),
      await signIn(api, 'staff'),
      await signIn(api, 'admin'),
    ];
    expect(await run(api, change('staff', 'a new one'), here)).toEqual({
      data: { changePassword: { user: { id: 'user-staff' }, errors: [] } },
    });
    expect((await run(api, sites, there)).errors).toMatchObject([rejected]);
    expect((await run(api, sites, here)).errors).toBeUndefined();
    expect((await run(api, sites, admin)).errors).toBeUndefined();
    expect((await run(api, sites, await signIn(api, 'staff', 'a new one'))).errors).toBeUndefined();
    await expect(signIn(api, 'staff', 'staff')).rejects.toThrow();
  });

  test('ends the open subscriptions of the other sessions, and none of its own', async () => {
    const api = createTestApi();
    const [here, there] = [await signIn(api, 'staff'), await signIn(api, 'staff')];
    const [own, other] = [await subscribed(api, here), await subscribed(api, there)];
    const [next, end] = [own.next(), other.next()];
    const { data } = await api.ask('{ incidents(first: 1) { nodes { id } } }');
    const [incident] = (data as { incidents: { nodes: { id: string }[] } }).incidents.nodes;
    await run(api, change('staff', 'a new one'), here);
    expect(await end).toMatchObject({ value: { errors: [rejected] } });
    await run(
      api,
      `mutation { addIncidentNotes(input: { ids: ["${incident?.id}"], note: "Seen" }) { incidents { id } } }`,
      here,
    );
    expect(await next).toMatchObject({ value: { data: { incidentChanged: incident } } });
  });

  test.each([
    ['wrong one', 'a new one', 'oldPassword', 'Check your password'],
    ['staff', 'abcdefg', 'newPassword', 'Min character length is 8'],
    ['staff', 'x'.repeat(257), 'newPassword', 'A new password has 256 characters at most.'],
  ])('from %s to %s is refused on its field', async (oldPassword, newPassword, field, message) => {
    const api = createTestApi();
    expect(await run(api, change(oldPassword, newPassword), await signIn(api, 'staff'))).toEqual({
      data: { changePassword: { user: null, errors: [{ field, message }] } },
    });
  });
});

describe('the first administrator', () => {
  const setup = (token: string) =>
    `mutation { setup(input: { token: "${token}", displayName: "Nadia", email: "nadia@example.com",
      password: "long enough" }) { session { user { email roles } } errors { field message } } }`;
  const register = `mutation { register(input: { displayName: "Eager", email: "eager@example.com",
    password: "long enough" }) { session { user { roles } } errors { field } } }`;
  const empty = () => createTestApi(() => ({}), { setup: { accepts: (token) => token === 'right' } });
  const closed = [{ code: 'FORBIDDEN' }];

  test('is made once, with the token of the log', async () => {
    const api = empty();
    expect((await api.ask(setup('wrong'), {}, 'guest')).errors).toMatchObject(closed);
    expect((await api.ask(setup('right'), {}, 'guest')).data?.setup).toEqual({
      session: { user: { email: 'nadia@example.com', roles: ['ADMIN'] } },
      errors: [],
    });
    expect((await api.ask(setup('right'), {}, 'guest')).errors).toMatchObject(closed);
  });

  test('comes before everybody who registers', async () => {
    const api = empty();
    expect((await api.ask(register, {}, 'guest')).errors).toMatchObject([{ code: 'CONFLICT' }]);
    await api.ask(setup('right'), {}, 'guest');
    expect((await api.ask(register, {}, 'guest')).errors).toEqual([]);
  });

  test('is whoever registers first where no token was printed', async () => {
    expect((await createTestApi(() => ({})).ask(register, {}, 'guest')).errors).toEqual([]);
  });

  test('cannot be made where there are users', async () => {
    expect((await createTestApi().ask(setup('right'), {}, 'guest')).errors).toMatchObject(closed);
  });
});

import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createPasswords } from '~/credentials/passwords.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { createTestApi } from '../support/environment.ts';

const login = (email: string, password: string) =>
  `mutation { login(input: { email: "${email}", password: "${password}" }) {
    session { expiresAt accessToken user { email roles displayName shortcuts from } } errors { field message } } }`;

describe('signing in', () => {
  test.each(['admin@watchfloor.example', 'admin', ' Admin@Watchfloor.example '])(
    '%s with its password opens a session of two days',
    async (name) => {
      const { data } = await createTestApi().ask(login(name, 'admin'), {}, 'guest');
      expect(data?.login).toMatchObject({
        session: {
          expiresAt: '2026-11-22T14:30:00.000Z',
          user: {
            email: 'admin@watchfloor.example',
            roles: ['ADMIN'],
            from: 'JWT',
            shortcuts: ['dashboards/project', 'dashboards/analytics', 'contacts', 'todo'],
          },
        },
        errors: [],
      });
    },
  );

  test.each([
    ['nobody@example.com', 'admin', 'email', 'Check your username/email'],
    ['admin', 'wrong password', 'password', 'Check your password'],
    ['abc', 'admin', 'email', 'Min character length is 4'],
  ])('%s with %s is refused on %s', async (name, password, field, message) => {
    const { data } = await createTestApi().ask(login(name, password), {}, 'guest');
    expect(data?.login).toEqual({ session: null, errors: [{ field, message }] });
  });

  test('the token that was given opens what guests may not see', async () => {
    const api = createTestApi();
    const { data } = await api.ask(login('staff', 'staff'), {}, 'guest');
    const { accessToken } = (data as { login: { session: { accessToken: string } } }).login.session;
    const { data: viewer } = await api.executor.execute({
      document: parse('{ viewer { email } }'),
      token: accessToken,
    });
    expect(viewer).toEqual({ viewer: { email: 'staff@watchfloor.example' } });
  });

  test('a guest is told that nobody is signed in', async () => {
    expect(await createTestApi().ask('{ viewer { email } }', {}, 'guest')).toEqual({
      data: { viewer: null },
      errors: [],
    });
  });

  test('keeps a password whose hash is outdated under a fresh one, and any other as it is', async () => {
    const passwords = createPasswords(1_000);
    const outdated = await passwords.hash('staff');
    const api = createTestApi(demoSeeds, {
      passwords: { ...passwords, isOutdated: (hash) => hash === outdated },
    });
    const { users } = api.environment.store;
    await users.update('user-staff', { passwordHash: outdated });
    const kept: unknown[] = [];
    for (const _ of ['first', 'second']) {
      expect((await api.ask(login('staff', 'staff'), {}, 'guest')).data?.login).toMatchObject({ errors: [] });
      kept.push((await users.get('user-staff'))?.passwordHash);
    }
    expect(kept[0]).not.toBe(outdated);
    expect(kept[1]).toBe(kept[0]);
  });
});

describe('registering', () => {
  const register = (email: string) =>
    `mutation { register(input: { displayName: "Nadia", email: "${email}", password: "long enough" }) {
      session { user { email roles } } errors { field message } } }`;

  test('creates an account and signs it in, once for each address', async () => {
    const api = createTestApi();
    expect((await api.ask(register('Nadia@example.com'), {}, 'guest')).data?.register).toEqual({
      session: { user: { email: 'nadia@example.com', roles: ['ADMIN'] } },
      errors: [],
    });
    expect((await api.ask(register('nadia@EXAMPLE.com'), {}, 'guest')).data?.register).toEqual({
      session: null,
      errors: [{ field: 'email', message: 'The email is already in use' }],
    });
    expect((await api.ask(login('nadia@example.com', 'long enough'), {}, 'guest')).data?.login).toMatchObject(
      {
        errors: [],
      },
    );
  });
});

describe('tokens', () => {
  test('are exchanged for fresh ones while they are valid', async () => {
    const api = createTestApi();
    const token = await api.token('admin');
    const refresh =
      'mutation ($token: String!) { refreshSession(input: { accessToken: $token }) { session { user { email } expiresAt } } }';
    expect((await api.ask(refresh, { token }, 'guest')).data?.refreshSession).toEqual({
      session: {
        user: { email: 'admin@watchfloor.example' },
        expiresAt: '2026-11-22T14:30:00.000Z',
      },
    });
    api.pass(3_600_000);
    expect((await api.ask(refresh, { token }, 'guest')).errors).toMatchObject([
      { code: 'UNAUTHENTICATED', message: 'Invalid access token detected' },
    ]);
  });

  test('that are expired or rubbish open nothing', async () => {
    const api = createTestApi();
    const stale = await api.token('admin');
    api.pass(3_600_000);
    for (const token of [stale, 'rubbish', 'a.b.c']) {
      const { errors } = await api.executor.execute({ document: parse('{ sites { id } }'), token });
      expect(errors?.[0]).toMatchObject({
        message: 'Invalid access token detected',
        extensions: { code: 'UNAUTHENTICATED' },
      });
    }
  });

  test('a guest is asked to sign in', async () => {
    expect((await createTestApi().ask('{ sites { id } }', {}, 'guest')).errors).toMatchObject([
      { code: 'UNAUTHENTICATED', message: 'Sign in first.' },
    ]);
  });
});

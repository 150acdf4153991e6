import { describe, expect, it } from 'vitest';
import { createRestKit } from './kit.ts';

const credentials = { email: 'staff', password: 'staff' };
const staff = {
  uid: 'user-staff',
  from: 'jwt',
  role: ['staff'],
  data: {
    displayName: 'Amani Otieno',
    photoURL: '',
    email: 'staff@watchfloor.example',
    settings: {},
    shortcuts: ['dashboards/project', 'dashboards/analytics', 'contacts', 'todo'],
  },
};

describe('/api/auth', () => {
  it.each([
    ['GET with a body', { body: credentials }],
    ['GET with a body of text', { body: JSON.stringify(credentials) }],
    ['POST', { method: 'POST', body: credentials }],
  ])('signs in by %s', async (_, call) => {
    const reply = await createRestKit().call('/api/auth', call, 'guest');
    expect(reply).toMatchObject({ status: 200, body: { user: staff, access_token: expect.any(String) } });
  });

  it.each([
    ['GET', undefined],
    ['GET', ' '],
    ['GET', null],
    ['POST', undefined],
    ['POST', '{}'],
  ])(
    'reads no password of a %s with the body %j from the query, where it would stand in logs',
    async (method, body) => {
      const reply = await createRestKit().call('/api/auth', { method, body, query: credentials }, 'guest');
      expect(reply).toMatchObject({ status: 400, body: { error: { field: 'email' } } });
    },
  );

  it.each([
    [{ email: 'nobody@example.com', password: 'staff' }, { email: 'Check your username/email' }],
    [{ email: 'staff', password: 'wrong' }, { password: 'Check your password' }],
  ])('answers %j with the error on its field', async (body, error) => {
    const reply = await createRestKit().call('/api/auth', { body }, 'guest');
    expect(reply).toMatchObject({ status: 200, body: { error } });
  });

  it('names the field that is missing', async () => {
    const reply = await createRestKit().call('/api/auth', { body: { email: 'staff' } }, 'guest');
    expect(reply).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_USER_INPUT', field: 'password', message: 'Send the password as text.' } },
    });
  });

  it.each([
    ['{"email": ', 'The body cannot be read as JSON; send an object like {"name": "value"}.'],
    ['["staff"]', 'The body must be a JSON object like {"name": "value"}.'],
  ])('refuses the body %s', async (body, message) => {
    const reply = await createRestKit().call('/api/auth', { method: 'POST', body }, 'guest');
    expect(reply).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT', message } } });
  });
});

describe('/api/auth/access-token', () => {
  it('exchanges a valid token for its user and a fresh token', async () => {
    const { call, token } = createRestKit();
    const access_token = await token('staff');
    const { status, body } = await call('/api/auth/access-token', { body: { access_token } }, 'guest');
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: staff });
    const { access_token: fresh } = body as { access_token: string };
    expect(fresh).not.toBe(access_token);
    const again = await call('/api/auth/access-token', { body: { access_token: fresh } }, 'guest');
    expect(again).toMatchObject({ status: 200, body: { user: staff } });
  });

  it('reads no token from the query, where it would stand in logs', async () => {
    const { call, token } = createRestKit();
    const query = { access_token: String(await token('staff')) };
    for (const method of ['GET', 'POST']) {
      const reply = await call('/api/auth/access-token', { method, query }, 'guest');
      expect(reply).toMatchObject({ status: 400, body: { error: { field: 'access_token' } } });
    }
  });

  it('answers to POST what it answers to GET, for clients that send no body with GET', async () => {
    const { call, token } = createRestKit();
    const body = { access_token: await token('staff') };
    const reply = await call('/api/auth/access-token', { method: 'POST', body }, 'guest');
    expect(reply).toMatchObject({ status: 200, body: { user: staff, access_token: expect.any(String) } });
  });

  it('answers 401 to a token that is forged or expired', async () => {
    const { call, token, pass } = createRestKit();
    const stale = await token('staff');
    await pass(366 * 24 * 3_600_000);
    for (const access_token of [stale, 'forged']) {
      expect(await call('/api/auth/access-token', { body: { access_token } }, 'guest')).toMatchObject({
        status: 401,
        body: { error: { code: 'UNAUTHENTICATED', message: 'Invalid access token detected' } },
      });
    }
  });
});

describe('/api/auth/user/update', () => {
  const path = '/api/auth/user/update';
  const data = {
    displayName: 'Amani O.',
    photoURL: 'https://pictures.example/amani.png',
    settings: { theme: { main: 'slate' }, direction: 'rtl' },
    shortcuts: ['mail'],
  };

  it('changes the name, picture, settings and shortcuts of who asks, and answers the changed user', async () => {
    const { call } = createRestKit();
    const user = { ...staff, data: { ...staff.data, ...data } };
    expect(await call(path, { method: 'POST', body: { user } }, 'staff')).toMatchObject({
      status: 200,
      body: { user },
    });
    expect((await call('/api/auth', { body: credentials }, 'guest')).body).toMatchObject({ user });
  });

  it('leaves role and e-mail address as they are, whatever is sent, and what is not sent too', async () => {
    const { call } = createRestKit();
    const user = { ...staff, role: ['admin'], data: { email: 'other@example.com', shortcuts: [] } };
    expect(await call(path, { method: 'POST', body: { user } }, 'staff')).toMatchObject({
      status: 200,
      body: { user: { ...staff, data: { ...staff.data, shortcuts: [] } } },
    });
  });

  it("answers 403 to another account's id, and 401 to a guest", async () => {
    const { call } = createRestKit();
    const body = { user: { uid: 'user-admin', data } };
    expect(await call(path, { method: 'POST', body }, 'staff')).toMatchObject({
      status: 403,
      body: { error: { code: 'FORBIDDEN', message: 'Everybody changes their own account only.' } },
    });
    expect((await call(path, { method: 'POST', body }, 'guest')).status).toBe(401);
  });

  it.each([
    [{ displayName: 'abc' }, { displayName: 'Min character length is 4' }],
    [{ photoURL: 'javascript:alert(1)' }, { photoURL: expect.stringContaining('https:') }],
    [{ shortcuts: [''] }, { shortcuts: 'One of them is empty: fill it in, or leave it out.' }],
  ])('refuses %j on its field', async (wrong, error) => {
    const body = { user: { data: wrong } };
    const reply = await createRestKit().call(path, { method: 'POST', body });
    expect(reply).toMatchObject({ status: 200, body: { error } });
  });

  it.each([
    [{}, 'Send the user as an object.'],
    [{ user: { data: { settings: 'dark' } } }, 'Send the settings as an object.'],
    [
      { user: { data: { settings: { theme: { main: 'pink' } } } } },
      /^settings\.theme\.main is one of default, /,
    ],
  ])('answers 400 to %j', async (body, message) => {
    const reply = await createRestKit().call(path, { method: 'POST', body });
    expect(reply).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT' } } });
    expect((reply.body as { error: { message: string } }).error.message).toMatch(message);
  });
});

describe('/api/auth/register', () => {
  const person = { displayName: 'Nadia', email: 'nadia@example.com', password: 'long enough' };

  it('creates an account that can sign in', async () => {
    const { call } = createRestKit();
    expect(await call('/api/auth/register', { method: 'POST', body: person }, 'guest')).toMatchObject({
      status: 200,
      body: { user: { role: ['admin'], data: { displayName: 'Nadia', email: 'nadia@example.com' } } },
    });
    const { email, password } = person;
    expect((await call('/api/auth', { body: { email, password } }, 'guest')).body).toHaveProperty('user');
  });

  it.each([
    [{ ...person, email: 'staff@watchfloor.example' }, { email: 'The email is already in use' }],
    [{ ...person, displayName: '' }, { displayName: 'Enter display name' }],
  ])('refuses %j on its field', async (body, error) => {
    const reply = await createRestKit().call('/api/auth/register', { method: 'POST', body }, 'guest');
    expect(reply).toMatchObject({ status: 200, body: { error } });
  });
});

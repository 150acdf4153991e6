import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createSetup, makeFirstAdmin } from '../../server/auth/firstAdmin.ts';
import { createServerPasswords } from '../../server/auth/passwords.ts';
import { createTestApi } from '../support/environment.ts';
import { startTestServer } from '../support/server.ts';
import { serverOfFile } from './kit.ts';

const { running, get, post, graphql } = serverOfFile();
const projects = '/api/project-dashboard-app/projects';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const raise = `mutation ($input: RaiseIncidentInput!) { raiseIncident(input: $input) { incidents { id } } }`;
const message = 'Invalid access token detected';

const signIn = async () => {
  const response = await post('/api/auth', '{"email":"staff","password":"staff"}');
  return ((await response.json()) as { access_token: string }).access_token;
};

const subscribe = (token: string) =>
  createClient({
    url: `${running().url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: 0,
  }).iterate({ query: 'subscription { incidentChanged { id } }' });

describe('a session that was logged out', () => {
  it('is refused over every transport, and its open subscriptions end', async () => {
    const token = await signIn();
    const open = subscribe(token);
    let heard = false;
    void open.next().then(() => {
      heard = true;
    });
    const { data } = await graphql('{ cameras(first: 1) { nodes { id } } }');
    const input = {
      cameraId: data.cameras.nodes[0].id,
      kind: 'MOTION',
      severity: 'HIGH',
      summary: 'Somebody is here.',
    };
    // The protocol does not say when a subscription begins to listen: raise until one is heard.
    while (!heard) await graphql(raise, { input });
    await post('/graphql', '{"query":"mutation { logout { ended } }"}', bearer(token));
    let last: unknown;
    for await (const result of open) last = result;
    expect(last).toMatchObject({ errors: [{ message, extensions: { code: 'UNAUTHENTICATED' } }] });

    const rest = await get(projects, bearer(token));
    expect(rest.status).toBe(401);
    expect(await rest.json()).toEqual({ error: { code: 'UNAUTHENTICATED', message } });
    const answer = await post('/graphql', '{"query":"{ projects { id } }"}', bearer(token));
    expect(await answer.json()).toMatchObject({
      errors: [{ message, extensions: { code: 'UNAUTHENTICATED' } }],
    });
    const refreshed = await post('/api/auth/access-token', JSON.stringify({ access_token: token }));
    expect(refreshed.status).toBe(401);
    await expect(subscribe(token).next()).rejects.toMatchObject({ code: 4401, reason: message });
  });
});

describe('passwords on the server', () => {
  it('of demo accounts, whose hashes are PBKDF2, are hashed anew with argon2id at the next sign-in', async () => {
    const api = createTestApi(undefined, { passwords: createServerPasswords() });
    const login = 'mutation { login(input: { email: "staff", password: "staff" }) { errors { field } } }';
    for (let times = 0; times < 2; times++) {
      expect((await api.ask(login, {}, 'guest')).data?.login).toEqual({ errors: [] });
      const user = await api.environment.store.users.get('user-staff');
      expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
  });

  it('verify against their own hash alone, and never against what is no hash', async () => {
    const passwords = createServerPasswords();
    const hash = await passwords.hash('caf\u00e9 at noon');
    expect(await passwords.verify('cafe\u0301 at noon', hash)).toBe(true);
    expect(await passwords.verify('cafe at noon', hash)).toBe(false);
    expect(await passwords.verify('caf\u00e9 at noon', '$argon2id$rubbish')).toBe(false);
    expect(await passwords.verify('caf\u00e9 at noon', 'rubbish')).toBe(false);
    expect(passwords.isOutdated(hash)).toBe(false);
    expect(passwords.isOutdated(hash.replace('m=19456', 'm=4096'))).toBe(true);
  });
});

describe('a server without users', () => {
  it('is set up by the link that its log names, and by no other token', async () => {
    const setup = createSetup();
    const server = await startTestServer(createTestApi(() => ({}), { setup }));
    const link = new URL(setup.link(server.url));
    expect(link.origin + link.pathname).toBe(`${server.url}/setup`);
    const token = new URLSearchParams(link.hash.slice(1)).get('token');
    const call = (given: string | null) =>
      fetch(`${server.url}/api/auth/setup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          token: given,
          displayName: 'Root',
          email: 'you@example.com',
          password: 'long enough',
        }),
      });

    expect((await call('guessed')).status).toBe(403);
    expect(await (await call(token)).json()).toMatchObject({
      user: { role: ['admin'], data: { email: 'you@example.com' } },
    });
    expect((await call(token)).status).toBe(403);
    await server.stop();
  });

  it('makes the administrator of its environment, once', async () => {
    const { environment, ask } = createTestApi(() => ({}));
    const account = { email: 'Root@example.com', password: 'long enough' };
    expect(await makeFirstAdmin(environment, account)).toBe(true);
    expect(await makeFirstAdmin(environment, { ...account, email: 'b@example.com' })).toBe(false);
    const login = `mutation { login(input: { email: "root@example.com", password: "long enough" }) {
      session { user { roles } } } }`;
    expect((await ask(login, {}, 'guest')).data?.login).toEqual({ session: { user: { roles: ['ADMIN'] } } });
  });

  it('makes the first administrator one of the team, so that what they do bears their name', async () => {
    const { environment } = createTestApi(() => ({}));
    await makeFirstAdmin(environment, { email: 'root@example.com', password: 'long enough' });
    const [admin] = (await environment.store.users.list()).rows;
    expect(await environment.store.teamMembers.get(admin?.memberId ?? '')).toMatchObject({
      name: 'root@example.com',
      email: 'root@example.com',
    });
  });
});

describe('registering', () => {
  it('is limited to five a minute for an address', async () => {
    const register = (email: string) =>
      post('/api/auth/register', JSON.stringify({ displayName: email, email, password: 'long enough' }));
    for (let person = 0; person < 5; person++) {
      expect((await register(`person${person}@example.com`)).status).toBe(200);
    }
    const refused = await register('person6@example.com');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      error: { message: 'Too many attempts to register. Try again in 60 seconds.' },
    });
  });
});

describe('changing the password', () => {
  it('is limited to five wrong old ones a minute', async () => {
    const change = `mutation { changePassword(input: { oldPassword: "guess", newPassword: "a new one" }) {
      errors { field } } }`;
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await graphql(change)).data.changePassword.errors).toEqual([{ field: 'oldPassword' }]);
    }
    expect((await graphql(change)).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect((await graphql(change, {}, 'staff')).errors).toBeUndefined();
  });
});

describe('addresses behind a proxy', () => {
  const attempt = (url: string, client: string) =>
    fetch(`${url}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
      body: '{"email":"staff","password":"guess"}',
    });

  it('are told apart when the proxy is trusted', async () => {
    const server = await startTestServer(createTestApi(), { trustProxy: ['loopback'] });
    for (let times = 0; times < 5; times++) await attempt(server.url, '192.0.2.1');
    expect((await attempt(server.url, '192.0.2.1')).status).toBe(429);
    expect((await attempt(server.url, '192.0.2.2')).status).toBe(200);
    await server.stop();
  });

  it('are not believed otherwise', async () => {
    const server = await startTestServer();
    for (let times = 0; times < 5; times++) await attempt(server.url, `192.0.2.${times}`);
    expect((await attempt(server.url, '192.0.2.9')).status).toBe(429);
    await server.stop();
  });
});

describe('pages of other sites', () => {
  const origin = 'https://wall.example';
  const ask = (url: string, from: string, method: string) =>
    fetch(`${url}/graphql`, {
      method,
      headers: { origin: from, 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{"query":"{ viewer { id } }"}' } : {}),
    });
  const allowed = (response: Response) => response.headers.get('access-control-allow-origin');

  it('may not call unless they are named', async () => {
    const { url } = running();
    expect(allowed(await ask(url, origin, 'POST'))).toBeNull();
    expect(allowed(await ask(url, origin, 'OPTIONS'))).toBeNull();
  });

  it('may call when they are named, with a bearer token and JSON; others still may not', async () => {
    const server = await startTestServer(createTestApi(), { corsOrigins: [origin] });
    const asked = await ask(server.url, origin, 'OPTIONS');
    expect(asked.status).toBe(204);
    expect(allowed(asked)).toBe(origin);
    expect(asked.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    const answered = await ask(server.url, origin, 'POST');
    expect(allowed(answered)).toBe(origin);
    expect(answered.headers.get('vary')).toContain('origin');
    expect(await answered.json()).toEqual({ data: { viewer: null } });
    expect(allowed(await ask(server.url, 'https://other.example', 'POST'))).toBeNull();
    expect(allowed(await fetch(`${server.url}/`, { headers: { origin } }))).toBeNull();
    await server.stop();
  });
});

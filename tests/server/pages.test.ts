import { createHash } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allowedMediaOrigins } from '~/resolvers/registry/registry.mediaOrigins.ts';
import { readPage } from '../../server/pages.ts';
import { createClientFolder } from '../support/client.ts';
import { createTestApi } from '../support/environment.ts';
import { startTestServer } from '../support/server.ts';
import { serverOfFile } from './kit.ts';

const { get, post, running } = serverOfFile();
const html = { accept: 'text/html' };

describe('the dashboard', () => {
  it.each(['/', '/login', '/apps/dashboards/analytics', '/apps/mail/inbox/12'])(
    'answers %s with its page, in server mode, asked anew each time',
    async (path) => {
      const response = await get(path, html);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const page = await response.text();
      expect(page).toContain('<title>Watchfloor</title>');
      expect(page).toContain('<meta name="watchfloor-mode" content="server" />');
    },
  );

  it('sends to / who asks for the file of the page', async () => {
    const response = await get('/index.html');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/');
  });

  it('keeps hashed files for a year', async () => {
    const response = await get('/assets/main-1a2b3c4d.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('sends the compressed copy of a hashed file, which the build made, to whoever can read it', async () => {
    const path = '/assets/main-1a2b3c4d.js';
    const compressed = await get(path, { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect(await compressed.text()).toBe('export const answer = 42; // compressed');
    const plain = await get(path, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe('export const answer = 42;');
  });

  it.each(['/assets/main-00000000.js', '/missing.png', '/..%2f..%2fetc/passwd.txt'])(
    'answers 404 to the file %s that is not there',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('sends what is there now, or 404, while a new build takes the place of the old one', async () => {
    const folder = join(running().clientFolder, 'assets');
    const away = `${folder}-away`;
    const path = '/assets/main-1a2b3c4d.js';
    await rename(folder, away);
    for (const encoding of ['br', 'identity']) {
      const gone = await get(path, { 'accept-encoding': encoding });
      expect([gone.status, gone.headers.get('content-encoding')]).toEqual([404, null]);
      expect(gone.headers.get('cache-control') ?? '').not.toContain('immutable');
    }
    await rename(away, folder);
    expect(await (await get(path)).text()).toContain('answer = 42');
    await writeFile(join(folder, 'other-5e6f7a8b.js'), 'export const answer = 43;');
    expect(await (await get('/assets/other-5e6f7a8b.js')).text()).toBe('export const answer = 43;');
    // Looked up and gone before it is opened: again and again, until the moments have met.
    for (let round = 0; round < 40; round += 1) {
      await writeFile(join(folder, 'short-5e6f7a8b.js'), 'export {};');
      const asked = Promise.all(Array.from({ length: 8 }, () => get('/assets/short-5e6f7a8b.js')));
      await rm(join(folder, 'short-5e6f7a8b.js'));
      for (const { status } of await asked) expect([200, 404]).toContain(status);
    }
    expect((await get('/healthz')).status).toBe(200);
  });

  it('runs no script but its own: inline ones by their hash', async () => {
    const response = await get('/', html);
    const hash = createHash('sha256').update('document.dir = "ltr";').digest('base64');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    "default-src 'self'",
    "base-uri 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "script-src-attr 'none'",
    "worker-src 'self' blob:",
  ])('has the policy %s', async (directive) => {
    const policy = (await get('/', html)).headers.get('content-security-policy');
    expect(policy?.split(';')).toContain(directive);
  });

  it('leaves it to whoever ends TLS to demand it', async () => {
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
  });

  it('can only be read', async () => {
    const response = await post('/apps/mail/inbox/12', '{}');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('a dashboard with sign-in providers', () => {
  const auth0 = { issuer: 'https://tenant.auth0.com/', clientId: 'a "quoted" one' };

  it('is told of them, and may call them and nobody else', async () => {
    const server = await startTestServer(createTestApi(), { providers: { auth0 } });
    const response = await fetch(server.url, { headers: html });
    expect(await response.text()).toContain(
      '<meta name="watchfloor-providers" content="{&quot;auth0&quot;:{&quot;issuer&quot;:&quot;https://tenant.auth0.com/&quot;,&quot;clientId&quot;:&quot;a \\&quot;quoted\\&quot; one&quot;}}" />',
    );
    expect(response.headers.get('content-security-policy')?.split(';')).toContain(
      "connect-src 'self' https://tenant.auth0.com",
    );
    await server.stop();
  });

  it('says nothing of them where there are none', async () => {
    expect(await (await get('/', html)).text()).not.toContain('watchfloor-providers');
  });
});

describe('a dashboard with media engines', () => {
  it('may fetch and show their streams, and those of nobody else', async () => {
    const engine = 'http://10.0.0.5:8888';
    const server = await startTestServer(createTestApi(), { mediaOrigins: { fixed: [engine] } });
    const response = await fetch(server.url, { headers: html });
    expect(response.headers.get('content-security-policy')?.split(';')).toEqual(
      expect.arrayContaining([
        `connect-src 'self' ${engine}`,
        `media-src 'self' blob: ${engine}`,
        `img-src 'self' https: data: blob: ${engine}`,
      ]),
    );
    expect(await response.text()).toContain(`<meta name="watchfloor-media-origins" content="${engine}" />`);
    await server.stop();
  });

  it('may fetch from what administrators allow from the next page on, and not from what they removed', async () => {
    const api = createTestApi();
    const { store } = api.environment;
    const [engine, camera] = ['http://10.0.0.5:8888', 'http://10.0.0.7'];
    const server = await startTestServer(api, {
      mediaOrigins: { fixed: [engine], allowed: () => allowedMediaOrigins(store) },
    });
    const ask = async () => {
      const response = await fetch(`${server.url}/apps/cameras`, { headers: html });
      const policy = response.headers.get('content-security-policy') ?? '';
      const [, named] = /watchfloor-media-origins" content="([^"]*)"/.exec(await response.text()) ?? [];
      return { called: /connect-src 'self' ([^;]*)/.exec(policy)?.[1], named };
    };
    const row = { id: 'one', origin: camera, addedAt: 0, addedByName: 'Mira Aydın' };
    // Written past the mutation, so it was never checked.
    const forged = { ...row, id: 'two', origin: "https://x; script-src 'unsafe-inline'" };
    await store.mediaOrigins.insert([row, forged]);
    expect(await ask()).toEqual({ called: `${engine} ${camera}`, named: `${engine} ${camera}` });
    await store.mediaOrigins.remove(['one']);
    expect(await ask()).toEqual({ called: engine, named: engine });
    await server.stop();
  });

  it('is still sent when what administrators allow cannot be read', async () => {
    const engine = 'http://10.0.0.5:8888';
    const allowed = () => Promise.reject(new Error('The database is away.'));
    const server = await startTestServer(createTestApi(), { mediaOrigins: { fixed: [engine], allowed } });
    const response = await fetch(server.url, { headers: html });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain(`connect-src 'self' ${engine};`);
    expect(server.log.join()).toContain('The database is away.');
    await server.stop();
  });
});

describe('the playground', () => {
  it('is what a browser sees at /graphql', async () => {
    const response = await get('/graphql', html);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Watchfloor GraphQL</title>');
  });

  it('stands in no way of programs that ask by GET', async () => {
    const response = await get('/graphql?query={viewer{id}}', {
      accept: 'application/json',
      'apollo-require-preflight': 'yes',
    });
    expect(await response.json()).toEqual({ data: { viewer: null } });
  });
});

describe('a page of the build', () => {
  it('that was not built is none, and one that cannot be read is an error', async () => {
    const { folder, remove } = await createClientFolder();
    expect(await readPage(folder, 'missing.html')).toBeNull();
    await expect(readPage(folder, 'assets')).rejects.toMatchObject({ code: 'EISDIR' });
    await remove();
  });
});

describe('the page of a server where not everybody may register', () => {
  const pageWhere = async (registration: 'OPEN' | 'INVITE' | 'CLOSED') => {
    const server = await startTestServer(createTestApi(undefined, { registration }));
    const page = await (await fetch(`${server.url}/register`, { headers: html })).text();
    await server.stop();
    return page;
  };

  it('is told so, and where everybody may it is told nothing', async () => {
    expect(await pageWhere('CLOSED')).toContain('<meta name="watchfloor-registration" content="closed" />');
    expect(await pageWhere('INVITE')).toContain('<meta name="watchfloor-registration" content="invite" />');
    expect(await pageWhere('OPEN')).not.toContain('watchfloor-registration');
  });
});

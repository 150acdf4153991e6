import { type BrowserContext, chromium, type Page, type Worker } from 'playwright';
import { inject } from 'vitest';
import { onceLoaded } from '~/lib/onceLoaded.ts';
import type { RestCall, RestReply } from '~/rest/route.ts';
import { NOW } from '../../support/environment.ts';
import { inServer } from '../../support/inServer.ts';
import type { OpenTransport, Transport } from './transport.ts';

/** A page in browser mode, its server at the tests' now. */
interface Visit {
  readonly page: Page;
  /** What went wrong unseen. */
  readonly problems: string[];
}

interface StoppedTime {
  /** Moves the server's time on by milliseconds. */
  passTime(milliseconds: number): void;
}

/**
 * Runs in the worker of the server: its time is `now` until it is moved on. Not by Playwright's clock, whose Date answers `super()` of a
 * class that extends it with a plain date: every `TZDate` would then be one, in the zone of the machine.
 */
function stopTime(now: number): void {
  let current = now;
  const time = () => current;
  const stopped = new Proxy(Date, {
    construct: (date, given, made) => Reflect.construct(date, given.length === 0 ? [current] : given, made),
    get: (date, name) => (name === 'now' ? time : Reflect.get(date, name)),
  });
  const passTime = (milliseconds: number) => {
    current += milliseconds;
  };
  Object.assign(globalThis, { Date: stopped, passTime });
}

const connect = onceLoaded(() => chromium.connect(inject('dashboard').browser));

async function begin(context: BrowserContext): Promise<Visit> {
  await inServer(context, stopTime, NOW);
  // A page of the same origin where no dashboard runs: the one that wrote is gone, and what it wrote is on its way.
  await context.route('**/nothing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  const page = await context.newPage();
  // Whoever holds the lock lets the demo's pulse beat: nobody does here, for it would change what is counted.
  await page.addInitScript(() => {
    void navigator.locks.request('watchfloor-pulse', () => new Promise(() => undefined));
  });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await arrive(page);
  return { page, problems };
}

/** The login page stands when the page answers REST. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Forgets every change but who is signed in, for signing in takes a while by design. */
async function forget(page: Page): Promise<void> {
  await page.goto('/nothing');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('watchfloor');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const deleting = database.transaction('changes', 'readwrite');
          const changes = deleting.objectStore('changes');
          const listing = changes.getAllKeys();
          listing.onsuccess = () => {
            for (const key of listing.result) {
              if (!Array.isArray(key) || key[0] !== 'sessions') changes.delete(key);
            }
          };
          deleting.onabort = () => reject(deleting.error);
          deleting.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
  );
  await arrive(page);
}

/** `fetch` sends no body with GET: whoever calls inside a page sends it by POST to the same path, as the paths document. */
function asFetchCan({ method, query, body, ...call }: RestCall) {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  return { ...call, method: text === undefined ? method : 'POST', query: { ...query }, text };
}

async function sendInPage(page: Page, call: RestCall): Promise<RestReply> {
  const { method, path, query, headers, text } = asFetchCan(call);
  const { body, ...reply } = await page.evaluate(
    async ([address, init]) => {
      const response = await fetch(address, init);
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      };
    },
    [
      `${path}?${new URLSearchParams(query)}`,
      {
        method,
        headers: Object.entries(headers).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value] as [string, string]],
        ),
        ...(text === undefined ? {} : { body: text }),
      },
    ] as const,
  );
  return { ...reply, body: body === '' ? undefined : JSON.parse(body) };
}

/** The server starts with the first call. */
async function startedServer(page: Page): Promise<Worker> {
  const call = { method: 'GET', path: '/api/openapi.json', query: {}, headers: {} };
  const [server] = await Promise.all([page.waitForEvent('worker'), sendInPage(page, call)]);
  return server;
}

/** Browser mode, asked by `fetch` inside the page: no server, the store behind it in IndexedDB. */
export const openPageTransport: OpenTransport = async (seeds): Promise<Transport> => {
  if (seeds) throw new Error('A page has the demo data and no others.');
  const context = await (await connect()).newContext({
    baseURL: inject('dashboard').url,
    reducedMotion: 'reduce',
  });
  const { page, problems } = await begin(context);
  const tokens = new Map<string, string>();
  let passed = false;
  return {
    send: (call) => sendInPage(page, call),
    async token(as) {
      if (as === 'guest') return null;
      const known = tokens.get(as);
      if (known !== undefined) return known;
      const call = { method: 'POST', path: '/api/auth', query: {}, headers: {} };
      const { body } = await sendInPage(page, { ...call, body: { email: as, password: as } });
      const { access_token: token } = body as { access_token: string };
      tokens.set(as, token);
      return token;
    },
    async pass(milliseconds) {
      passed = true;
      const server = page.workers()[0] ?? (await startedServer(page));
      await server.evaluate((time) => (globalThis as unknown as StoppedTime).passTime(time), milliseconds);
    },
    store: () => Promise.reject(new Error('A page hands out no store.')),
    problems: () => problems.splice(0),
    async renew() {
      await forget(page);
      if (passed) tokens.clear();
      passed = false;
    },
    close: () => context.close(),
  };
};

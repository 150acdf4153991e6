import { type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, inject } from 'vitest';
import { onceLoaded } from '~/graphql/onceLoaded.ts';
import type { RestCall, RestReply } from '~/rest/route.ts';
import { routes } from '~/rest/routes.ts';
import { browserArguments } from '../../support/browser.mjs';
import { NOW } from '../../support/environment.ts';
import type { Door, OpenDoor } from './door.ts';

/** A page in browser mode, at the tests' now, that nobody has changed anything in. */
interface Visit {
  readonly page: Page;
  readonly tokens: Map<string, string>;
  /** What went wrong unseen. */
  readonly problems: string[];
}

const launch = onceLoaded(() => {
  const executablePath = process.env.CHROMIUM_PATH;
  return chromium.launch({ args: [...browserArguments], ...(executablePath ? { executablePath } : {}) });
});

let contexts: BrowserContext[] = [];
let idle: Visit[] = [];

afterAll(async () => {
  if (contexts.length > 0) await (await launch()).close();
  contexts = [];
  idle = [];
});

async function begin(): Promise<Visit> {
  const browser = await launch();
  const context = await browser.newContext({ baseURL: inject('dashboardUrl') });
  contexts.push(context);
  await context.clock.setFixedTime(NOW);
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
  return { page, tokens: new Map(), problems };
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
  await page.clock.setFixedTime(NOW);
  await arrive(page);
}

/** `fetch` sends no body with GET: whoever calls inside a page puts its fields into the query, as the paths document. */
function asFetchCan({ method, query, body, ...call }: RestCall) {
  if (method !== 'GET') {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    return { ...call, method, query: { ...query }, text };
  }
  const fields = Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]);
  return { ...call, method, query: { ...query, ...Object.fromEntries(fields) }, text: undefined };
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

/** Whether a row of the table only reads. */
function reads({ method, path }: RestCall): boolean {
  const route = routes.find((row) => row.method === method && row.path === path);
  const documents = route ? [route.document, ...(route.write ? [route.write.document] : [])] : [];
  return documents
    .flatMap(({ definitions }) => definitions)
    .every((definition) => definition.kind !== 'OperationDefinition' || definition.operation === 'query');
}

/** Browser mode, asked by `fetch` inside the page: no server, the store behind it in IndexedDB. */
export const openPageDoor: OpenDoor = async (seeds): Promise<Door> => {
  if (seeds) throw new Error('A page has the demo data and no others.');
  const visit = idle.pop() ?? (await begin());
  const { page, tokens, problems } = visit;
  let passed = 0;
  let changed = false;
  return {
    send(call) {
      changed ||= !reads(call);
      return sendInPage(page, call);
    },
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
      passed += milliseconds;
      changed = true;
      await page.clock.setFixedTime(NOW + passed);
    },
    store: () => Promise.reject(new Error('A page hands out no store.')),
    async close() {
      if (changed) await forget(page);
      if (passed > 0) tokens.clear();
      if (problems.length > 0) throw new Error(problems.splice(0).join('\n'));
      idle.push(visit);
    },
  };
};

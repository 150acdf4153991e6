import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test as playwright } from '@playwright/test';

interface Fixtures {
  /** What a test expects to go wrong; everything else fails it. */
  expectedErrors: RegExp | null;
  /** Fails the test on anything that went wrong unseen: console errors, page errors, failed requests. */
  watched: undefined;
}

/** What the driver says of tests' way to put pages together, where WebGL's pictures are read back. */
const driversTalk = /GPU stall due to ReadPixels/;

/** What the page tells whoever runs it, at every login without Auth0 (specification, shell §8). */
const withoutAuth0 = /^Auth0 not initialised/;

/** Everything that goes wrong on the page from now on: console errors and warnings, page errors, failed requests. */
export function watch(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (driversTalk.test(message.text()) || withoutAuth0.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page: ${error.message}`));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()}`);
  });
  return problems;
}

let base = '';

/** Tests run against browser mode by default; `test.use({ baseURL: serverUrl() })` moves a file to server mode. */
export const test = playwright.extend<Fixtures>({
  expectedErrors: [null, { option: true }],
  watched: [
    async ({ page, expectedErrors, baseURL }, use) => {
      base = baseURL ?? '';
      const problems = watch(page);
      await use(undefined);
      const unexpected = problems.filter((problem) => !expectedErrors?.test(problem));
      // What is being answered when a test ends is of no use to anybody, and must not fail the next one.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(unexpected, 'nothing goes wrong unseen').toEqual([]);
    },
    { auto: true },
  ],
});

/** Address of the server-mode dashboard, for `test.use({ baseURL })`. */
export const serverUrl = (): string => process.env.WATCHFLOOR_SERVER_URL ?? '';

const home = '/apps/dashboards/analytics';
type State = Awaited<ReturnType<BrowserContext['storageState']>>;
/** What a browser keeps after signing in, by address and account: a worker goes through the login once for each. */
const signedIn = new Map<string, State>();

/** Signs in with a demo account through the login page and waits for the home page. */
export async function signInByForm(page: Page, account: 'admin' | 'staff' = 'admin'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(/e-mail/i).fill(account);
  await page.getByLabel(/^password/i).fill(account);
  await page.getByRole('button', { name: /^(log in|sign in)$/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/camera health/i);
}

/** What a browser keeps of a sign-in, made in a browser of its own: no test has changed anything there. */
async function stateOf(page: Page, account: 'admin' | 'staff'): Promise<State> {
  const name = `${base} ${account}`;
  const known = signedIn.get(name);
  if (known) return known;
  const context = await page.context().browser()?.newContext({ baseURL: base });
  if (!context) throw new Error('The page has no browser.');
  await signInByForm(await context.newPage(), account);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  signedIn.set(name, state);
  return state;
}

/**
 * The next page is opened by somebody who has signed in with a demo account, as a browser that kept the sign-in. Whoever
 * ends a session of the server takes `signInByForm`, for other tests of the worker share this one.
 */
export async function keepSignIn(page: Page, account: 'admin' | 'staff' = 'admin'): Promise<void> {
  await page.context().setStorageState(await stateOf(page, account));
}

/** Opens the address as somebody who has signed in, as `keepSignIn` does. */
export async function signIn(page: Page, account: 'admin' | 'staff' = 'admin', path = home): Promise<void> {
  await keepSignIn(page, account);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * What axe finds against WCAG 2.2 A and AA on the whole page, as sentences. It collects nothing but that, and in the page
 * itself instead of in one more, which takes less than half of the time. Where it has read the same elements before, in
 * other colours, the rules of colours suffice.
 */
export async function violations(
  page: Page,
  about: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations: found } = await (about === 'colours'
    ? axe.withRules(['color-contrast', 'link-in-text-block'])
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  ).analyze();
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  );
}

export { expect };

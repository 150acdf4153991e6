import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as fresh, signIn } from './test.ts';

/** The page that tests of a file share in their worker, which have the same window. */
let kept: { readonly whose: string; readonly context: BrowserContext; readonly page: Page } | undefined;

/**
 * Tests that share one page with all of their file: loading the dashboard costs more than most of them do. Each begins with
 * `visit`. What one of them writes the others find, so they only look, or each writes what no other reads. After a failure
 * the page is a new one. The file says `test.describe.configure({ mode: 'default' })`, which keeps it in one worker.
 */
export const test = fresh.extend({
  page: async ({ browser, baseURL, viewport }, use, { file }) => {
    const whose = JSON.stringify([file, baseURL, viewport]);
    if (kept?.whose !== whose) {
      await kept?.context.close();
      const context = await browser.newContext();
      kept = { whose, context, page: await context.newPage() };
    }
    if (viewport) await kept.page.setViewportSize(viewport);
    await use(kept.page);
  },
});

/** Goes to the address as the browser's own buttons do, without a load. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    const { idx = 0 } = history.state ?? {};
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

/** Opens the address, signed in, where the page does not stand there already. */
export async function stay(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await signIn(page, 'admin', path);
  else if (!page.url().endsWith(path)) await go(page, path);
}

/** Opens the address, signed in. The screen is drawn anew, though nothing is loaded that is there already. */
export async function visit(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await signIn(page, 'admin', path);
    return;
  }
  const heading = page.getByRole('heading', { level: 1 });
  await go(page, '/pages/errors/error-404');
  await expect(heading).toHaveText('Page not found');
  await go(page, path);
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText('Page not found');
}

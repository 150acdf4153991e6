import type { Page } from '@playwright/test';
import { keeps, processorOf } from './support/measure.ts';
import { expect, signIn, test } from './support/test.ts';

/** What one change may cost until it is seen, in milliseconds of the page's main thread on a quiet machine. */
const limit = 100;

/** The charts that follow after the last change, and what the dashboard does by itself, are not a change's cost. */
const calm = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(() => requestIdleCallback(resolve)));
      }),
  );

/** Clicks, and waits for the frame that shows what came of it: after the attribute of the document has changed. */
const clickAndSee = (page: Page, selector: string, attribute: 'lang' | null = null) =>
  page.evaluate(
    ([wanted, changing]) =>
      new Promise<void>((resolve) => {
        const nextFrame = () =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve();
            port2.postMessage(null);
          });
        if (changing) {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            nextFrame();
          });
          observer.observe(document.documentElement, { attributes: true, attributeFilter: [changing] });
        }
        document.querySelector<HTMLElement>(wanted)?.click();
        if (!changing) nextFrame();
      }),
    [selector, attribute] as const,
  );

const languageOf = (tag: string) => `[role="menuitemradio"][lang="${tag}"]`;

async function openLanguages(page: Page): Promise<void> {
  await page.locator('header button[aria-haspopup="menu"]', { hasText: /^(EN|KO)$/ }).click();
  await expect(page.locator(languageOf('ko'))).toBeVisible();
}

test('a language is seen within a frame of 100 ms, and nothing is loaded anew @alone', async ({ page }) => {
  test.slow();
  await signIn(page);
  await page.waitForLoadState('networkidle');
  const loaded: string[] = [];
  page.on('framenavigated', (frame) => loaded.push(frame.url()));
  // The first time its texts are fetched.
  for (const tag of ['ko', 'en']) {
    await openLanguages(page);
    await clickAndSee(page, languageOf(tag), 'lang');
  }
  const { thread, slowness } = await processorOf(page);
  const seen = await keeps('a language', { limit, rounds: 12 }, async (turn) => {
    await openLanguages(page);
    await calm(page);
    const pace = await slowness();
    const before = await thread();
    await clickAndSee(page, languageOf(turn % 2 ? 'en' : 'ko'), 'lang');
    return { cost: (await thread()) - before, slowness: pace };
  });
  expect(seen).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/카메라|Camera Health/);
  expect(loaded).toEqual([]);
});

test('a theme and a direction are seen within a frame of 100 ms, and nothing is loaded anew @alone', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  await page.getByRole('button', { name: 'Open settings' }).click();
  await expect(page.getByRole('radio', { name: 'Sunset' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded: string[] = [];
  page.on('framenavigated', (frame) => loaded.push(frame.url()));
  const { thread, slowness } = await processorOf(page);
  /** From the change to the end of the frame that shows it. */
  const cost = (what: string, selectorOf: (turn: number) => string) =>
    keeps(what, { limit, rounds: 12 }, async (turn) => {
      await calm(page);
      const pace = await slowness();
      const before = await thread();
      await clickAndSee(page, selectorOf(turn));
      return { cost: (await thread()) - before, slowness: pace };
    });
  const themes = ['sunset', 'slate', 'beach', 'tech', 'defaultDark'];
  expect(await cost('a theme', (turn) => `dialog input[value="${themes[turn % 5]}"]`)).toBe(true);
  const direction = await cost('a direction', (turn) => `dialog input[value="${turn % 2 ? 'ltr' : 'rtl'}"]`);
  expect(direction).toBe(true);
  expect(loaded).toEqual([]);
});

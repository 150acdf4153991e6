import type { Browser, BrowserContextOptions } from '@playwright/test';
import { firstNumber, markWidgets, sightDrawn, timeOfMark, widgetsDrawn } from '../support/drawn.mjs';
import { keeps, processorOf, type Round } from './support/measure.ts';
import { expect, signInByForm, test, watch } from './support/test.ts';

const limit = 2_000;
const widgets = 8;
const marks = [firstNumber, sightDrawn, widgetsDrawn] as const;

/** Loads Camera Health as somebody who is signed in and whose browser keeps nothing else: how long until it stands. */
async function coldLoad(
  browser: Browser,
  storageState: BrowserContextOptions['storageState'],
  problems: string[],
): Promise<Round> {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const seen = watch(page);
  await page.addInitScript(markWidgets, { count: widgets, marks });
  await page.goto('/apps/dashboards/analytics');
  const cost = await page.evaluate(timeOfMark, widgetsDrawn);
  await page.waitForLoadState('networkidle');
  const { slowness } = await processorOf(page);
  const round = { cost, slowness: await slowness() };
  problems.push(...seen);
  await context.close();
  return round;
}

// A trace takes pictures of the page while it loads.
test.use({ trace: 'off' });

test('Camera Health draws at least 8 of its widgets within 2 s of load, with no console error', {
  tag: '@alone',
}, async ({ browser, page }) => {
  test.slow();
  await signInByForm(page);
  const storageState = await page.context().storageState({ indexedDB: true });
  // It would go on living beside the pages that are measured.
  await page.goto('about:blank');
  const problems: string[] = [];
  const measure = () => coldLoad(browser, storageState, problems);
  expect(await keeps('8 widgets', { limit, rounds: 6 }, measure)).toBe(true);
  expect(problems).toEqual([]);
});

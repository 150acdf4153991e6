import type { Page } from '@playwright/test';
import { growFleet, growIncidents } from './support/grow.ts';
import { longestTask } from './support/longestTask.ts';
import { keeps, processorOf } from './support/measure.ts';
import { expect, signIn, test } from './support/test.ts';

const cameras = 9_952;
/** docs/operations.md has the figures of a million, by `INCIDENTS=1000000`. */
const incidents = Number(process.env.INCIDENTS ?? 100_000);
/** Milliseconds of a task that somebody feels. */
const limit = 50;

test.use({ actionTimeout: 20_000 });

/** What asks the server anew on each screen, until the answer is drawn. */
const questions: readonly { what: string; path: string; ask: (page: Page, turn: number) => Promise<void> }[] =
  [
    {
      what: 'the uptime of all cameras',
      path: '/apps/dashboards/analytics',
      async ask(page, turn) {
        const range = turn % 2 === 0 ? '1 week' : '1 month';
      await page.locator('#trend').getByRole('radio', { name: range }).check();
        await expect(page.locator('#trend [aria-busy="true"]')).toHaveCount(0);
      },
    },
    {
      what: 'all incidents of the desk',
      path: '/apps/incidents?state=all',
      async ask(page, turn) {
        await page
          .getByRole('searchbox')
          .first()
          .fill(`Grown ${700 + turn}`);
        await expect(page.getByRole('main')).toContainText(`Grown ${700 + turn}`);
      },
    },
  ];

test(`with 10,000 cameras and ${incidents} incidents in the browser no question keeps the page busy for 50 ms @alone`, async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, 'admin', '/audit');
  await growFleet(page, cameras);
  await growIncidents(page, incidents);
  for (const { what, path, ask } of questions) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/\d/, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const { slowness } = await processorOf(page);
    const quick = await keeps(`longest task of ${what}`, { limit, rounds: 5 }, async (turn) => ({
      slowness: await slowness(),
      cost: await longestTask(page, () => ask(page, turn)),
    }));
    expect(quick, what).toBe(true);
  }
});

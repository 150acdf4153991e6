import type { Page } from '@playwright/test';
import { askFor, isIn } from './support/colours.ts';
import { expect, signIn, test, violations } from './support/test.ts';

const home = '/apps/dashboards/analytics';
const link = (page: Page, path: string) => page.locator(`nav a[href^="${path}"]`).first();
const tab = (page: Page, name: string) => page.locator(`main nav a[href*="tab=${name}"]`);

/** The dashboards, each one click from the one before: a page is loaded once for all. */
const screens: readonly (readonly [name: string, open: (page: Page) => Promise<void>, address: RegExp])[] = [
  ['Camera Health', async () => undefined, /\/analytics/],
  ['Incident Report', (page) => link(page, '/apps/dashboards/project').click(), /\/project/],
  ['its budget', (page) => tab(page, 'budget').click(), /tab=budget/],
  ['its team', (page) => tab(page, 'team').click(), /tab=team/],
  ['the map dashboard', (page) => link(page, '/apps/dashboards/map').click(), /\/map/],
];

/** Opens the dashboards one after the other, and holds that axe finds nothing on any of them. */
async function expectNoViolations(page: Page, look: () => Promise<string[]>): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const [name, open, address] of screens) {
    await open(page);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    found[name] = await look();
  }
  expect(found).toEqual(Object.fromEntries(screens.map(([name]) => [name, []])));
}

for (const colours of ['dark', 'light'] as const) {
  test(`in ${colours} colours axe finds nothing on the login`, async ({ page }) => {
    await page.goto(`/login?${askFor(colours)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isIn(page, colours);
    expect(await violations(page)).toEqual([]);
  });
}

test('in dark and in light colours axe finds nothing on the dashboards', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin', home);
  await expectNoViolations(page, async () => {
    await isIn(page, 'dark');
    const dark = await violations(page);
    await page.getByRole('button', { name: 'Switch to light colours' }).click();
    await isIn(page, 'light');
    const light = await violations(page, 'colours');
    await page.getByRole('button', { name: 'Switch to dark colours' }).click();
    return [...dark, ...light];
  });
});

test('right to left axe finds nothing on the dashboards', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('watchfloor_language', 'ar'));
  await signIn(page, 'admin', home);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectNoViolations(page, () => violations(page));
});

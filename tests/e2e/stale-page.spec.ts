import type { Page } from '@playwright/test';
import { expect, signInByForm, test } from './support/test.ts';

// A missing file says so in the console, and whoever waited for it says that it failed.
test.use({
  expectedErrors:
    /Failed to load resource|Failed to fetch dynamically imported module|Unable to preload CSS|error loading dynamically imported module|Minified React error|request: \S+\/(analytics|map)$|request: \S+\/assets\//,
});

/** Answers 404 for a file of the build, so many times; returns how often the page itself was loaded since. */
async function lose(page: Page, file: string, times?: number): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(
    `**/assets/${file}-*.js`,
    (route) => route.fulfill({ status: 404 }),
    times ? { times } : {},
  );
  return () => loads;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a page from before a new build', () => {
  test('reloads by itself when the code of a screen is gone', async ({ page }) => {
    await signInByForm(page);
    const loads = await lose(page, 'MapDashboardScreen', 1);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(heading(page)).toHaveText('Map');
    expect(loads()).toBe(1);
  });

  for (const file of ['MapDashboardScreen', 'mapDashboard.preload', 'apollo']) {
    test(`reloads once when ${file} stays away, then says that it did not help`, async ({ page }) => {
      await signInByForm(page);
      const loads = await lose(page, file);
      await page.goto('/apps/dashboards/map?device=7-days');
      await expect(page.getByText('reloading the page did not help')).toBeVisible();
      await expect(heading(page)).toHaveText('Something went wrong');
      expect(loads()).toBe(2);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).toHaveText('Map');
      await expect(page).toHaveURL(/map\?device=7-days$/);
    });
  }

  test('reloads by itself when what the splash waits for is gone', async ({ page }) => {
    const loads = await lose(page, 'index', 1);
    await page.goto('/login');
    await expect(page.getByLabel('E-mail or user name')).toBeVisible();
    expect(loads()).toBe(2);
  });

  for (const file of ['index', 'start', 'login']) {
    test(`says so when ${file} stays away, and starts as soon as it is there`, async ({ page }) => {
      const loads = await lose(page, file);
      await page.goto('/login');
      await expect(page.getByText('reloading the page did not help')).toBeVisible();
      expect(loads()).toBe(2);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByLabel('E-mail or user name')).toBeVisible();
    });
  }

  test('says so in the splash in the language that was chosen', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('watchfloor_language', 'ar'));
    await lose(page, 'index');
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'إعادة التحميل' })).toBeVisible();
  });

  test('does not reload while the server is away', async ({ page }) => {
    await signInByForm(page);
    const loads = await lose(page, 'MapDashboardScreen');
    await page.route('**/apps/dashboards/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page.getByText('Check your connection.')).toBeVisible();
    expect(loads()).toBe(0);
  });

  test('says in place that the connection is gone, and goes on by itself without a reload', async ({
    page,
    context,
  }) => {
    await signInByForm(page);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('The connection is gone');
    await expect(page).toHaveURL(/\/apps\/dashboards\/map$/);
    // The page has given up by now: while it still asks, it may find the server back, and reload.
    await expect(page.getByText('Check your connection.')).toBeVisible();
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Map');
    await expect(page.getByText('The connection is gone')).toHaveCount(0);
    await expect(page.getByText('Check your connection.')).toHaveCount(0);
    expect(loads).toBe(0);
  });

  test('does not reload over what somebody typed; the next attempt goes through', async ({ page }) => {
    await page.goto('/login');
    const loads = await lose(page, 'local');
    await page.route('**/login', (route) => route.fulfill({ body: '<!doctype html>another build' }));
    await page.getByLabel('E-mail or user name').fill('staff');
    await page.getByLabel('Password', { exact: true }).fill('staff');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('There is a new version of Watchfloor.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.getByLabel('E-mail or user name')).toHaveValue('staff');
    expect(loads()).toBe(0);
    await expect(page.getByText('You could not be signed in.')).toBeVisible();
    await page.unroute('**/assets/local-*.js');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(heading(page)).toHaveText('Camera Health');
    expect(loads()).toBe(0);
  });
});

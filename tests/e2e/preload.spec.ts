import type { Page } from '@playwright/test';
import { expect, serverUrl, signIn, test } from './support/test.ts';

// A request that is refused on purpose says so in the console.
test.use({ baseURL: serverUrl(), expectedErrors: /Failed to load resource|request: \S+\/graphql$/ });

/** The names of the operations that the page asks from now on; those in `failing` get no answer. */
async function watchOperations(page: Page) {
  const asked: string[] = [];
  const failing = new Set<string>();
  await page.route('**/graphql', async (route) => {
    const name = /(?:query|mutation)\s+(\w+)/.exec(route.request().postData() ?? '')?.[1] ?? '';
    asked.push(name);
    await (failing.has(name) ? route.abort() : route.continue());
  });
  return { asked, failing };
}

/** Those of the screen: alarms and the map ask when the page rests, whatever is done meanwhile. */
const ofScreen = (asked: readonly string[]) =>
  asked.filter((name) => /^(CameraTable|Dashboard|CameraHealthOutages)/.test(name));

const cameraRows = (page: Page) => page.getByRole('table', { name: 'Cameras' }).getByRole('row');

test.describe('the queries of a screen', () => {
  test('are asked again one by one: sorting asks the table alone, an opened drawer nothing of the screen', async ({
    page,
  }) => {
    await signIn(page, 'staff');
    await expect(cameraRows(page)).not.toHaveCount(0);
    const { asked } = await watchOperations(page);
    // Live changes ask too, while the page is looked at.
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.getByRole('button', { name: 'Total malfunctions' }).click();
    await expect(page).toHaveURL(/sort=total_malfunctions/);
    await expect.poll(() => asked).toContain('CameraTable');
    expect(ofScreen(asked)).toEqual(['CameraTable']);

    asked.length = 0;
    await cameraRows(page).nth(1).click();
    await expect.poll(() => asked).toContain('CameraDrawer');
    expect(ofScreen(asked)).toEqual([]);
  });

  test('that have failed say so in their place, and are asked again by Try again', async ({ page }) => {
    await signIn(page, 'staff');
    const { asked, failing } = await watchOperations(page);
    failing.add('IncidentsScreen');
    await page.goto('/apps/incidents');
    const failed = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
    await expect(failed).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Incidents');
    await expect(page.getByRole('table', { name: 'Incident table' }).locator('tbody tr')).not.toHaveCount(0);

    failing.clear();
    asked.length = 0;
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: /New/ }).first()).toBeVisible();
    await expect(failed).toHaveCount(0);
    expect(asked).toContain('IncidentsScreen');
  });

  test('show the answer of an earlier visit at once, and ask for a new one behind it', async ({ page }) => {
    await signIn(page, 'staff', '/apps/incidents');
    await expect(page.getByRole('button', { name: /New/ }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map');
    const { asked, failing } = await watchOperations(page);
    failing.add('IncidentsScreen');
    await page.goBack();
    await expect(page.getByRole('button', { name: /New/ }).first()).toBeVisible();
    await expect.poll(() => asked).toContain('IncidentsScreen');
    await expect(page.getByRole('button', { name: /New/ }).first()).toBeVisible();
  });
});

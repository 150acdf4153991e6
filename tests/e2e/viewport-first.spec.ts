import type { Page, Route } from '@playwright/test';
import { movedOn, watchMoves } from './support/moves.ts';
import { expect, keepSignIn, serverUrl, signIn, test } from './support/test.ts';

const home = '/apps/dashboards/analytics';
const widget = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const numbers = (page: Page) =>
  widget(page, 'Live and off-line cameras').getByRole('link', { name: /Live$/ });
const chartOf = (page: Page, title: string) => widget(page, title).locator('figure svg path').first();
const table = (page: Page) => widget(page, 'Cameras').getByRole('table');

/** Holds back the answers to the operations that are named, until they are let go. */
async function holdAnswers(page: Page, held: readonly string[]) {
  const asked: string[] = [];
  const waiting: Route[] = [];
  let open = false;
  await page.route('**/graphql', async (route) => {
    const name = /(?:query|mutation)\s+(\w+)/.exec(route.request().postData() ?? '')?.[1] ?? '';
    asked.push(name);
    if (held.includes(name) && !open) waiting.push(route);
    else await route.continue();
  });
  const letGo = async () => {
    open = true;
    for (const route of waiting.splice(0)) await route.continue();
  };
  return { asked, letGo };
}

/** Keeps the page busy: it has no idle moment until it is let go. */
const keepBusy = (page: Page) =>
  page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    let rests = false;
    const own = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (work) => {
      const begin = () => void own(work);
      if (rests) begin();
      else waiting.push(begin);
      return 0;
    };
    addEventListener('let-rest', () => {
      rests = true;
      for (const begin of waiting) begin();
    });
  });

const letRest = (page: Page) => page.evaluate(() => dispatchEvent(new Event('let-rest')));

test.describe('on Camera Health', () => {
  test.use({ baseURL: serverUrl(), expectedErrors: /Failed to load resource|request: \S+\/graphql$/ });

  test('the first numbers stand before the first chart, and no widget waits for another', async ({
    page,
  }) => {
    await keepSignIn(page, 'staff');
    const { letGo } = await holdAnswers(page, ['CameraHealthOutages']);
    await page.goto(home);
    await expect(numbers(page)).toBeVisible();
    await expect(chartOf(page, 'Visits')).toBeAttached();
    await expect(widget(page, 'Malfunctions')).toHaveAttribute('aria-busy', 'true');
    // What lies below is drawn though one of those above has no answer.
    await expect(table(page).getByRole('row')).not.toHaveCount(0);
    await expect(widget(page, 'Malfunctions')).toHaveAttribute('aria-busy', 'true');
    await letGo();
    await expect(chartOf(page, 'Malfunctions')).toBeAttached();
  });

  test('the numbers stand alone while all charts are waited for', async ({ page }) => {
    await keepSignIn(page, 'staff');
    const { letGo } = await holdAnswers(page, [
      'CameraHealthOutages',
      'DashboardIncidents',
      'DashboardVisits',
    ]);
    await page.goto(home);
    await expect(numbers(page)).toBeVisible();
    await expect(page.locator('figure')).toHaveCount(0);
    await letGo();
    await expect(chartOf(page, 'Conversion')).toBeAttached();
  });

  test('a widget without an answer says so in its place, and Try again asks for it', async ({ page }) => {
    await keepSignIn(page, 'staff');
    let fails = true;
    await page.route('**/graphql', (route) =>
      fails && route.request().postData()?.includes('query DashboardIncidents')
        ? route.abort()
        : route.continue(),
    );
    await page.goto(home);
    const failed = widget(page, 'Conversion').getByRole('alert');
    await expect(failed).toContainText('Something went wrong');
    await expect(numbers(page)).toBeVisible();
    await expect(chartOf(page, 'Malfunctions')).toBeAttached();
    fails = false;
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(chartOf(page, 'Conversion')).toBeAttached();
    await expect(chartOf(page, 'Impressions')).toBeAttached();
  });

  test('what lies below has its heading at once, and is asked for and drawn when it is scrolled to', async ({
    page,
  }) => {
    await keepSignIn(page, 'staff');
    await keepBusy(page);
    const { asked } = await holdAnswers(page, []);
    await page.goto(home);
    await expect(chartOf(page, 'Visits')).toBeAttached();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
    await expect(widget(page, 'Cameras')).toHaveAttribute('aria-busy', 'true');
    expect(asked).not.toContain('CameraTable');
    await widget(page, 'Cameras').scrollIntoViewIfNeeded();
    await expect(table(page).getByRole('row')).not.toHaveCount(0);
    await expect(widget(page, 'Cameras')).toBeInViewport();
  });
});

test('what lies below is drawn without being scrolled to when the page rests', async ({ page }) => {
  await keepSignIn(page);
  await keepBusy(page);
  await page.goto(home);
  await expect(chartOf(page, 'Visits')).toBeAttached();
  await expect(widget(page, 'Devices')).toHaveAttribute('aria-busy', 'true');
  await letRest(page);
  await expect(chartOf(page, 'Devices')).toBeAttached();
  await expect(table(page).getByRole('row')).toHaveCount(49);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const width of [1440, 1280, 768, 360]) {
  test(`at ${width} px nothing moves while a dashboard is drawn, from its top to its end`, async ({
    page,
  }) => {
    // A window as high as the page: what moves below is seen, too, and whoever scrolls at once would meet it.
    await page.setViewportSize({ width, height: 8000 });
    await keepSignIn(page);
    await watchMoves(page);
    for (const path of [home, '/apps/dashboards/map']) {
      await page.goto(path);
      await expect(table(page).getByRole('row')).toHaveCount(49);
      await expect(chartOf(page, 'Devices')).toBeAttached();
      await expect(widget(page, 'Camera map').getByRole('listitem')).toHaveCount(48);
      expect(await movedOn(page), path).toEqual([]);
    }
  });
}

test('nothing moves while to-dos and notes are drawn, on any width', async ({ page }) => {
  await keepSignIn(page);
  await watchMoves(page);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, views] of [
      ['/apps/todo/all', 'Folders, filters and labels'],
      ['/apps/notes', 'Views'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('[data-row]').first()).toBeVisible();
      await expect(page.getByTitle(views).or(page.getByRole('navigation', { name: views }))).toBeVisible();
      expect(await movedOn(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('an address that names the map leads to it', async ({ page }) => {
  await signIn(page, 'admin', `${home}#map`);
  await expect(widget(page, 'Camera map')).toBeInViewport();
});

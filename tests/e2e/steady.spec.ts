import type { Locator, Page } from '@playwright/test';
import { movedOn, watchMoves } from './support/moves.ts';
import { test as shared, visit } from './support/onePage.ts';
import { expect, keepSignIn, serverUrl, signIn, test } from './support/test.ts';

/** Where the element stands on the screen, in whole pixels, once it stands still. */
async function placeOf(element: Locator) {
  await expect(element).toBeVisible();
  return element.evaluate(async (node) => {
    await Promise.all(node.getAnimations().map(({ finished }) => finished));
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
}

const inLayout = (style: string, path: string) =>
  `${path}?defaultSettings=${encodeURIComponent(JSON.stringify({ layout: { style } }))}`;

const filtered = [
  { path: '/cameras', menu: 'Site' },
  { path: '/apps/incidents', menu: 'Severity' },
  { path: '/apps/live-view', menu: 'Site' },
] as const;

const menuOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}\\b`) });

shared.describe('while rows and filters are chosen', () => {
  shared.describe.configure({ mode: 'default' });

  for (const { path, menu } of filtered) {
    shared(
      `a filter’s popup, and what stands beside its button, keep their place when boxes are ticked on ${path}`,
      async ({ page }) => {
        await visit(page, path);
        const button = menuOf(page, menu).first();
        const beside = page.getByRole('main').getByRole('searchbox').first();
        await button.click();
        const popup = page.getByRole('group', { name: menu, exact: true });
        const boxes = popup.getByRole('checkbox');
        await expect(boxes.nth(1)).toBeVisible();
        const before = [await placeOf(popup), await placeOf(button), await placeOf(beside)];
        await boxes.nth(0).click();
        await expect(page).toHaveURL(new RegExp(`${menu.toLowerCase()}=`));
        expect([await placeOf(popup), await placeOf(button), await placeOf(beside)]).toEqual(before);
        await boxes.nth(1).click();
        await expect(boxes.nth(1)).toBeChecked();
        expect([await placeOf(popup), await placeOf(button), await placeOf(beside)]).toEqual(before);
        await page.keyboard.press('Escape');
        await expect(popup).toBeHidden();
        await expect(button).toBeFocused();
        expect(await placeOf(button)).toEqual(before[1]);
      },
    );
  }

  shared('selecting a row moves no row, of cameras and of incidents', async ({ page }) => {
    await visit(page, '/cameras');
    const name = page.getByRole('main').locator('a[href^="/cameras/"]').first();
    const before = await placeOf(name);
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeEnabled();
    expect(await placeOf(name)).toEqual(before);
    await visit(page, '/apps/incidents');
    const row = page.getByRole('row').nth(1);
    const place = await placeOf(row);
    await row.getByRole('checkbox').check();
    await expect(page.getByRole('button', { name: 'Clear selection' })).toBeVisible();
    expect(await placeOf(row)).toEqual(place);
  });
});

test('nothing moves in the views of mail when what is written with is fetched', async ({ page }) => {
  await signIn(page, 'admin', '/apps/mail/inbox');
  const last = page.getByRole('navigation', { name: 'Folders and labels' }).getByRole('link').last();
  const before = await placeOf(last);
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'New mail' })).toBeVisible();
  expect(await placeOf(last)).toEqual(before);
});

for (const style of ['layout1', 'layout2', 'layout3']) {
  test(`in ${style} the page stays, and the toolbar in sight, when a menu or a drawer closes`, async ({
    page,
  }) => {
    await signIn(page, 'admin', inLayout(style, '/apps/dashboards/analytics'));
    const toolbar = page.getByRole('banner').first();
    const scrolled = () => page.evaluate(() => scrollY);
    const inSight = () =>
      toolbar.evaluate((bar) => {
        const { left, top, height } = bar.getBoundingClientRect();
        return bar.contains(document.elementFromPoint(left + 4, top + height / 2));
      });
    const place = await placeOf(toolbar);
    await page.getByRole('button', { name: 'Demo' }).click();
    await page.getByRole('menuitem').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await scrolled()).toBe(0);
    // Scrolled by so much the navigation of layouts 2 and 3 lies under the toolbar, and never over it.
    await page.evaluate(() => scrollTo(0, 60));
    await expect.poll(scrolled).toBe(60);
    expect(await placeOf(toolbar)).toEqual(place);
    expect(await inSight()).toBe(true);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await scrolled()).toBe(60);
    expect(await placeOf(toolbar)).toEqual(place);
  });
}

/** Screens, and what of each stands there when its answers have come. */
const drawn: readonly (readonly [path: string, (page: Page) => Locator])[] = [
  [
    '/apps/incidents',
    (page) => page.getByRole('main').getByRole('button', { name: /New/, disabled: false }).first(),
  ],
  ['/apps/incidents/handover', (page) => page.getByRole('button', { name: 'Earlier' })],
  ['/apps/dashboards/project', (page) => page.getByRole('region', { name: 'Incidents' }).first()],
  ['/cameras', (page) => page.getByRole('main').locator('a[href^="/cameras/"]').first()],
  ['/apps/live-view', (page) => page.getByRole('main').getByRole('listitem').first()],
  ['/apps/mail/inbox', (page) => page.locator('[data-row]').first()],
  ['/apps/contacts/all', (page) => page.locator('[data-row]').first()],
];

test.describe('with answers that are late', () => {
  test.use({ baseURL: serverUrl() });

  for (const width of [1280, 360]) {
    test(`at ${width} px nothing that can be clicked moves when they come`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await keepSignIn(page);
      await watchMoves(page);
      let waiting: (() => void)[] | null = null;
      await page.route('**/graphql', async (route) => {
        await new Promise<void>((answer) => (waiting ? waiting.push(answer) : answer()));
        await route.continue();
      });
      for (const [path, ready] of drawn) {
        const held: (() => void)[] = [];
        waiting = held;
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => held.length).toBeGreaterThan(0);
        // What waits has been painted.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        waiting = null;
        for (const answer of held) answer();
        await expect(ready(page)).toBeVisible();
        expect(await movedOn(page), path).toEqual([]);
      }
    });
  }
});

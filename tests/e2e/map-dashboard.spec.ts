import type { Page } from '@playwright/test';
import { test as shared, visit } from './support/onePage.ts';
import { expect, violations } from './support/test.ts';

const map = '/apps/dashboards/map';
const widget = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const cameras = (page: Page) => widget(page, 'Camera map');
/** Every camera of the fleet, those in sight: what can be done on the map can be done there. */
const list = (page: Page) => cameras(page).getByRole('list', { name: 'Map of 48 cameras' });
/** Waits until so many cameras are drawn, alone or in clusters: by the processor, which takes its time here. */
const expectDrawn = (page: Page, count: number) =>
  expect(cameras(page).locator('[data-drawn]')).toHaveAttribute('data-drawn', String(count), {
    timeout: 60_000,
  });

shared.describe.configure({ mode: 'default' });
shared.beforeEach(async ({ page }) => {
  await visit(page, map);
});

shared.describe('the map dashboard', () => {
  shared('is one step from home and begins with the map', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Camera map',
      'Live and off-line cameras',
      'Cameras',
      'Malfunctions',
      'Conversion',
      'Impressions',
      'Visits',
      'Visitors and page views',
      'Devices',
    ]);
  });

  shared(
    'draws every camera; the list beside it tells them all, and does by keyboard what the map does',
    async ({ page }) => {
      await expectDrawn(page, 48);
      await expect(list(page).getByRole('button')).toHaveCount(48);
      await expect(list(page).getByRole('button').first()).toContainText(
        /(Up|Degraded|Down|Paused|Unknown).*, since /,
      );
      expect(await violations(page)).toEqual([]);

      const paused = cameras(page).getByRole('button', { name: /^Paused/ });
      await paused.press('Enter');
      await expect(paused).toHaveAttribute('aria-pressed', 'true');
      await expect(list(page).getByRole('button').filter({ hasNotText: 'Paused' })).toHaveCount(0);
      await expectDrawn(page, await list(page).getByRole('button').count());
      await paused.press('Enter');
      const area = cameras(page).getByRole('combobox', { name: 'Part of the world' });
      await area.focus();
      await page.keyboard.type('North');
      await expect(area.locator('option:checked')).toHaveText('North Harbour (8)');
      await expect(list(page).getByRole('button')).toHaveCount(8);
      await expectDrawn(page, 8);
      await area.selectOption('Everywhere');
      await expectDrawn(page, 48);

      // Where the cluster of Nairobi stands in the drawing of the whole fleet.
      const box = await cameras(page).locator('canvas').boundingBox();
      const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.click(x + width * 0.616, y + height * 0.588);
      await expect(area.locator('option:checked')).toHaveText('Chosen on the map');
      await expect(list(page).getByRole('button')).toHaveCount(8);
    },
  );

  shared(
    'shares one chosen camera with the table, and leads on to its page and its picture',
    async ({ page }) => {
      const choice = list(page).getByRole('button', { name: /Atrium/ });
      await choice.click();
      await expect(choice).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(/camera=/);
      await expect(widget(page, 'Cameras').locator('tr[aria-current]')).toContainText('Atrium');
      const id = new URL(page.url()).searchParams.get('camera') ?? '';
      await expect(cameras(page).getByRole('link', { name: 'Camera page' })).toHaveAttribute(
        'href',
        `/cameras/${id}`,
      );
      await expect(cameras(page).getByRole('link', { name: 'Watch live' })).toHaveAttribute(
        'href',
        `/apps/live-view?camera=${id}`,
      );
      await cameras(page).getByRole('button', { name: 'Details' }).click();
      await expect(page.getByRole('dialog', { name: 'Atrium' })).toBeVisible();
      await page.keyboard.press('Escape');
      await cameras(page).getByRole('button', { name: 'Clear selection' }).click();
      await expect(page).not.toHaveURL(/camera=/);
    },
  );

  shared('shows visitors and page views of yesterday, from the address too', async ({ page }) => {
    await visit(page, `${map}?visitors=yesterday&year=2017&device=90-days`);
    await expect(
      widget(page, 'Visitors and page views').getByRole('radio', { name: 'Yesterday' }),
    ).toBeChecked();
    await expect(widget(page, 'Malfunctions').getByRole('button', { name: /in 2017/ })).toBeVisible();
    await expect(widget(page, 'Devices').getByRole('radio', { name: 'Last 90 days' })).toBeChecked();
  });

  shared('fits a telephone', async ({ page }) => {
    // A map that is made while the window becomes narrow has no room for its margins, and says so.
    await expectDrawn(page, 48);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, map);
    await expect(widget(page, 'Devices')).toBeVisible();
    await expectDrawn(page, 48);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
  });
});

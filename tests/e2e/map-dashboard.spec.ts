import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/test.ts';

const map = '/apps/dashboards/map';
const widget = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test.beforeEach(async ({ page }) => {
  await signIn(page, 'admin');
});

test.describe('the map dashboard', () => {
  test('is one step from home and begins with the map', async ({ page }) => {
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

  test('draws the map', async ({ page }) => {
    await page.goto(map);
    await expect(widget(page, 'Camera map').locator('canvas')).toBeVisible();
  });

  test('tells model and state of each camera, without the drawing too', async ({ page }) => {
    await page.goto(map);
    const cameras = widget(page, 'Camera map');
    await cameras.getByRole('button', { name: 'Show as list' }).click();
    const list = cameras.getByRole('list', { name: 'Map of 48 cameras' });
    await expect(list.getByRole('button')).toHaveCount(48);
    await expect(list.getByRole('button').first()).toContainText(
      /, since .*(Up|Degraded|Down|Paused|Unknown)/,
    );
  });

  test('shares one chosen camera with the table', async ({ page }) => {
    await page.goto(map);
    const cameras = widget(page, 'Camera map');
    await cameras.getByRole('button', { name: 'Show as list' }).click();
    const choice = cameras.getByRole('button', { name: /Atrium/ });
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/camera=/);
    await expect(widget(page, 'Cameras').locator('tr[aria-current]')).toContainText('Atrium');
    await cameras.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByRole('dialog', { name: 'Atrium' })).toBeVisible();
    await page.keyboard.press('Escape');
    await cameras.getByRole('button', { name: 'Clear choice' }).click();
    await expect(page).not.toHaveURL(/camera=/);
  });

  test('shows visitors and page views of yesterday, from the address too', async ({ page }) => {
    await page.goto(`${map}?visitors=yesterday&year=2017&device=90-days`);
    await expect(
      widget(page, 'Visitors and page views').getByRole('radio', { name: 'Yesterday' }),
    ).toBeChecked();
    await expect(widget(page, 'Malfunctions').getByRole('button', { name: /in 2017/ })).toBeVisible();
    await expect(widget(page, 'Devices').getByRole('radio', { name: 'Last 90 days' })).toBeChecked();
  });

  test('fits a telephone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(map);
    await expect(widget(page, 'Devices')).toBeVisible();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
  });
});

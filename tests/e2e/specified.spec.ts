import type { Page } from '@playwright/test';
import { createGate } from './support/gate.ts';
import { expect, signIn, test, violations } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A token that reads as valid for an hour and that nobody has issued. */
async function forgeToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
    const payload = { sub: 'user-admin', exp: Math.floor(Date.now() / 1000) + 3600 };
    localStorage.setItem('jwt_access_token', `${part({ alg: 'HS256' })}.${part(payload)}.forged`);
  });
}

test('"Failed to login with token." is said, too, when the exchange of an old token is refused', async ({
  page,
}) => {
  await page.goto('/login');
  await forgeToken(page);
  // A screen that asks the API for nothing: the exchange alone finds out.
  await page.goto('/pages/errors/error-500');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Failed to login with token.')).toBeVisible();
});

test('somebody who is signed in has no business at /callback', async ({ page }) => {
  await signIn(page, 'admin', '/pages/errors/error-500');
  await page.goto('/callback?code=any&state=any');
  await expect(heading(page)).toHaveText(/camera health/i);
});

test('guests choose shortcuts, which stay in their browser', async ({ page }) => {
  await page.goto('/auth/guest-role-example');
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
  await expect(shortcuts.getByRole('link', { name: 'Camera Health' })).toBeVisible();
  await page.getByRole('button', { name: 'Change shortcuts' }).click();
  await page.getByRole('button', { name: 'Map', pressed: false }).click();
  await page.getByRole('button', { name: 'Camera Health', pressed: true }).click();
  await expect(shortcuts.getByRole('link', { name: 'Map' })).toBeVisible();
  await page.reload();
  await expect(shortcuts.getByRole('link', { name: 'Map' })).toBeVisible();
  await expect(shortcuts.getByRole('link', { name: 'Camera Health' })).toHaveCount(0);
});

test('"Loading..." can be seen while a screen is on its way', async ({ page }) => {
  await signIn(page, 'admin', '/pages/errors/error-500');
  const code = createGate();
  await page.route('**/assets/MapDashboardScreen-*.js', async (route) => {
    await code.opened;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Map', exact: true }).first().click();
  const loading = page.getByText('Loading...', { exact: true });
  await expect(loading).toBeVisible();
  await expect(loading).toHaveCSS('opacity', '1');
  const box = await loading.boundingBox();
  expect(box?.height).toBeGreaterThan(16);
  code.open();
  await expect(heading(page)).toHaveText('Map');
  await expect(loading).toHaveCount(0);
});

test('each language has a flag', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Language' }).click();
  for (const [name, flag] of [
    ['English', 'gb'],
    ['한국어', 'kr'],
    ['Türkçe', 'tr'],
    ['العربية', 'ae'],
  ] as const) {
    const picture = page.getByRole('menuitemradio', { name }).locator(`svg[data-flag="${flag}"]`);
    await expect(picture).toBeVisible();
  }
});

test.describe('in a browser whose language is Turkish', () => {
  test.use({ locale: 'tr-TR' });

  test('the page begins in English and offers Turkish in Turkish, which holds from then on', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(heading(page)).toHaveText('Sign in');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const offer = page.getByRole('region', { name: 'Dil' });
    await expect(offer).toHaveAttribute('lang', 'tr');
    expect(await violations(page)).toEqual([]);
    await offer.getByRole('button', { name: 'Türkçeye geç' }).click();
    await expect(heading(page)).toHaveText('Oturum aç');
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(heading(page)).toHaveText('Oturum aç');
  });

  test('who stays in English is not asked again', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'İngilizce kalsın' }).click();
    await expect(page.getByRole('region', { name: 'Dil' })).toHaveCount(0);
    await page.reload();
    await expect(heading(page)).toHaveText('Sign in');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', { name: 'Dil' })).toHaveCount(0);
  });
});

test.describe('in a browser whose language is Arabic, on a phone', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 360, height: 740 } });

  test('Arabic is offered from right to left, and taking it turns the page', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    const offer = page.getByRole('region', { name: 'اللغة' });
    await expect(offer).toHaveAttribute('dir', 'rtl');
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    await offer.getByRole('button', { name: 'التبديل إلى العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

test('the day of scheduled views stands in the address by its code', async ({ page }) => {
  await signIn(page, 'admin', '/apps/dashboards/project?views=TM');
  await expect(page.getByRole('radio', { name: 'Tomorrow' })).toBeChecked();
  await page.getByRole('group', { name: 'Day' }).getByRole('radio', { name: 'Today' }).click();
  await expect(page).not.toHaveURL(/views=TM/);
  await page.getByRole('radio', { name: 'Tomorrow' }).click();
  await expect(page).toHaveURL(/[?&]views=TM(&|$)/);
});

import type { Page } from '@playwright/test';
import { expect, keepSignIn, test, violations } from './support/test.ts';

// A provider that is not configured says so, as specified (shell §8).
test.use({ viewport: { width: 360, height: 740 }, expectedErrors: /KakaoTalk not initialised/ });

/** How far the page is wider than the screen, in pixels; none when nothing runs off its edge. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

for (const language of ['en', 'ar']) {
  test(`at 360 px nothing of the shell runs off the edge, in ${language}`, async ({ page }) => {
    await page.addInitScript((code) => localStorage.setItem('watchfloor_language', code), language);
    for (const path of ['/login', '/register', '/login?tab=kakaotalk', '/auth/guest-role-example']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await beyondTheEdge(page), path).toBe(0);
    }
  });
}

test('at 360 px the pages of errors and roles, and every panel, stay inside the screen', async ({ page }) => {
  await keepSignIn(page);
  for (const path of ['/pages/errors/error-404', '/pages/errors/error-500', '/auth/admin-role-example']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await beyondTheEdge(page), path).toBe(0);
  }
  const account = page.getByRole('button', { name: /^Account of/ });
  await account.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('radio', { name: 'Sunset' })).toBeVisible();
  // Never more than nine tenths of the screen.
  expect((await settings.boundingBox())?.width).toBeLessThanOrEqual(324);
  expect(await beyondTheEdge(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search (Ctrl K)' }).click();
  await expect(page.getByRole('combobox', { name: 'Where to?' })).toBeFocused();
  expect(await beyondTheEdge(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test('a guest’s colours hold in this browser, and are kept without an account', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Switch to light colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to dark colours' })).toBeVisible();
});

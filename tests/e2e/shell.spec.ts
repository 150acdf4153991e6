import { test as shared, visit } from './support/onePage.ts';
import { expect, keepSignIn, signIn, test } from './support/test.ts';

/** The shell is the same on every screen: this one is drawn soon. */
const light = '/audit';

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camera Health');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a key is heard before the bars around the content are filled', async ({ page }) => {
  await keepSignIn(page);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const bar = document.querySelector('header');
      if (!bar) return;
      observer.disconnect();
      const press = new KeyboardEvent('keydown', {
        key: 'k',
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      });
      document.body.dataset.early = String(bar.querySelector('button') === null);
      document.body.dispatchEvent(press);
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto('/apps/dashboards/analytics');
  await expect(page.getByRole('combobox', { name: 'Where to?' })).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-early', 'true');
});

test('every screen has its own title, one h1 and its landmarks', async ({ page }) => {
  await keepSignIn(page);
  const titles = new Set<string>();
  for (const path of ['analytics', 'project', 'map']) {
    await page.goto(`/apps/dashboards/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    titles.add(await page.title());
  }
  expect(titles.size).toBe(3);
});

test('Arabic turns the page right to left, and a reload keeps it', async ({ page }) => {
  await signIn(page, 'admin', light);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('the colours change without a reload and are kept', async ({ page }) => {
  await signIn(page, 'admin', light);
  await page.getByRole('button', { name: 'Switch to light colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to dark colours' })).toBeVisible();
});

shared.describe('on a phone', () => {
  shared.describe.configure({ mode: 'default' });
  shared.use({ viewport: { width: 360, height: 740 } });

  shared('the navigation is a drawer that closes when an item is chosen', async ({ page }) => {
    await visit(page, light);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('link', { name: 'Incident Report' }).click();
    await expect(page).toHaveURL(/\/apps\/dashboards\/project/);
    await expect(page.getByRole('dialog', { name: 'Main navigation' })).toBeHidden();
  });

  for (const path of ['analytics', 'project', 'project?tab=budget', 'project?tab=team', 'map']) {
    shared(`nothing runs off the edge of ${path}`, async ({ page }) => {
      await visit(page, `/apps/dashboards/${path}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      const { content, width } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        width: innerWidth,
      }));
      expect(content).toBeLessThanOrEqual(width);
    });
  }
});

test('the demo can be paused, and its data be made anew', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: /^Demo: small events/ }).click();
  await page.getByRole('menuitem', { name: 'Pause the demo' }).click();
  await expect(page.getByRole('button', { name: 'Demo: paused' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Demo: paused' }).click();
  await page.getByRole('menuitem', { name: 'Reset demo data' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset demo data' }).click();
  await expect(page.getByText('The demo data were reset.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Demo: small events/ })).toBeVisible();
});

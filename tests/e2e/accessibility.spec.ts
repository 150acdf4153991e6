import { expect, signIn, test, violations } from './support/test.ts';

const screens = [
  ['Camera Health', '/apps/dashboards/analytics'],
  ['Incident Report', '/apps/dashboards/project'],
  ['its budget', '/apps/dashboards/project?tab=budget'],
  ['its team', '/apps/dashboards/project?tab=team'],
  ['the map dashboard', '/apps/dashboards/map'],
] as const;

for (const mode of ['dark', 'light'] as const) {
  test.describe(`in ${mode} colours axe finds nothing on`, () => {
    const main = mode === 'dark' ? 'defaultDark' : 'default';
    const asking = `defaultSettings=${encodeURIComponent(JSON.stringify({ theme: { main } }))}`;

    test('the login', async ({ page }) => {
      await page.goto(`/login?${asking}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    for (const [name, path] of screens) {
      test(name, async ({ page }) => {
        await signIn(page, 'admin', `${path}${path.includes('?') ? '&' : '?'}${asking}`);
        await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test.describe('right to left', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('watchfloor_language', 'ar')));

  for (const [name, path] of screens) {
    test(`axe finds nothing on ${name}`, async ({ page }) => {
      await signIn(page, 'admin', path);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await violations(page)).toEqual([]);
    });
  }
});

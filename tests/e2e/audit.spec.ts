import { expect, signIn, test, violations } from './support/test.ts';

test('who looked at a camera stands in the audit, which is searched by who and what', async ({ page }) => {
  await signIn(page, 'admin', '/apps/live-view');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live View');
  await page.getByRole('link', { name: 'Audit' }).click();
  const rows = page.getByRole('table', { name: 'Audit' }).getByRole('row');
  await expect(
    rows
      .filter({ hasText: 'Mira Aydın' })
      .filter({ hasText: /viewed/ })
      .first(),
  ).toBeVisible();
  const what = page.getByRole('combobox', { name: 'What', exact: true });
  await what.selectOption('Signed in');
  await expect(rows.nth(1)).toContainText('Account');
  await rows.nth(1).getByRole('link', { name: 'Mira Aydın' }).click();
  await expect(page).toHaveURL(/account=user-admin/);
  await what.selectOption('Exported');
  await expect(page.getByText('No entry matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('searchbox', { name: 'Who', exact: true }).fill('aydın');
  await expect(page).toHaveURL(/user=ayd/);
  await expect(rows.nth(1)).toContainText('Mira Aydın');
  expect(await violations(page)).toEqual([]);
});

test('the audit is for administrators: staff do not find it, and are sent away from it', async ({ page }) => {
  await signIn(page, 'staff', '/audit');
  await expect(page).toHaveURL(/\/apps\/dashboards\/analytics$/);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'Incident Report' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Audit' })).toBeHidden();
});

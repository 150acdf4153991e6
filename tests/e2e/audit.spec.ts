import { readFile } from 'node:fs/promises';
import { parseCsv } from '../../src/lib/csv.ts';
import { expect, signIn, test, violations } from './support/test.ts';

test('who looked at a camera stands in the audit, which is searched by who and what', async ({ page }) => {
  await signIn(page, 'admin', '/apps/live-view');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live View');
  // Cameras are seen, and so recorded, once their tiles stand.
  await expect(page.getByRole('main').getByRole('figure').first()).toBeVisible();
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

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const { lines } = parseCsv(await readFile(await (await download).path(), 'utf8'));
  expect(lines[0]?.cells.join()).toBe('at,userId,user,action,subject,subjectId,subjectName,detail,batchId');
  expect(lines[1]?.cells.slice(1, 3)).toEqual(['user-admin', 'Mira Aydın']);
  expect(lines[1]?.cells[0]).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  await what.selectOption('Exported');
  await expect(rows.nth(1)).toContainText(/Mira Aydın exported \d+ entr/);
  await expect(rows.nth(1)).toContainText('CSV · user: aydın');
  expect(await violations(page)).toEqual([]);
});

test('many incidents changed at once are one sentence, which unfolds to each of them', async ({ page }) => {
  await signIn(page, 'admin', '/apps/incidents?state=all');
  const incidents = page.getByRole('table', { name: 'Incident table' }).locator('tbody tr');
  for (const index of [0, 1]) await incidents.nth(index).getByRole('checkbox').check();
  const number = (await incidents.nth(0).getByRole('rowheader').textContent()) ?? '';
  await page.getByRole('button', { name: 'Note…', exact: true }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Looked at.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note added to 2 incidents')).toBeVisible();
  await page.getByRole('link', { name: 'Audit' }).click();
  const line = page
    .getByRole('table', { name: 'Audit' })
    .getByRole('row')
    .filter({ hasText: 'Mira Aydın wrote a note on 2 incidents' });
  await expect(line).toHaveCount(1);
  await line.getByText('Show all 2').click();
  await line.getByRole('link', { name: number }).click();
  const panel = page.getByRole('dialog', { name: `Incident ${number}` });
  await expect(panel.getByRole('region', { name: 'The camera now' }).getByRole('figure')).toBeVisible();
});

test('the audit is for administrators: staff do not find it, and are sent away from it', async ({ page }) => {
  await signIn(page, 'staff', '/audit');
  await expect(page).toHaveURL(/\/apps\/dashboards\/analytics$/);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'Incident Report' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Audit' })).toBeHidden();
});

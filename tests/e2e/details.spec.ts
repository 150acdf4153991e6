import type { Locator } from '@playwright/test';
import { test as shared, visit } from './support/onePage.ts';
import { expect } from './support/test.ts';

const boxOf = async (element: Locator) => {
  await expect(element).toBeVisible();
  return element.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);
};

shared.describe.configure({ mode: 'default' });

shared('on the page of a camera its breadcrumb, its name and its badge do not touch', async ({ page }) => {
  await visit(page, '/cameras/camera-depot-3');
  const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  const breadcrumb = await boxOf(header.getByRole('link', { name: 'Cameras' }));
  const name = await boxOf(header.getByRole('heading', { level: 1 }));
  const badge = await boxOf(header.locator('h1 + *'));
  expect(name.top - breadcrumb.bottom).toBeGreaterThanOrEqual(4);
  expect(badge.top - name.bottom).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole('heading', { level: 2, name: /^Why is Cold store / })).toBeVisible();
});

shared('the error of a field is closer to its own field than to the label of the next', async ({ page }) => {
  await visit(page, '/cameras?panel=add');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Add camera' }).click();
  const field = await boxOf(form.getByLabel('Site', { exact: true }));
  const error = await boxOf(form.getByText('Choose a site.'));
  const label = await boxOf(form.getByText('Model', { exact: true }));
  expect(label.top - error.bottom).toBeGreaterThan(error.top - field.bottom);
});

shared('no cell of a table has a focus box before somebody chooses one', async ({ page }) => {
  await visit(page, '/cameras');
  const grid = page.getByRole('group', { name: 'Cameras', exact: true });
  await expect(grid.getByRole('link').first()).toBeVisible();
  const boxes = grid.locator('.bp6-table-focus-region:visible');
  await expect(boxes).toHaveCount(0);
  await grid.getByText('Up', { exact: true }).first().click();
  await expect(boxes.first()).toBeVisible();
});

shared('how long ago something was stands on one line', async ({ page }) => {
  await visit(page, '/apps/incidents');
  const ago = page.getByRole('table', { name: 'Incident table' }).locator('tbody time').first();
  await expect(ago).toBeVisible();
  const { lines, cut } = await ago.evaluate((time) => {
    // The longest that there is in English; the incident itself may be of any time.
    time.textContent = '59 minutes ago';
    const cell = time.closest('td');
    return {
      lines: time.getClientRects().length,
      cut: !cell || time.getBoundingClientRect().right > cell.getBoundingClientRect().right,
    };
  });
  expect({ lines, cut }).toEqual({ lines: 1, cut: false });
});

import type { Locator, Page } from '@playwright/test';
import { test as shared, visit } from './support/onePage.ts';
import { expect, signIn, test, violations } from './support/test.ts';

const speak = (page: Page, code: string) =>
  page.addInitScript((language) => localStorage.setItem('watchfloor_language', language), code);

const texts = (page: Page) => page.getByRole('main').getByRole('textbox');

test.describe('a date field', () => {
  for (const [language, written] of [
    ['en', '11/21/2026'],
    ['kr', '2026. 11. 21.'],
    ['tr', '21.11.2026'],
    ['ar', '21/11/2026'],
  ] as const) {
    test(`shows and reads a day as ${language} writes it, in a browser of another language`, async ({
      page,
    }) => {
      await speak(page, language);
      await signIn(page, 'admin', '/audit?from=2026-11-21');
      const from = texts(page).first();
      await expect(from).toHaveValue(written);
      await from.fill(written.replace('21', '03').replace('2003', '2021'));
      await from.press('Enter');
      await expect(page).toHaveURL(/from=2026-11-03/);
      expect(await violations(page)).toEqual([]);
    });
  }
});

shared.describe('the date fields of the audit', () => {
  shared.describe.configure({ mode: 'default' });

  shared(
    'moves by a day with the arrow keys, takes ISO text, and says when it is no date',
    async ({ page }) => {
      await visit(page, '/audit?from=2026-11-30');
      const from = page.getByRole('textbox', { name: 'From', exact: true });
      await from.press('ArrowUp');
      await expect(from).toHaveValue('12/01/2026');
      await expect(page).toHaveURL(/from=2026-12-01/);
      await from.press('ArrowDown');
      await expect(page).toHaveURL(/from=2026-11-30/);
      await from.fill('2026-2-30');
      await from.press('Tab');
      await expect(from).toHaveAccessibleDescription(/This is no date/);
      await expect(page).toHaveURL(/from=2026-11-30/);
      await from.fill('2026-02-03');
      await from.press('Tab');
      await expect(from).toHaveValue('02/03/2026');
      await expect(page).toHaveURL(/from=2026-02-03/);
      await from.fill('');
      await from.press('Enter');
      await expect(page).not.toHaveURL(/from=/);
    },
  );

  shared('opens the browser’s calendar, whose day it takes', async ({ page }) => {
    await visit(page, '/audit?from=2026-11-30');
    const picker = page.locator('input[type="date"]').first();
    await picker.evaluate((input) => {
      Object.assign(input, { showPicker: () => input.setAttribute('data-shown', '') });
    });
    await page.getByRole('button', { name: 'From: choose in a calendar' }).click();
    await expect(picker).toHaveAttribute('data-shown');
    await picker.fill('2026-11-05', { force: true });
    await expect(page.getByRole('textbox', { name: 'From', exact: true })).toHaveValue('11/05/2026');
    await expect(page).toHaveURL(/from=2026-11-05/);
  });
});

/** Heights of what stands in a row of filters, in whole pixels, each once. */
const heights = async (controls: Locator) => [
  ...new Set(
    await controls.evaluateAll((nodes) =>
      nodes.map((node) => Math.round(node.getBoundingClientRect().height)).filter((height) => height > 1),
    ),
  ),
];

shared.describe('filters', () => {
  shared.describe.configure({ mode: 'default' });

  for (const path of ['/audit', '/apps/incidents?period=LAST_30_DAYS']) {
    shared(`selects, fields and searches have one height on ${path}`, async ({ page }) => {
      await visit(page, path);
      const filters =
        path === '/audit' ? page.getByRole('search') : page.getByRole('group', { name: 'Filters' });
      const controls = filters.locator('select, input:not([type="checkbox"]), button[aria-expanded]');
      await expect(filters.getByRole('combobox').first()).toBeVisible();
      expect(await heights(controls)).toEqual([32]);
    });
  }
});

import type { Locator, Page } from '@playwright/test';
import { test as shared, visit } from './support/onePage.ts';
import { expect, signInByForm, test } from './support/test.ts';

/** Whether two elements share any place on the screen. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of them is not on the screen.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The names of buttons and links of the toolbar and of the screen's head that lie under the element. */
const coveredBy = (element: Locator) =>
  element.evaluate((node) => {
    const box = node.getBoundingClientRect();
    return [...document.querySelectorAll('[role="banner"] button, header button, header a')]
      .filter((other) => {
        const { left, right, top, bottom, width } = other.getBoundingClientRect();
        return width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((other) => other.getAttribute('aria-label') ?? other.textContent);
  });

const toast = (page: Page) => page.getByRole('article', { name: 'Done' });

for (const width of [1440, 360]) {
  test(`at ${width} px a message covers no button of the toolbar or of the screen’s head`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInByForm(page);
    await expect(toast(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
    expect(await coveredBy(toast(page))).toEqual([]);
  });
}

shared.describe('where tables and panels stand', () => {
  shared.describe.configure({ mode: 'default' });

  shared('an open chat panel covers nothing of a table', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/apps/incidents');
    const table = page.getByRole('table', { name: 'Incident table' });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: /^Chat/ }).click();
    const panel = page.getByRole('complementary', { name: 'Chat' });
    await expect(page.getByRole('button', { name: 'Close chat' })).toBeVisible();
    expect(await overlap(panel, table)).toBe(false);
    await page.getByRole('button', { name: 'Close chat' }).click();
  });

  shared('a click beside an open chat panel closes it, and does what it was meant for', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/apps/incidents');
    await page.getByRole('banner').getByRole('button', { name: /^Chat/ }).click();
    await expect(page.getByRole('button', { name: 'Close chat' })).toBeVisible();
    const counter = page.getByRole('button', { name: /^Only Low/ });
    await counter.click();
    await expect(counter).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Close chat' })).toBeHidden();
  });

  shared('the gear covers no contact, however many there are', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await visit(page, '/audit');
    const contacts = page.getByRole('toolbar', { name: 'Contacts' });
    // They are fetched when the user stirs.
    await page.mouse.move(300, 300);
    await expect(contacts.getByRole('button').first()).toBeVisible();
    const gear = page.getByRole('button', { name: 'Open settings' });
    expect(await overlap(contacts, gear)).toBe(false);
  });

  shared(
    'no cell of the list of cameras is framed until somebody goes there by keyboard',
    async ({ page }) => {
      await visit(page, '/cameras');
      const grid = page.getByRole('group', { name: 'Cameras', exact: true });
      await expect(grid.getByRole('link').first()).toBeVisible();
      const frame = grid.locator('.bp6-table-focus-region').first();
      await expect(frame).toBeHidden();
      await grid.getByRole('link').first().focus();
      await expect(frame).toBeHidden();
    },
  );

  shared(
    'at 360 px the counters of incidents stand in two rows, and nothing runs off the edge',
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, '/apps/incidents');
      const counters = page.getByRole('button', { name: /^Only / });
      await expect(counters).toHaveCount(8);
      const tops = await counters.evaluateAll((all) =>
        all.map((button) => Math.round(button.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size).toBe(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    },
  );
});

import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { parseCsv } from '../../src/lib/csv.ts';
import { createGate } from './support/gate.ts';
import { test as shared, visit } from './support/onePage.ts';
import { raise } from './support/raise.ts';
import { expect, serverUrl, signIn, test, violations, watch } from './support/test.ts';

const address = '/apps/incidents';
const table = (page: Page) => page.getByRole('table', { name: 'Incident table' });
const rows = (page: Page) => table(page).locator('tbody tr');
const panel = (page: Page) => page.getByRole('dialog', { name: /^Incident #/ });
const rowOf = (page: Page, number: string) =>
  rows(page).filter({ has: page.getByText(number, { exact: true }) });
const numberIn = async (page: Page, index: number) =>
  (await rows(page).nth(index).getByRole('rowheader').textContent()) ?? '';

/** How many incidents the table says there are. */
async function countOf(page: Page): Promise<number> {
  const text = await page.getByText(/^[\d,]+ incidents?$/).textContent();
  return Number((text ?? '').replace(/\D/g, ''));
}

/** How many colours a canvas shows: a blank one has one. */
const coloursOf = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {};
    return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size;
  });

const contentOf = async (download: Download) => readFile(await download.path());

test.describe('the incident desk on the server', () => {
  test.use({ baseURL: serverUrl() });

  test('is worked by keyboard alone, and a second watcher sees it live', async ({
    page,
    browser,
    baseURL,
  }) => {
    const fence = `Fence ${Date.now()}`;
    await signIn(page, 'admin', '/pages/errors/error-500');
    await raise(page, fence);
    await page.goto(`${address}?state=all`);
    await expect(rows(page).first()).toBeVisible();

    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await context.newPage();
    const problems = watch(other);
    await signIn(other, 'staff', `${address}?state=all&search=${encodeURIComponent(fence)}`);
    const seen = rows(other).first();
    await expect(seen).toContainText('New');

    // Find it.
    await page.keyboard.press('/');
    await page.keyboard.type(fence);
    await expect(page).toHaveURL(/search=Fence/);
    await expect(rows(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await table(page).locator('tbody button').first().focus();
    const row = rows(page).first();

    await page.keyboard.press('a');
    await expect(row).toContainText('Acknowledged');
    await expect(seen).toContainText('Acknowledged');

    await page.keyboard.press('s');
    await expect(page.getByRole('combobox', { name: 'Assign to' })).toBeFocused();
    // Letters belong to the field while a dialog is open.
    await page.keyboard.type('Layla');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Layla Haddad');
    await expect(seen).toContainText('Layla Haddad');

    await page.keyboard.press('n');
    await page.keyboard.type('The guard is <b>on the way</b>.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Note added')).toBeVisible();

    await page.keyboard.press('r');
    await expect(row).toContainText('Resolved');
    await expect(seen).toContainText('Resolved');
    await page.keyboard.press('u');
    await expect(row).toContainText('Acknowledged');
    await expect(seen).toContainText('Acknowledged');

    // Keys that are faster than the answers: none is lost.
    for (const key of ['r', 'u', 'd', 'u']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('Taken back by')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(row.getByRole('button')).toBeFocused();
    await expect(row).toContainText('Acknowledged');

    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('The guard is <b>on the way</b>.')).toBeVisible();
    await expect(panel(page).getByText('Drawn picture of a synthetic camera', { exact: true })).toBeVisible();

    // What happened before: five pictures, each another, enlarged by the keyboard.
    const before = panel(page).getByRole('region', { name: 'What happened before' });
    await expect(before.getByRole('button')).toHaveText([
      /^30 sec before/,
      /^20 sec before/,
      /^10 sec before/,
      /^5 sec before/,
      /^When it was raised/,
    ]);
    for (const still of await before.locator('canvas').all())
      expect(await coloursOf(still)).toBeGreaterThan(20);
    await before.getByRole('button', { name: /^30 sec before/ }).press('Enter');
    const large = page.getByRole('dialog', { name: '30 sec before' });
    await expect(large.getByRole('img', { name: /^Drawn picture of a synthetic camera, / })).toBeVisible();
    await page.getByRole('button', { name: 'Later picture' }).press('Enter');
    await expect(page.getByRole('dialog', { name: '20 sec before' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(before.getByRole('button', { name: /^30 sec before/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(row.getByRole('button')).toBeFocused();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('works an open incident by its keys while the table is on its way, which leaves an open filter open', async ({
    page,
  }) => {
    await signIn(page, 'admin', address);
    const summary = `Panel ${Date.now()}`;
    await raise(page, summary);
    const row = rows(page).filter({ hasText: summary });
    await row.getByRole('button').first().click();
    await expect(page).toHaveURL(/incident=/);
    // The table does not hold the incident, and is not even there.
    const list = createGate();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('query IncidentDesk(')) await list.opened;
      await route.continue();
    });
    await page.reload();
    await expect(panel(page)).toBeFocused();
    await expect(panel(page).getByText('Panel').first()).toBeVisible();
    await page.keyboard.press('a');
    await expect(panel(page).getByRole('paragraph').first()).toContainText('Acknowledged');
    await expect(table(page)).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Severity' }).click();
    const filter = page.getByRole('group', { name: 'Severity', exact: true });
    await expect(filter).toBeVisible();
    list.open();
    await expect(row).toContainText('Acknowledged');
    await expect(filter).toBeVisible();
  });

  test('keeps the Undo of a change while the next is told, and takes back that one alone', async ({
    page,
  }) => {
    const gate = `Gate ${Date.now()}`;
    await signIn(page, 'admin', '/pages/errors/error-500');
    for (let count = 1; count <= 2; count += 1) await raise(page, `${gate} ${count}`);
    await page.goto(`${address}?search=${encodeURIComponent(gate)}`);
    await expect(rows(page)).toHaveCount(2);
    const [first, second] = [await numberIn(page, 0), await numberIn(page, 1)];
    for (const number of [first, second]) {
      await rowOf(page, number).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Acknowledge', exact: true }).click();
      await expect(page.getByText(`Incident ${number} acknowledged`)).toBeVisible();
      await rowOf(page, number).getByRole('checkbox').uncheck();
    }
    const message = page.getByRole('article', { name: 'Done' }).filter({ hasText: first });
    await message.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page, first)).toContainText('New');
    await expect(rowOf(page, second)).toContainText('Acknowledged');
    await expect(page.getByText(`Last change of incident ${first} taken back`)).toBeVisible();
  });

  test('holds still under the focus while others arrive, and says that they wait', async ({ page }) => {
    const storm = `Storm ${Date.now()}`;
    await signIn(page, 'admin', '/pages/errors/error-500');
    for (let count = 1; count <= 3; count += 1) await raise(page, `${storm} ${count}`);
    await page.goto(`${address}?sort=raised&search=${encodeURIComponent(storm)}`);
    await expect(rows(page)).toHaveCount(3);
    await page.keyboard.press('j');
    const first = await numberIn(page, 0);
    await expect(rowOf(page, first).getByRole('button')).toBeFocused();
    const box = await rowOf(page, first).boundingBox();

    await raise(page, `${storm} 4`);
    await raise(page, `${storm} 5`);
    const waiting = page.getByRole('button', { name: '2 new incidents – show' });
    await expect(waiting).toBeVisible();
    expect(await rowOf(page, first).boundingBox()).toEqual(box);
    await expect(rowOf(page, first).getByRole('button')).toBeFocused();
    await expect(rows(page)).toHaveCount(3);

    await page.keyboard.press('g');
    await expect(rows(page)).toHaveCount(5);
    await expect(waiting).toBeHidden();

    // Several at once: one that does not allow it is named, and the others go on.
    await page.keyboard.press('a');
    await expect(rowOf(page, first)).toContainText('Acknowledged');
    await page.keyboard.press('Shift+K');
    await page.keyboard.press('Shift+K');
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.keyboard.press('a');
    const refusal = page.getByRole('alertdialog', { name: '1 incident cannot be acknowledged in its state' });
    await expect(refusal).toContainText(`${first} (Acknowledged)`);
    await refusal.getByRole('button', { name: 'Go on with the 2 others' }).press('Enter');
    await expect(page.getByText('2 incidents acknowledged')).toBeVisible();
    await expect(rows(page).filter({ hasText: 'New' })).toHaveCount(2);

    // A note is written to all that are selected by one call.
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('addIncidentNotes')) calls.push(request.url());
    });
    await page.keyboard.press('n');
    await page.keyboard.type('The guard walks the fence.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Note added to 3 incidents')).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});

test.describe('the incident desk', () => {
  test('counts what it lists, and every number leads to its list', async ({ page }) => {
    await signIn(page, 'admin', `${address}?state=all&period=LAST_90_DAYS`);
    const high = page.getByRole('button', { name: /^Only High: / });
    await expect(high).toBeEnabled();
    const number = Number((await high.getAttribute('aria-label'))?.replace(/\D/g, ''));
    await high.press('Enter');
    await expect(page).toHaveURL(/severity=HIGH/);
    await expect.poll(() => countOf(page)).toBe(number);

    await page.getByRole('button', { name: 'Timeline' }).press('Enter');
    await page.getByRole('button', { name: /^Show as table/ }).press('Enter');
    const cells = page.getByRole('group', { name: /over time/ }).getByRole('button', { name: /, High: / });
    const counts = await cells.allInnerTexts();
    expect(counts.reduce((sum, text) => sum + Number(/\d+$/.exec(text)?.[0]), 0)).toBe(number);
  });

  test('opens on what is open, the most urgent first, at least twelve of them in sight; closed ones are one click away', async ({
    page,
  }) => {
    await signIn(page, 'admin', address);
    await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('urgent');
    await expect(page.getByRole('button', { name: 'Timeline' })).toHaveAttribute('aria-expanded', 'false');
    await expect(rows(page).first()).toContainText(/New|Acknowledged/);
    await expect(rows(page).filter({ hasText: /Resolved|Dismissed/ })).toHaveCount(0);
    const counter = page.getByRole('button', { name: /^Only Open: / });
    await expect(counter).toBeEnabled();
    expect(await countOf(page)).toBe(Number((await counter.textContent())?.replace(/\D/g, '')));

    await page.getByRole('button', { name: /^Only Resolved: / }).click();
    await expect(rows(page).first()).toContainText('Resolved');
    // Seen means whole, and under nothing.
    const seen = await rows(page).evaluateAll(
      (all) =>
        all.filter((row) => {
          const { left, top, bottom } = row.getBoundingClientRect();
          const at = (y: number) => row.contains(document.elementFromPoint(left + 120, y));
          return at(top + 3) && at(bottom - 3);
        }).length,
    );
    expect(seen).toBeGreaterThanOrEqual(12);
    const pictures = rows(page).locator('canvas');
    await expect(pictures.first()).toBeVisible();
    expect(await coloursOf(pictures.first())).toBeGreaterThan(20);
    const tops = await page
      .getByRole('button', { name: /^Only / })
      .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);

    await page.getByRole('button', { name: 'Timeline' }).click();
    await expect(page.getByRole('button', { name: /^Show as table/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Show as table/ })).toBeVisible();
  });

  test('letters work on the whole page until that is turned off, and among the incidents always', async ({
    page,
  }) => {
    await signIn(page, 'admin', address);
    await expect(rows(page).first()).toBeVisible();
    const help = page.getByRole('dialog', { name: 'Keyboard' });
    await page.keyboard.press('?');
    await help.getByRole('switch', { name: 'Keys work anywhere on this page' }).click();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await expect(help).toBeHidden();
    await rows(page).first().getByRole('button').focus();
    await page.keyboard.press('?');
    await expect(help).toBeVisible();
  });

  test('keeps a picture that somebody adds, and asks before it removes it', async ({ page }) => {
    await signIn(page, 'admin', `${address}?state=all&period=LAST_30_DAYS`);
    await rows(page).first().getByRole('button').click();
    const evidence = panel(page).getByRole('region', { name: 'Evidence' });
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } });
    await evidence
      .getByLabel('Add a picture…')
      .setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: png });
    const picture = evidence.getByRole('img', { name: /^Picture, / });
    await expect(picture).toBeVisible();
    // The row shows it, too, in place of the drawing.
    const small = rows(page)
      .first()
      .getByTitle(/^Picture, /);
    await expect(small).toBeVisible();
    expect(await coloursOf(small.locator('canvas'))).toBeGreaterThan(20);
    await page.reload();
    await expect(picture).toBeVisible();
    await evidence.getByRole('button', { name: 'Remove the picture' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the picture' }).click();
    await expect(picture).toBeHidden();
    await expect(small).toBeHidden();
  });
});

shared.describe('the incident desk in one page', () => {
  shared.describe.configure({ mode: 'default' });

  shared('exports all that is filtered as CSV and PDF, with its evidence', async ({ page }) => {
    await visit(page, `${address}?state=all&period=LAST_30_DAYS&severity=HIGH`);
    const total = await countOf(page);
    expect(total).toBeGreaterThan(3);

    const csv = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const { lines } = parseCsv((await contentOf(await csv)).toString());
    expect(lines[0]?.cells.slice(0, 4)).toEqual(['Number', 'Severity', 'Kind', 'Camera']);
    expect(lines).toHaveLength(total + 1);
    expect(lines.slice(1).every(({ cells }) => cells[1] === 'High')).toBe(true);

    const pdf = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export PDF' }).click();
    await page.getByRole('button', { name: 'Full list' }).click();
    const download = await pdf;
    expect(download.suggestedFilename()).toMatch(/^incidents-\d{4}-\d\d-\d\d\.pdf$/);
    const file = await getDocumentProxy(new Uint8Array(await contentOf(download)));
    const { text } = await extractText(file, { mergePages: true });
    expect(text).toContain('Severity: High');
    // Its head and its table tell time alike, and say how.
    expect(text).toMatch(/exported .*\b\d\d:\d\d:\d\d\. All times: Europe\/Istanbul, 24-hour clock\./);
    expect(text).not.toMatch(/\d\s?[ap]\.?m\b/i);
    expect(text).toMatch(/Drawn picture of a synthetic\s+camera/);
    for (const { cells } of lines.slice(1)) expect(text).toContain(cells[0]);
  });

  shared(
    'offers a summary before thousands of rows, makes either in a worker, and can be stopped',
    async ({ page }) => {
      await visit(page, `${address}?state=all`);
      const total = await countOf(page);
      const begin = async (kind: 'Summary' | 'Full list') => {
        await page.getByRole('button', { name: 'Export PDF' }).click();
        const dialog = page.getByRole('dialog', { name: 'Export as PDF' });
        await expect(dialog).toContainText(/The full list has about \d+ pages/);
        await dialog.getByRole('button', { name: kind }).click();
      };
      const worker = page.waitForEvent('worker');
      const saved = page.waitForEvent('download');
      await begin('Summary');
      expect((await worker).url()).toMatch(/pdf\.worker/);
      const download = await saved;
      expect(download.suggestedFilename()).toMatch(/^incidents-summary-.*\.pdf$/);
      const file = await getDocumentProxy(new Uint8Array(await contentOf(download)));
      expect(file.numPages).toBeLessThanOrEqual(2);
      const { text } = await extractText(file, { mergePages: true });
      for (const part of ['By Severity', 'By State', 'By Kind', 'By Site', 'Raised, ']) {
        expect(text).toContain(part);
      }
      expect(text).toContain(`All incidents ${total.toLocaleString('en')}`);

      await begin('Full list');
      await page.getByRole('button', { name: /^Cancel \(/ }).click();
      await expect(page.getByRole('button', { name: 'Export PDF' })).toBeVisible();
    },
  );

  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [360, 780],
  ] as const) {
    shared(`is accessible and runs off no edge at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await visit(page, `${address}?state=all&period=LAST_30_DAYS`);
      await expect(rows(page).first()).toBeVisible();
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await wide()).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
      await rows(page).first().getByRole('button').click();
      await expect(panel(page).getByRole('heading', { name: 'Activity' })).toBeVisible();
      expect(await wide()).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
    });
  }
});

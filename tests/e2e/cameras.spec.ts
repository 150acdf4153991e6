import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { growFleet } from './support/grow.ts';
import { keeps, processorOf } from './support/measure.ts';
import { test as shared, visit } from './support/onePage.ts';
import { raise } from './support/raise.ts';
import { expect, serverUrl, signIn, test, violations } from './support/test.ts';

const grid = (page: Page) => page.getByRole('group', { name: 'Cameras', exact: true });
const drawer = (page: Page) => page.getByRole('dialog');

async function openList(page: Page, query = ''): Promise<void> {
  await signIn(page, 'admin', `/cameras${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cameras');
}

const search = (page: Page) => page.getByRole('searchbox', { name: /search name/i });

/** Selects the only camera that the search leaves. */
async function selectFound(page: Page, name: string): Promise<void> {
  await search(page).fill(name);
  await expect(page.getByText(/^1 of \d+ cameras$/)).toBeVisible();
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
}

test.describe('in browser mode', () => {
  test('the search of 1440 px says all of what it searches, in each language', async ({ page }) => {
    await openList(page);
    const field = page.getByRole('main').getByRole('searchbox');
    const room = () =>
      field.evaluate((input) => {
        if (!(input instanceof HTMLInputElement)) return null;
        const { paddingInlineStart, paddingInlineEnd, fontFamily, fontSize } = getComputedStyle(input);
        const text = document.createElement('span');
        Object.assign(text.style, { position: 'absolute', whiteSpace: 'nowrap', fontFamily, fontSize });
        text.textContent = input.placeholder;
        document.body.append(text);
        const { width } = text.getBoundingClientRect();
        text.remove();
        return {
          width,
          least: input.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd),
        };
      });
    const fits = async (language: string) => {
      const { width = 0, least = 0 } = (await room()) ?? {};
      expect(width, language).toBeGreaterThan(30);
      expect(least, language).toBeGreaterThan(width);
    };
    await expect(field).toBeVisible();
    await fits('English');
    let menu = 'Language';
    for (const [language, tag, next] of [
      ['한국어', 'ko', '언어'],
      ['Türkçe', 'tr', 'Dil'],
      ['العربية', 'ar', 'اللغة'],
    ] as const) {
      const before = (await field.getAttribute('placeholder')) ?? '';
      await page.getByRole('button', { name: menu, exact: true }).click();
      await page.getByRole('menuitemradio', { name: language }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(field).not.toHaveAttribute('placeholder', before);
      await fits(language);
      menu = next;
    }
  });

  test('a camera is added, tested, found, edited, paused and put back, worked on, and taken out as CSV', async ({
    page,
  }) => {
    await openList(page);
    await page.getByRole('button', { name: 'Add a camera' }).click();
    const form = drawer(page);
    await form.getByLabel('Name', { exact: true }).fill("=cmd|'/c calc'!A0");
    await form.getByLabel('Paste a whole address').fill('rtsp://viewer:canary-word@192.168.1.20:8554/live');
    await form.getByLabel('Paste a whole address').blur();
    await expect(form.getByLabel('Host')).toHaveValue('192.168.1.20');
    await expect(form.getByLabel('User name')).toHaveValue('viewer');
    await form.getByRole('button', { name: 'Test connection' }).click();
    await expect(form.getByText(/a browser cannot speak rtsp/i)).toBeVisible();
    await form.getByRole('button', { name: 'Add camera' }).click();
    await expect(form.getByText('Choose a site.')).toBeVisible();
    await form.getByLabel('Site', { exact: true }).selectOption({ label: 'Bosphorus Depot' });
    await form.getByRole('button', { name: 'Add camera' }).click();
    await expect(form).toBeHidden();

    const name = "=cmd|'/c calc'!A0";
    await selectFound(page, name);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(grid(page).getByText('Paused')).toBeVisible();
    // A message and its Undo stay within reach while a drawer lies over the page.
    await page.getByRole('button', { name: 'Maintenance …' }).click();
    await expect(drawer(page)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(drawer(page)).toBeVisible();
    await expect(grid(page).getByText('Not yet observed')).toBeVisible();

    await drawer(page).getByRole('button', { name: 'Plan it' }).click();
    await expect(drawer(page).getByText(/say why/i)).toBeVisible();
    await drawer(page).getByLabel('Reason').fill('New lens');
    await drawer(page).getByRole('button', { name: 'Plan it' }).click();
    await expect(grid(page).getByText('Maintenance')).toBeVisible();

    await page.getByRole('button', { name: 'Clear selection' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(`"'${name}"`);
    expect(file).toContain('rtsp://192.168.1.20:8554/live');
    expect(file).not.toContain('canary');

    await grid(page).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText('as planned')).toBeVisible();
    await page.getByRole('button', { name: 'End now' }).click();
    await expect(page.getByText('Ended')).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    await drawer(page).getByLabel('Name', { exact: true }).fill('North gate');
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(drawer(page).getByLabel('Name', { exact: true })).toHaveValue('North gate');
    await drawer(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('North gate');
  });

  test('a file is shown as what it would change, and then written whole', async ({ page }) => {
    await openList(page, '?panel=import');
    const choose = (text: string) =>
      drawer(page)
        .getByLabel('File', { exact: true })
        .setInputFiles({ name: 'cameras.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await choose('name,site,mainKind\nGate A,Bosphorus Depot,SYNTHETIC\nGate B,Nowhere,SYNTHETIC\n');
    await expect(drawer(page).getByText(/1 new and 1 line refused/)).toBeVisible();
    await expect(drawer(page).getByText('There is no site of this name.')).toBeVisible();
    await expect(drawer(page).getByRole('button', { name: 'Write 1 camera' })).toBeDisabled();
    await choose('id,name,priority\ncamera-depot-1,<img src=x onerror=alert(1)>,5\n');
    await expect(drawer(page).getByText('Loading dock 1')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await drawer(page).getByRole('button', { name: 'Write 1 camera' }).click();
    await expect(page.getByText('1 camera was written')).toBeVisible();
    await search(page).fill('onerror');
    await expect(grid(page).getByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  });

  test('the keyboard alone finds a camera, pauses it, takes that back and opens its page', async ({
    page,
  }) => {
    await openList(page);
    await search(page).focus();
    await page.keyboard.type('cold store');
    await expect(page).toHaveURL(/search=cold/);
    await page.getByRole('checkbox', { name: 'Select all shown' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Pause', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(grid(page).getByText('Paused')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(grid(page).getByText('Not yet observed')).toBeVisible();
    await grid(page).getByRole('link', { name: 'Cold store' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cold store');
    const bar = page.getByRole('group', { name: /states over time/i });
    await bar.focus();
    await page.keyboard.press('End');
    await expect(page.getByText(/–.*min|–.*sec/).first()).toBeVisible();
    await expect(page.getByText('No incident is open.')).toBeVisible();
    await page.getByRole('link', { name: /incidents? (was|were) raised in this period$/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/apps\/incidents\?.*camera=/);
  });
});

shared.describe('the list of cameras', () => {
  shared.describe.configure({ mode: 'default' });

  shared('the list of removed cameras is a button that looks pressed while it is shown', async ({ page }) => {
    await visit(page, '/cameras');
    const removed = (pressed: boolean) => page.getByRole('button', { name: 'Removed', pressed });
    const colour = (pressed: boolean) =>
      removed(pressed).evaluate((button) => getComputedStyle(button).backgroundColor);
    await expect(removed(false)).toBeVisible();
    const before = await colour(false);
    await removed(false).click();
    await expect(removed(true)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect.poll(() => colour(true)).not.toBe(before);
    await removed(true).click();
    await page.mouse.move(0, 0);
    await expect.poll(() => colour(false)).toBe(before);
  });

  shared('Shift and a click, or Shift and the space bar, select a range of rows', async ({ page }) => {
    await visit(page, '/cameras');
    const box = (index: number) =>
      grid(page)
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .nth(index);
    const bar = page.getByRole('region', { name: 'Selected cameras' });
    await box(0).check();
    await box(4).click({ modifiers: ['Shift'] });
    await expect(bar.getByRole('status')).toHaveText('5 selected');
    await box(2).focus();
    await page.keyboard.press('Shift+Space');
    await expect(bar.getByRole('status')).toHaveText('2 selected');
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    await expect(bar.getByRole('status')).toHaveText('0 selected');
    await expect(bar.getByRole('button', { name: 'Pause' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  });

  shared('an unknown camera is said to be unknown', async ({ page }) => {
    await visit(page, '/cameras/camera-none');
    await expect(page.getByText('No such camera').last()).toBeVisible();
    await page.getByRole('link', { name: 'All cameras' }).click();
    await expect(page).toHaveURL(/\/cameras$/);
  });

  for (const width of [1440, 768, 360]) {
    shared(`nothing stands in anybody's way at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/cameras?state=UP,PAUSED');
      await expect(page.getByRole('link', { name: 'Atrium' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await visit(page, '/cameras/camera-depot-8');
      await expect(page.getByText('An operator has paused this camera.')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await visit(page, '/cameras?panel=add');
      await expect(drawer(page).getByLabel('Host')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Sites', exact: true }).click();
      await expect(drawer(page).getByText('Bosphorus Depot').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Origins of streams' }).click();
      await expect(drawer(page).getByText(/MEDIA_ORIGINS/)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
});

test('10,000 cameras are filtered at once and scrolled without an empty frame @alone', async ({ page }) => {
  test.slow();
  await openList(page);
  await growFleet(page, 9_952);
  await page.reload();
  await expect(page.getByText('10,000 of 10,000 cameras')).toBeVisible({ timeout: 30_000 });

  // What the page computes from a key to the drawn answer.
  const { thread, slowness } = await processorOf(page);
  const limit = 100;
  const filtered = await keeps('10,000 cameras filtered', { limit, rounds: 10 }, async (turn) => {
    await search(page).fill('');
    await expect(page.getByText('10,000 of 10,000 cameras')).toBeVisible();
    const pace = await slowness();
    const before = await thread();
    await search(page).fill(`grown ${70 + turn}`);
    await expect(page.getByText(/^[\d,]+ of 10,000 cameras$/)).not.toHaveText(/^10,000/);
    return { cost: (await thread()) - before, slowness: pace };
  });
  expect(filtered).toBe(true);
  await search(page).fill('');
  await expect(page.getByText('10,000 of 10,000 cameras')).toBeVisible();

  const empty = await page.evaluate(async () => {
    const scroller = document.querySelector('.bp6-table-quadrant-main .bp6-table-quadrant-scroll-container');
    if (!scroller) throw new Error('The table does not scroll.');
    const box = scroller.getBoundingClientRect();
    let missing = 0;
    for (let frame = 0; frame < 120; frame += 1) {
      // Four rows a frame, nearly 10,000 pixels a second: Blueprint draws so many beyond what is seen.
      scroller.scrollTop += 160;
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      for (const share of [0.1, 0.5, 0.9]) {
        const cell = document.elementFromPoint(box.x + 150, box.y + 40 + (box.height - 60) * share);
        if (!cell?.closest('.bp6-table-cell')?.textContent) missing += 1;
      }
    }
    return missing;
  });
  expect(empty).toBe(0);
});

test.describe('in server mode', () => {
  // The page of a camera tries to play it; a page of the server fetches from no origin that nobody named.
  test.use({ baseURL: serverUrl(), expectedErrors: /Content Security Policy|request: http:\/\/127/ });

  test('an incident is marked at its camera as it is raised', async ({ page }) => {
    await openList(page, '?search=West+track');
    await expect(page.getByText(/^1 of \d+ cameras$/)).toBeVisible();
    await expect(grid(page).getByText('Low')).toBeHidden();
    await raise(page, `Fence ${Date.now()}`, { cameraId: 'camera-solar-5', severity: 'LOW' });
    await expect(grid(page).getByText('Low')).toBeVisible();
  });

  test('the server asks the device itself, and no answer ever holds what was typed as a secret', async ({
    page,
  }) => {
    const asked: unknown[] = [];
    const device = createServer((request, response) => {
      asked.push(request.headers.authorization);
      response.end('#EXTM3U\n');
    });
    await new Promise<void>((resolve) => {
      device.listen(0, '127.0.0.1', resolve);
    });
    const { port } = device.address() as AddressInfo;
    const answers: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/graphql')) answers.push(response.text().catch(() => ''));
    });
    try {
      const name = `Server gate ${port}`;
      await openList(page, '?panel=add');
      const form = drawer(page);
      await form.getByLabel('Name', { exact: true }).fill(name);
      await form.getByLabel('Site', { exact: true }).selectOption({ label: 'Bosphorus Depot' });
      await form.getByLabel('Kind').selectOption('HLS');
      await form.getByLabel('Scheme').selectOption('http');
      await form.getByLabel('Host').fill('127.0.0.1');
      await form.getByLabel(/^Port/).fill(String(port));
      await form.getByLabel('Password').fill('canary-word');
      await form.getByRole('button', { name: 'Test connection' }).click();
      await expect(form.getByText('Works')).toBeVisible();
      await expect(form.getByText(/tested from the server/i)).toBeVisible();
      expect(asked).toEqual([`Basic ${Buffer.from(':canary-word').toString('base64')}`]);
      await form.getByRole('button', { name: 'Add camera' }).click();
      await expect(form).toBeHidden();
      await search(page).fill(name);
      await grid(page).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByText('credentials saved')).toBeVisible();
      await page.getByRole('button', { name: 'Edit' }).click();
      await expect(drawer(page).getByLabel('Credentials')).toHaveValue('KEEP');
      expect((await Promise.all(answers)).join('\n')).not.toContain('canary-word');
    } finally {
      device.close();
    }
  });
});

test.describe('cameras that are removed', () => {
  test.use({ baseURL: serverUrl() });

  test('leave the screens of everybody at once, by keyboard, and return by Undo or from the list of removed ones', async ({
    page,
  }) => {
    await openList(page, '?site=site-harbour');
    const other = await page.context().newPage();
    await other.goto('/cameras?site=site-harbour');
    const counted = /^(\d+) of \d+ cameras$/;
    await expect(other.getByText(counted)).toHaveText(/^8 of/);
    await grid(page).getByRole('checkbox', { name: 'Select all shown' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('8 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Remove …' }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Remove 8 cameras?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('8 cameras were removed')).toBeVisible();
    await expect(other.getByText(counted)).toHaveText(/^0 of/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(other.getByText(counted)).toHaveText(/^8 of/);
    await expect(page.getByText('The change of 8 cameras was taken back')).toBeVisible();
    const all = grid(page).getByRole('checkbox', { name: 'Select all shown' });
    // They return as they were: selected.
    for (const selected of ['8 selected', '0 selected', '8 selected']) {
      await expect(page.getByText(selected)).toBeVisible();
      await all.click();
    }

    await selectFound(page, 'Quay 3 crane');
    await page.getByRole('button', { name: 'Remove …' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(other.getByText(counted)).toHaveText(/^7 of/);
    await page.getByRole('button', { name: 'Removed', exact: true }).click();
    await page.getByRole('link', { name: 'Quay 3 crane' }).click();
    await expect(page.getByText(/^Removed on .* by Mira Aydın$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Downtime log' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    // Opened by its address, without the messages of what was done before.
    await page.reload();
    await expect(page.getByText(/^Removed on .* by Mira Aydın$/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(other.getByText(counted)).toHaveText(/^8 of/);
  });
});

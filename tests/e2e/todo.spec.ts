import type { Page } from '@playwright/test';
import { askFor, isIn } from './support/colours.ts';
import { createGate } from './support/gate.ts';
import { expect, serverUrl, signIn, signInByForm, test, violations } from './support/test.ts';

const app = '/apps/todo';

const list = (page: Page) => page.getByRole('list', { name: 'To-do' });
const rows = (page: Page) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
const row = (page: Page, title: string) =>
  rows(page).filter({ has: page.getByRole('link', { name: title, exact: true }) });
const views = (page: Page) => page.getByRole('navigation', { name: 'Folders, filters and labels' });
const view = (page: Page, name: RegExp) => views(page).getByRole('link', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).last()).toBeVisible();
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last().click();
const count = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'To-do', exact: true }).getByRole('status').first()).toHaveText(
    text,
  );

test('to-dos are looked through by folder, filter, label, search and order', async ({ page }) => {
  await signIn(page, 'admin', app);
  await expect(page).toHaveURL(/\/apps\/todo\/all$/);
  await count(page, '19 to-dos');
  await expect(view(page, /^All/)).toContainText('19');
  for (const [name, handle, shown] of [
    ['Starred', 'filter/starred', '6 to-dos'],
    ['Priority', 'filter/important', '8 to-dos'],
    ['Today', 'filter/today', '3 to-dos'],
    ['Done', 'filter/completed', '6 to-dos'],
    ['Deleted', 'filter/deleted', '1 to-do'],
    ['API', 'label/api', '2 to-dos'],
    ['Office', 'office', '5 to-dos'],
  ] as const) {
    await view(page, new RegExp(`^${name}`)).click();
    await expect(page).toHaveURL(new RegExp(`${handle}$`));
    await count(page, shown);
    await expect(view(page, new RegExp(`^${name}`))).toContainText(shown.split(' ')[0] ?? '');
  }
  await view(page, /^Scheduled/).click();
  const order = page.getByRole('combobox', { name: 'Order' });
  await expect(order).toHaveValue('due');
  await expect(rows(page).first()).toContainText('Swap the switch in the sorting hall');

  await view(page, /^All/).click();
  await order.selectOption('By title');
  await expect(rows(page).first()).toContainText('Agree on quiet hours');
  await button(page, 'Ascending; turn around').click();
  await expect(rows(page).first()).toContainText('Write the report');
  await page.getByRole('searchbox', { name: 'Search to-dos' }).fill('nine thousand');
  await count(page, '1 to-do');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search to-dos' }).fill('no such words');
  await says(page, 'No to-do says “no such words”');

  await page.goto('/apps/todo/filter/nothing');
  await says(page, 'There is no such list');
  await page.getByRole('link', { name: 'All to-dos' }).click();
  await count(page, '19 to-dos');
  await page.goto('/apps/todo/label/nothing');
  await says(page, 'There is no such list');
  await page.goto('/apps/todo/all/nothing');
  await expect(page.getByRole('dialog', { name: 'There is no such to-do' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await count(page, '19 to-dos');
});

test('a to-do is written, refused, changed and kept', async ({ page }) => {
  await signIn(page, 'admin', app);
  await button(page, 'New to-do').click();
  await expect(page).toHaveURL(/dialog=new/);
  await field(page, 'Notes').fill('The battery is low.');
  await field(page, 'Start').fill('11/22/2030 10:00');
  await field(page, 'Due').fill('11/21/2030 10:00');
  await button(page, 'Save').click();
  await expect(field(page, 'Title')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Due')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Title').fill('Charge the torch');
  await field(page, 'Due').fill('11/23/2030 10:00');
  await field(page, 'Folder').selectOption('Shift');
  await field(page, 'Issue').check();
  await page.getByRole('switch', { name: 'Star' }).check();
  await button(page, 'Save').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rows(page).first()).toContainText('Charge the torch');
  await page.reload();
  const torch = row(page, 'Charge the torch');
  await expect(rows(page).first()).toContainText('The battery is low.');
  await expect(torch).toContainText('Issue');
  await torch.getByRole('link').click();
  await expect(page).toHaveURL(/\/apps\/todo\/all\/[^/]+$/);
  await expect(field(page, 'Start')).toHaveValue('11/22/2030 10:00');
  await expect(page.getByRole('switch', { name: 'Star' })).toBeChecked();
  await field(page, 'Title').fill('Charge both torches');
  await field(page, 'Due').fill('');
  await button(page, 'Cancel').click();
  await button(page, 'Cancel').last().click();
  await expect(field(page, 'Title')).toHaveValue('Charge both torches');
  await button(page, 'Save').click();
  await expect(row(page, 'Charge both torches')).toContainText('From');
  await page.reload();
  await expect(row(page, 'Charge both torches')).toContainText('From');
});

test('rows are marked, moved, labelled, deleted and taken back, alone and together', async ({ page }) => {
  await signIn(page, 'admin', app);
  const first = 'Hand the night shift over';
  const second = 'Measure the battery of the gatehouse intercom';
  await button(page, `Mark as done: ${second}`).click();
  await says(page, `Done: ${second}`);
  await button(page, `Star: ${second}`).click();
  await button(page, `Give priority: ${second}`).click();
  await page.reload();
  for (const name of ['Mark as not done', 'Take the star away', 'Take the priority away'])
    await expect(button(page, `${name}: ${second}`)).toBeVisible();

  for (const title of [first, second]) await row(page, title).getByRole('checkbox').check();
  await says(page, '2 selected');
  await button(page, 'Move to').click();
  await page.getByRole('menuitem', { name: 'Office' }).click();
  await says(page, 'Moved to Office: 2 to-dos');
  await expect(view(page, /^Office/)).toContainText('7');
  await undo(page);
  await expect(view(page, /^Office/)).toContainText('5');
  await button(page, 'Labels').click();
  await page.getByRole('group', { name: 'Labels' }).getByLabel('Mobile').check();
  await says(page, 'Labelled Mobile: 2 to-dos');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(row(page, first)).toContainText('Mobile');

  for (const title of [first, second]) await row(page, title).getByRole('checkbox').check();
  await button(page, 'Delete').click();
  await count(page, '17 to-dos');
  await undo(page);
  await count(page, '19 to-dos');
  await button(page, `Delete: ${first}`).click();
  await view(page, /^Deleted/).click();
  await count(page, '2 to-dos');
  await button(page, `Delete for good: ${first}`).click();
  await count(page, '1 to-do');
  await undo(page);
  await count(page, '2 to-dos');
  await button(page, `Restore: ${first}`).click();
  await count(page, '1 to-do');
  await view(page, /^All/).click();
  await page.reload();
  await expect(row(page, first)).toContainText('Mobile');
});

test('by keys alone: moving, selecting, marking, laying anew, help', async ({ page }) => {
  await signIn(page, 'admin', app);
  await expect(rows(page).first()).toBeVisible();
  const titles = rows(page).locator('[data-row-open]');
  const [one = '', two = '', three = '', four = ''] = await titles.allTextContents();
  await titles.first().focus();
  await page.keyboard.press('j');
  await expect(titles.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await says(page, '1 selected');
  await page.keyboard.press('e');
  await says(page, `Done: ${two}`);
  await page.keyboard.press('u');
  await says(page, `Not done: ${two}`);
  await page.keyboard.press('#');
  await says(page, `Deleted: ${two}`);
  await page.keyboard.press('u');
  await says(page, `Restored: ${two}`);
  await expect(titles.nth(1)).toHaveText(two);
  await titles.nth(1).focus();
  await page.keyboard.press('s');
  await says(page, `Starred: ${two}`);
  await page.keyboard.press('!');
  await says(page, `Priority taken away: ${two}`);
  await titles.nth(2).focus();
  await page.keyboard.press('Delete');
  await says(page, `Deleted: ${three}`);
  await page.keyboard.press('c');
  await field(page, 'Title').fill('Written by keys');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(titles.first()).toHaveText('Written by keys');
  await page.reload();
  await expect(titles.first()).toHaveText('Written by keys');
  await expect(button(page, `Take the star away: ${two}`)).toBeVisible();
  await expect(button(page, `Give priority: ${two}`)).toBeVisible();
  await expect(row(page, three)).toBeHidden();
  await button(page, 'Delete: Written by keys').click();
  await expect(titles.first()).toHaveText(one);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('Mark as done or not done');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await button(page, `Move ${one}`).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/ is (picked up|over )/)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${one} is over ${two}.`)).toHaveCount(1);
  await page.keyboard.press('Space');
  await says(page, `Moved: ${one}`);
  await expect(titles.first()).toHaveText(two);
  await page.reload();
  await expect(titles.nth(0)).toHaveText(two);
  await expect(titles.nth(1)).toHaveText(one);
  await expect(titles.nth(2)).toHaveText(four);
});

test('rows are dragged to folders, and what one tab does the other shows', async ({ page, context }) => {
  // What drags comes after the press: the press is not lost.
  const asked: string[] = [];
  const code = createGate();
  await page.route(/\/assets\/drag-.*\.js$/, async (route) => {
    asked.push(route.request().url());
    await code.opened;
    await route.continue();
  });
  await signIn(page, 'admin', app);
  const other = await context.newPage();
  await other.goto(app);
  await count(other, '19 to-dos');
  await page.bringToFront();
  const handle = button(page, 'Move Measure the battery of the gatehouse intercom');
  await handle.hover();
  await page.mouse.down();
  await expect.poll(() => asked.length).toBe(1);
  code.open();
  await expect(async () => {
    await page.mouse.move(400, 390);
    await page.mouse.move(400, 400);
    await expect(page.getByText('is over nothing.')).toBeAttached({ timeout: 200 });
  }).toPass();
  const target = await view(page, /^Shift/).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 10, { steps: 5 });
  await page.mouse.up();
  await says(page, 'Moved to Shift: Measure the battery of the gatehouse intercom');
  await other.bringToFront();
  await expect(view(other, /^Shift/)).toContainText('4');
});

test('an account without to-dos is offered some, and gets rid of them', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel(/display name/i).fill('Nadia');
  await page.getByLabel(/e-mail/i).fill('nadia@watchfloor.example');
  await page.getByLabel(/^password$/i).fill('long enough');
  await page.getByLabel(/^password.*(confirm|again)/i).fill('long enough');
  await page.getByRole('button', { name: /create|register/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/camera health/i);
  await page.goto(app);
  await says(page, 'Nothing to do yet');
  await button(page, 'Add sample data').click();
  await count(page, '19 to-dos');
  await page.reload();
  await count(page, '19 to-dos');
  await button(page, 'Remove the sample data').click();
  await says(page, 'Nothing to do yet');
});

test('axe finds nothing in dark and light, from right to left, and at 360 px nothing runs off the edge', async ({
  page,
}) => {
  test.slow();
  const found: Record<string, string[]> = {};
  const look = async (name: string) => {
    found[name] = await violations(page);
  };
  for (const colours of ['dark', 'light'] as const) {
    await signIn(page, 'admin', `${app}/all?${askFor(colours)}`);
    await isIn(page, colours);
    await rows(page).first().getByRole('checkbox').check();
    await look(`${colours} list`);
    await rows(page).first().getByRole('link').click();
    await expect(field(page, 'Title')).toHaveValue('Hand the night shift over');
    await look(`${colours} to-do`);
    await page.goto(`${app}/filter/nothing`);
    await says(page, 'There is no such list');
    await look(`${colours} unknown list`);
  }
  await page.evaluate(() => localStorage.setItem('watchfloor_language', 'ar'));
  await page.goto(`${app}/all`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await look('phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
});

test.describe('on a server', () => {
  test.use({ baseURL: serverUrl(), expectedErrors: /ERR_INTERNET_DISCONNECTED|request: |WebSocket/ });

  test('a to-do of one browser is in another one of the same account, its removal, and nothing is lost without a network', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signInByForm(page, 'staff');
    await page.goto(app);
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await context.newPage();
    await signInByForm(other, 'staff');
    await other.goto(app);
    await expect(rows(other).first()).toBeVisible();
    const title = `Look at the gate ${Date.now()}`;
    await button(page, 'New to-do').click();
    await field(page, 'Title').fill(title);
    await page.context().setOffline(true);
    await button(page, 'Save').click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue(title);
    await page.context().setOffline(false);
    await button(page, 'Save').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(row(other, title)).toHaveCount(1);
    await button(page, `Delete: ${title}`).click();
    await expect(row(other, title)).toBeHidden();
    await context.close();
  });
});

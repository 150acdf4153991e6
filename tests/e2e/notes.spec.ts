import type { Locator, Page } from '@playwright/test';
import { register } from './support/modes.ts';
import { expect, serverUrl, signIn, test, violations } from './support/test.ts';

const app = '/apps/notes';
const card = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const field = (place: Page | Locator, name: string) => place.getByRole('textbox', { name, exact: true });
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Note', exact: true });
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const saved = (place: Locator) => expect(place.getByText('Saved', { exact: true })).toBeVisible();

/** A moment as the reminder's field takes it, so many minutes from now. */
const inMinutes = (minutes: number) => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Istanbul',
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(Date.now() + minutes * 60_000);
  return parts.replace(', ', ' ');
};

test('a note with a checklist and a label saves itself, stands in front, and is there after a reload', async ({
  page,
}) => {
  await signIn(page, 'admin', app);
  await button(page, 'Take a note…').click();
  const bar = page.getByRole('region', { name: 'New note' });
  await expect(field(bar, 'Text')).toBeFocused();
  await field(bar, 'Title').fill('Quay lamps');
  await field(bar, 'Text').fill('Two are out.');
  await field(bar, 'Add a line').pressSequentially('Ask for bulbs');
  await field(bar, 'Line 1').press('Enter');
  await field(bar, 'Add a line').pressSequentially('Tell Omar');
  await bar.getByRole('checkbox', { name: 'Line 2 is done' }).check();
  await bar.getByRole('button', { name: 'Labels' }).click();
  await page.getByRole('checkbox', { name: 'Work' }).check();
  await page.keyboard.press('Escape');
  await saved(bar);
  await button(bar, 'Done').click();
  await expect(button(page, 'Take a note…')).toBeFocused();
  await page.reload();
  const first = page.getByRole('article').first();
  await expect(first.getByRole('heading')).toHaveText('Quay lamps');
  await expect(first.getByRole('list', { name: 'Labels' })).toHaveText('Work');
  await expect(first.getByRole('checkbox', { name: 'Tell Omar' })).toBeChecked();
  await first.getByRole('checkbox', { name: 'Ask for bulbs' }).check();
  await says(page, '“Ask for bulbs” is done.');

  // What is typed just before a reload belongs to the note that was saved meanwhile, and makes no second one.
  await button(page, 'Take a note…').click();
  await field(bar, 'Title').fill('Ladder');
  await saved(bar);
  await field(bar, 'Text').fill('It stands behind hall B.');
  await page.reload();
  await card(page, 'Ladder').getByRole('link').click();
  await expect(field(dialog(page), 'Text')).toHaveValue('It stands behind hall B.');
  await page.keyboard.press('Escape');
  await expect(card(page, 'Ladder')).toContainText('It stands behind hall B.');
  await button(page, 'Delete “Ladder”').click();

  // Opened, changed, and opened again by its address.
  await first.getByRole('link').click();
  await field(dialog(page), 'Text').fill('All are out.');
  await saved(dialog(page));
  await page.reload();
  await expect(field(dialog(page), 'Text')).toHaveValue('All are out.');
  await expect(dialog(page).getByRole('checkbox', { name: 'Line 1 is done' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(card(page, 'Quay lamps')).toContainText('All are out.');
});

test('a picture is chosen, scaled, shown on its card after a reload, and removed', async ({ page }) => {
  await signIn(page, 'admin', `${app}?note=note-4`);
  const png = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3_000, height: 1_500 });
    canvas.getContext('2d')?.fillRect(0, 0, 1_500, 1_500);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const file = { name: 'quay.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
  await dialog(page).locator('input[type=file]').setInputFiles(file);
  const picture = dialog(page).getByRole('img', { name: 'Picture of the note' });
  await expect(picture).toBeVisible();
  await saved(dialog(page));
  await page.reload();
  await expect(picture).toBeVisible();
  await page.keyboard.press('Escape');
  const shown = card(page, 'Birthday of Deniz').locator('img');
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeLessThan(3_000);
  await card(page, 'Birthday of Deniz').getByRole('link').click();
  const bad = { name: 'run.png', mimeType: 'image/png', buffer: Buffer.from('MZ this is no picture') };
  await dialog(page).locator('input[type=file]').setInputFiles(bad);
  await expect(dialog(page).getByText('run.png')).toBeVisible();
  await expect(picture).toBeVisible();
  await button(dialog(page), 'Remove picture').click();
  await expect(picture).toBeHidden();
  await saved(dialog(page));
  await page.reload();
  await expect(field(dialog(page), 'Title')).toHaveValue('Birthday of Deniz');
  await expect(picture).toBeHidden();
});

test('archiving and deleting are undone, with the same note in its place', async ({ page }) => {
  await signIn(page, 'admin', app);
  await button(page, 'Archive “Harbour gate”').click();
  await expect(card(page, 'Harbour gate')).toBeHidden();
  await button(page, 'Undo').click();
  await expect(card(page, 'Harbour gate')).toBeVisible();
  const address = await card(page, 'Harbour gate').getByRole('link').getAttribute('href');
  await button(page, 'Delete “Harbour gate”').click();
  await expect(card(page, 'Harbour gate')).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Harbour gate');
  await page.reload();
  await expect(card(page, 'Harbour gate').getByRole('link')).toHaveAttribute('href', address ?? '');

  await card(page, 'Harbour gate').getByRole('link').click();
  await button(dialog(page), 'Archive').click();
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(card(page, 'School play')).toBeVisible();
  await expect(card(page, 'Harbour gate')).toBeHidden();
  await views(page).getByRole('link', { name: 'Archive' }).click();
  await button(page, 'Take “Harbour gate” out of the archive').click();
  await views(page).getByRole('link', { name: 'Notes' }).click();
  await expect(card(page, 'Harbour gate')).toBeVisible();
});

test('views, labels, search and what is not there have addresses', async ({ page }) => {
  await signIn(page, 'admin', `${app}/reminders`);
  await expect(page.getByText('6 notes')).toBeVisible();
  await views(page).getByRole('link', { name: 'Priority' }).click();
  await expect(page).toHaveURL(/\/apps\/notes\/labels\/prior\/note-label-prior$/);
  await expect(card(page, 'What an incident needs')).toBeVisible();
  await expect(card(page, 'School play')).toBeHidden();
  await page.goto(app);
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('contact spray');
  await expect(page).toHaveURL(/search=contact/);
  await expect(page.getByText('1 note', { exact: true })).toBeVisible();
  await page.reload();
  await expect(card(page, 'Toolbox for the solar park')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('zeppelin');
  await says(page, 'No note holds “zeppelin”.');

  await page.goto(`${app}/nothing`);
  await says(page, 'There are no such notes');
  await page.getByRole('link', { name: 'All notes' }).click();
  await expect(card(page, 'Harbour gate')).toBeVisible();
  await page.goto(`${app}/labels/work/nothing`);
  await says(page, 'There are no such notes');
  await page.goto(`${app}?note=nothing`);
  await says(page, 'There is no such note');
  await page.getByRole('link', { name: 'All notes' }).click();
  await expect(page).toHaveURL(new RegExp(`${app}$`));
  await expect(card(page, 'Harbour gate')).toBeVisible();
});

test('labels are added, renamed and deleted; what is refused stays as it was typed', async ({ page }) => {
  await signIn(page, 'admin', app);
  await button(page, 'Edit labels').click();
  const editor = page.getByRole('dialog', { name: 'Edit labels' });
  await field(editor, 'New label').fill('work');
  await button(editor, 'Add').click();
  await expect(editor.getByRole('alert')).toContainText('listed twice');
  await expect(field(editor, 'New label')).toHaveValue('work');
  await field(editor, 'New label').fill('Night shift');
  // The second is sent before the first is kept: in one task, in which no answer comes.
  await field(editor, 'New label').evaluate(async (input: HTMLInputElement) => {
    input.form?.requestSubmit();
    document.execCommand('insertText', false, ' 2');
    for (let drawn = 0; drawn < 10; drawn += 1) await Promise.resolve();
    input.form?.requestSubmit();
  });
  await expect(field(editor, 'Name of label “Night shift 2”')).toBeVisible();
  await expect(field(editor, 'Name of label “Night shift”')).toBeVisible();
  await field(editor, 'Name of label “Family”').fill('Home');
  await button(editor, 'Rename').click();
  await expect(field(editor, 'Name of label “Home”')).toBeVisible();
  await button(editor, 'Delete label “Friends”').click();
  await expect(field(editor, 'Name of label “Friends”')).toBeHidden();
  await button(page, 'Undo').last().click();
  await expect(field(editor, 'Name of label “Friends”')).toBeVisible();
  await expect(card(page, 'Birthday of Deniz')).toContainText('Friends');
  await button(editor, 'Delete label “Friends”').click();
  await expect(field(editor, 'Name of label “Friends”')).toBeHidden();
  await button(editor, 'Close').click();
  await page.reload();
  await expect(views(page).getByRole('link')).toHaveText([
    'Notes',
    'Reminders',
    'Archive',
    'Home',
    'Work',
    'To-dos',
    'Priority',
    'Personal',
    'Night shift',
    'Night shift 2',
  ]);
});

test('everything is done by keys, and large type and narrow screens are there', async ({ page }) => {
  await signIn(page, 'admin', app);
  await expect(card(page, 'Harbour gate')).toBeVisible();
  await page.keyboard.press('j');
  await expect(card(page, 'Harbour gate').getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await expect(card(page, 'Before the night shift').getByRole('link')).toBeFocused();
  await page.keyboard.press('e');
  await expect(card(page, 'Before the night shift')).toBeHidden();
  await page.keyboard.press('u');
  await expect(card(page, 'Before the night shift')).toBeVisible();
  await card(page, 'Before the night shift').getByRole('link').focus();
  await page.keyboard.press('#');
  await expect(card(page, 'Before the night shift')).toBeHidden();
  await card(page, 'School play').getByRole('link').focus();
  await page.keyboard.press('Delete');
  await expect(card(page, 'School play')).toBeHidden();
  await page.keyboard.press('c');
  const bar = page.getByRole('region', { name: 'New note' });
  await expect(field(bar, 'Text')).toBeFocused();
  await page.keyboard.type('Written by keys');
  await saved(bar);
  await page.reload();
  await expect(page.getByRole('article').first()).toContainText('Written by keys');
  await expect(card(page, 'Harbour gate')).toBeVisible();
  await expect(card(page, 'Before the night shift')).toBeHidden();
  await expect(card(page, 'School play')).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search notes' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search notes' }).blur();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('Take a note');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeHidden();
  await card(page, 'Harbour gate').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Harbour gate').getByRole('link')).toBeFocused();

  const size = () =>
    card(page, 'Harbour gate')
      .getByText('The intercom rings')
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const before = await size();
  await page.getByRole('switch', { name: 'Large type' }).check();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Large type' })).toBeChecked();
  expect(await size()).toBeGreaterThan(before);

  await page.setViewportSize({ width: 360, height: 740 });
  await button(page, 'Notes').click();
  await page.getByRole('dialog', { name: 'Views' }).getByRole('link', { name: 'Archive' }).click();
  await expect(page.getByRole('dialog', { name: 'Views' })).toBeHidden();
  await expect(page.getByText('3 notes')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a reminder is told once, in one of two tabs, and not again after a reload', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin', `${app}?note=note-5`);
  const other = await context.newPage();
  await other.goto(app);
  await expect(card(other, 'Harbour gate')).toBeVisible();
  await field(dialog(page), 'Reminder').fill(inMinutes(-1));
  await field(dialog(page), 'Reminder').press('Enter');
  await saved(dialog(page));
  await button(dialog(page), 'Done').click();
  const told = (where: Page) => where.getByText('Reminder: What an incident needs');
  await expect
    .poll(async () => (await told(page).count()) + (await told(other).count()), { timeout: 30_000 })
    .toBe(1);
  await page.reload();
  await other.reload();
  await expect(card(page, 'Harbour gate')).toBeVisible();
  await expect(card(other, 'Harbour gate')).toBeVisible();
  await page.mouse.move(10, 10);
  // Another one is told on the page that runs: what was told before is not.
  await page.goto(`${app}?note=note-7`);
  await field(dialog(page), 'Reminder').fill(inMinutes(-1));
  await field(dialog(page), 'Reminder').press('Enter');
  const next = (where: Page) => where.getByText('Reminder: Words for the phone');
  await expect
    .poll(async () => (await next(page).count()) + (await next(other).count()), { timeout: 30_000 })
    .toBe(1);
  expect((await told(page).count()) + (await told(other).count())).toBe(0);
});

test('axe finds nothing in any state, dark, light and rtl', async ({ page }) => {
  test.setTimeout(180_000);
  const found: Record<string, string[]> = {};
  const look = async (state: string) => {
    found[state] = await violations(page);
  };
  await signIn(page, 'admin', app);
  await expect(card(page, 'Harbour gate')).toBeVisible();
  for (const colours of ['dark', 'light']) {
    await expect(page.locator('html')).toHaveAttribute('data-mode', colours);
    await look(`${colours} cards`);
    await button(page, 'Take a note…').click();
    await look(`${colours} bar`);
    await button(page, 'Done').click();
    await card(page, 'Before the night shift').getByRole('link').click();
    await expect(field(dialog(page), 'Title')).toBeVisible();
    await look(`${colours} note`);
    await page.keyboard.press('Escape');
    await button(page, 'Edit labels').click();
    await look(`${colours} labels`);
    await page.keyboard.press('Escape');
    await page.goto(`${app}/nothing`);
    await says(page, 'There are no such notes');
    await look(`${colours} unknown view`);
    await page.goto(app);
    await button(page, colours === 'dark' ? 'Switch to light colours' : 'Switch to dark colours').click();
  }
  await page.evaluate(() => localStorage.setItem('watchfloor_language', 'ar'));
  await page.goto(app);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('article').first()).toBeVisible();
  await look('rtl');
  await page.setViewportSize({ width: 360, height: 740 });
  await look('rtl, narrow');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
});

test.describe('in server mode', () => {
  test.use({ baseURL: serverUrl(), expectedErrors: /ERR_INTERNET_DISCONNECTED|request: |WebSocket/ });

  test('a new account begins with sample data, sees what it writes elsewhere, and loses nothing without a network', async ({
    page,
    context,
  }) => {
    await register(page);
    await page.goto(app);
    await says(page, 'Notes are for what you must not forget');
    await button(page, 'Add sample data').click();
    await expect(page.getByText('12 notes')).toBeVisible();
    await page.reload();
    await button(page, 'Remove the sample data').click();
    await says(page, 'Notes are for what you must not forget');

    const other = await context.newPage();
    await other.goto(app);
    await says(other, 'Notes are for what you must not forget');
    await button(page, 'Take a note…').click();
    const bar = page.getByRole('region', { name: 'New note' });
    await field(bar, 'Title').fill('Kept');
    await saved(bar);
    await other.bringToFront();
    await expect(card(other, 'Kept')).toBeVisible();

    await page.bringToFront();
    await field(bar, 'Text').fill('x'.repeat(100_000));
    await expect(bar.getByRole('alert')).toContainText('10,000');
    await field(bar, 'Text').fill('Short');
    await saved(bar);
    await context.setOffline(true);
    await field(bar, 'Text').fill('Written without a network');
    await expect(bar.getByText('Not saved. What you typed is kept.')).toBeVisible();
    await context.setOffline(false);
    await saved(bar);
    await button(bar, 'Done').click();
    await page.reload();
    await expect(card(page, 'Kept')).toContainText('Written without a network');

    await button(page, 'Edit labels').click();
    const editor = page.getByRole('dialog', { name: 'Edit labels' });
    await field(editor, 'New label').fill('Night shift');
    await field(editor, 'New label').press('Enter');
    const name = field(editor, 'Name of label “Night shift”');
    await expect(name).toBeVisible();
    await context.setOffline(true);
    await name.fill('Late shift');
    await button(editor, 'Rename').click();
    await says(page, 'The connection is gone. Check it and try again.');
    await expect(name).toHaveValue('Late shift');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(name).toHaveValue('Late shift');
    await context.setOffline(false);
    await button(editor, 'Rename').click();
    await expect(field(editor, 'Name of label “Late shift”')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editor).toBeHidden();
    await page.reload();
    await expect(views(page).getByRole('link', { name: 'Late shift' })).toBeVisible();
  });
});

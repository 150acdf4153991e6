import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseCsv } from '../../src/lib/csv.ts';
import { askFor, isIn } from './support/colours.ts';
import { register } from './support/modes.ts';
import { expect, serverUrl, signIn, signInByForm, test, violations } from './support/test.ts';

const app = '/apps/contacts';

const table = (page: Page) => page.getByRole('table', { name: 'Contacts' });
const rows = (page: Page) => table(page).locator('tbody tr');
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('link', { name, exact: true }) });
const firstNames = (page: Page) => rows(page).getByRole('rowheader').locator('bdi:first-child');
const views = (page: Page) => page.getByRole('navigation', { name: 'Views and groups' });
const view = (page: Page, name: RegExp) => views(page).getByRole('link', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });
/** However many are drawn. */
const holds = (page: Page, count: number) =>
  expect(table(page)).toHaveAttribute('aria-rowcount', String(count + 1));
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search in all fields' });
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).last()).toBeVisible();
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last().click();

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('contacts are looked through by view, search, order and page', async ({ page }) => {
  await signIn(page, 'admin', app);
  await expect(page).toHaveURL(/\/apps\/contacts\/all$/);
  await holds(page, 25);
  await view(page, /^Starred/).click();
  await expect(rows(page)).toHaveCount(5);
  await view(page, /^Frequent/).click();
  await expect(rows(page)).toHaveCount(8);
  await view(page, /^Clients/).click();
  await expect(rows(page)).toHaveCount(4);
  await view(page, /^All contacts/).click();

  await search(page).fill('naivasha');
  await expect(firstNames(page)).toHaveText(['Esther']);
  await page.reload();
  await expect(firstNames(page)).toHaveText(['Esther']);
  await search(page).fill('nobody at all');
  await expect(page.getByText('Nobody is found')).toBeVisible();
  await page.getByText('Clear the search').click();
  await holds(page, 25);

  const order = table(page).getByRole('button', { name: 'Last name' });
  await order.click();
  await expect(page).toHaveURL(/sort=lastName.asc/);
  await order.click();
  await expect(table(page).getByRole('columnheader', { name: 'Last name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const lastNames = await rows(page).locator('[data-column=lastName]').allTextContents();
  expect(lastNames).toEqual([...lastNames].sort().reverse());

  const size = page.getByRole('combobox', { name: 'Rows per page' });
  await size.selectOption('5');
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByText('1–5 of 25')).toBeVisible();
  await button(page, 'Next').click();
  await expect(page.getByText('6–10 of 25')).toBeVisible();
  await size.selectOption('All');
  await expect(page.getByText('25 contacts').first()).toBeVisible();
  await page.reload();
  await expect(size).toHaveValue('all');
  await expect(rows(page).first()).toContainText(lastNames[0] ?? '');
});

test('a contact is made, changed, put into a group, removed and restored with its id', async ({ page }) => {
  await signIn(page, 'admin', `${app}/all`);
  await button(page, 'New contact').click();
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Lovelace');
  await field(page, 'E-mail').fill('ada');
  await field(page, 'Birthday').fill('10/12/1985');
  await field(page, 'Notes').fill('Two lines\nof notes');
  await button(page, 'Save').click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(field(page, 'Notes')).toHaveValue('Two lines\nof notes');
  await field(page, 'E-mail').fill('ada@engines.example');
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose a picture').click();
  await (await chooser).setFiles({ name: 'ada.png', mimeType: 'image/png', buffer: picture });
  await expect(button(page, 'Remove picture')).toBeVisible();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Friends' }).check();
  await button(page, 'Save').click();
  await says(page, 'Ada Lovelace was added');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(`${app}/all?search=engines`);
  await row(page, 'Ada Lovelace').getByRole('link', { name: 'Ada Lovelace' }).click();
  await expect(page.getByRole('dialog', { name: 'Ada Lovelace' })).toBeVisible();
  await expect(field(page, 'Birthday')).toHaveValue('10/12/1985');
  await expect(page.getByRole('dialog').locator('img')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Friends' })).toBeChecked();
  const address = page.url();
  await field(page, 'Company').fill('Analytical Engines');
  await button(page, 'Save').click();
  await says(page, 'Ada Lovelace was saved');
  await expect(row(page, 'Ada Lovelace')).toContainText('Analytical Engines');

  await button(page, 'Remove Ada Lovelace').click();
  await says(page, 'Ada Lovelace: removed');
  await expect(rows(page)).toHaveCount(0);
  await undo(page);
  await expect(row(page, 'Ada Lovelace')).toBeVisible();
  await page.goto(address);
  await expect(field(page, 'Company')).toHaveValue('Analytical Engines');
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Friends' })).toBeChecked();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Write a mail' })).toHaveAttribute(
    'href',
    '/apps/mail/inbox?compose=new&to=ada%40engines.example',
  );
});

test('many contacts are starred, grouped and removed at once, and each of it is undone', async ({ page }) => {
  await signIn(page, 'admin', `${app}/contact-group-3`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText('4 selected')).toBeVisible();
  await button(page, 'Star').click();
  await says(page, 'contacts: starred');
  await expect(view(page, /^Starred/)).toContainText('8');
  await undo(page);
  await expect(view(page, /^Starred/)).toContainText('5');
  await button(page, 'Groups').click();
  await page.getByRole('group', { name: 'Groups' }).getByRole('checkbox', { name: 'Friends' }).click();
  await expect(view(page, /^Friends/)).toContainText('7');
  await page.keyboard.press('Escape');
  await button(page, 'Remove').click();
  await says(page, '4 contacts: removed');
  await expect(page.getByText('Nobody is in this group')).toBeVisible();
  await page.reload();
  await expect(view(page, /^All contacts/)).toContainText('21');
  await page.goBack();
  await page.goto(`${app}/all`);
  await row(page, 'Annika Boersma').getByRole('checkbox').check();
  await button(page, 'Remove').click();
  await says(page, 'Annika Boersma: removed');
  await undo(page);
  await expect(row(page, 'Annika Boersma')).toBeVisible();
  await expect(view(page, /^Clients/)).toContainText('4');

  // An address book without anybody says what it is for.
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await button(page, 'Remove').click();
  await expect(page.getByText('There are no contacts yet')).toBeVisible();
  await expect(page.getByRole('navigation', { name: /pages/i })).toBeHidden();
  await button(page, 'Add sample data').click();
  await holds(page, 25);
  await page.reload();
  await button(page, 'Star Esther Wambui').or(button(page, 'Take the star of Esther Wambui')).first().click();
  await button(page, 'Remove the sample data').click();
  await expect(button(page, 'Add sample data')).toBeVisible();
});

test('groups are made, renamed, filled by dragging, deleted and restored', async ({ page }) => {
  await signIn(page, 'admin', `${app}/all`);
  await button(page, 'New group').click();
  await button(page, 'Make the group').click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await field(page, 'Name of the group').fill('Night shift');
  await button(page, 'Make the group').click();
  await expect(page.getByText('Nobody is in this group')).toBeVisible();
  await view(page, /^All contacts/).click();
  await row(page, 'Esther Wambui').locator('[data-column=company]').hover();
  await page.mouse.down();
  const target = await view(page, /^Night shift/).boundingBox();
  if (!target) throw new Error('The group has no place.');
  await page.mouse.move(target.x + 40, target.y + 10, { steps: 8 });
  await page.mouse.up();
  await says(page, 'Esther Wambui: now in Night shift');
  await expect(view(page, /^Night shift/)).toContainText('1');
  await view(page, /^Night shift/).click();
  await expect(firstNames(page)).toHaveText(['Esther']);
  await button(page, 'What to do with the group Night shift').click();
  await page.getByRole('menuitem', { name: 'Rename the group' }).click();
  await field(page, 'Name of the group').fill('Late shift');
  await button(page, 'Save').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(view(page, /^Late shift/)).toContainText('1');
  await button(page, 'What to do with the group Late shift').click();
  await page.getByRole('menuitem', { name: 'Delete the group' }).click();
  await says(page, 'The group Late shift was deleted; its contacts stay');
  await expect(view(page, /^Late shift/)).toBeHidden();
  await undo(page);
  await view(page, /^Late shift/).click();
  await expect(firstNames(page)).toHaveText(['Esther']);
});

const importedCsv = [
  'name,lastName,email,birthday,Colour,groups',
  'Grace,Hopper,grace@navy.example,1906-12-09,blue,friends; Navy',
  ',Nobody,nobody@navy.example,,,Nobody',
  'Bob,Broken,bob,,,',
  'Annika,Again,ANNIKA.BOERSMA@north-harbour-terminals.example,,,Twins',
  'Eve,Young,eve@navy.example,2006-02-30,,',
].join('\n');

const importedCards = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:Curie;Marie;;;',
  'FN:Marie Curie',
  'EMAIL:marie@radium.example',
  'CATEGORIES:Navy',
  `PHOTO;ENCODING=b;TYPE=PNG:${picture.toString('base64')}`,
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:4.0',
  'FN:Mallory',
  'PHOTO:data:image/png;base64,TVqQAAMAAAAEAAAA',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:4.0',
  'FN without a colon',
  'END:VCARD',
].join('\r\n');

test('contacts come from files, whose broken lines are named, and go into files', async ({ page }) => {
  await signIn(page, 'admin', `${app}/all`);
  await button(page, 'Import').click();
  const drawer = page.getByRole('dialog', { name: 'Import contacts' });
  const choose = (name: string, mimeType: string, text: string) =>
    drawer.getByLabel('File').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  await choose('people.csv', 'text/csv', importedCsv);
  await expect(drawer.getByRole('region', { name: 'What the file holds' }).getByRole('status')).toHaveText(
    '3 broken, 1 there already, and 1 new',
  );
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Line 3' })).toContainText('Enter a name');
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Line 4' })).toContainText('valid email');
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Line 6' })).toContainText('1984-05-29');
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Line 5' })).toContainText(
    'Annika Boersma has this address.',
  );
  await expect(drawer.getByText('Columns that are not taken over: Colour')).toBeVisible();
  await expect(drawer.getByText('New groups that will be made: Navy', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Import 1 contact' }).click();
  await says(page, '1 contact was imported');
  await expect(drawer).toBeHidden();
  await expect(view(page, /^Navy/)).toContainText('1');
  await expect(view(page, /^Friends/)).toContainText('4');
  await undo(page);
  await says(page, 'What was imported is removed again');
  await expect(view(page, /^Navy/)).toBeHidden();
  await holds(page, 25);
  await button(page, 'Import').click();
  await choose('people.csv', 'text/csv', importedCsv);
  await drawer.getByRole('button', { name: 'Import 1 contact' }).click();
  await expect(drawer).toBeHidden();

  await page.goto(`${app}/all?dialog=import`);
  await choose('cards.vcf', 'text/vcard', importedCards);
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Line 16' })).toContainText('FN:Ada Lovelace');
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Mallory' })).toContainText(
    'Left out. Picture: This is not a picture',
  );
  await expect(drawer.getByText('New groups')).toBeHidden();
  await drawer.getByRole('button', { name: 'Import 2 contacts' }).click();
  await says(page, '2 contacts were imported');
  await page.goto(`${app}/all?search=curie`);
  await expect(row(page, 'Marie Curie').locator('img')).toBeVisible();
  await expect(view(page, /^Navy/)).toContainText('2');

  await page.goto(`${app}/all?search=navy.example`);
  await expect(firstNames(page)).toHaveText(['Grace']);
  const saved = async (menu: string, item: string) => {
    const download = page.waitForEvent('download');
    await button(page, menu).click();
    await page.getByRole('menuitem', { name: item }).click();
    return readFile(await (await download).path(), 'utf8');
  };
  const { lines } = parseCsv(await saved('Export what is shown', 'As CSV'));
  expect(lines.map(({ cells }) => cells.slice(0, 2).join(' '))).toEqual(['name lastName', 'Grace Hopper']);
  expect(lines.map(({ cells }) => cells.at(-1))).toEqual(['groups', 'Friends; Navy']);
  await page.goto(`${app}/all`);
  await row(page, 'Marie Curie').getByRole('checkbox').check();
  await row(page, 'Grace Hopper').getByRole('checkbox').check();
  const cards = await saved('Export what is selected', 'As vCard 4.0');
  expect(cards.match(/^FN:.*$/gm)?.map((line) => line.trim())).toEqual(['FN:Grace Hopper', 'FN:Marie Curie']);
  expect(cards).toContain('BDAY:19061209\r\n');
  expect(cards).toContain('CATEGORIES:Friends,Navy\r\n');
  expect(cards.match(/^PHOTO:/gm)).toHaveLength(1);
  // The picture was scaled, and so written anew: it is there whole when it comes in again.
  await page.goto(`${app}/all?dialog=import`);
  await choose('again.vcf', 'text/vcard', cards.replace('marie@radium.example', 'other@radium.example'));
  await drawer.getByRole('button', { name: 'Import 1 contact' }).click();
  await says(page, '1 contact was imported');
  await page.goto(`${app}/all?search=other@radium`);
  await expect(row(page, 'Marie Curie').locator('img')).toBeVisible();
});

test('whom one writes to becomes frequent, and who is pinned stays so', async ({ page }) => {
  await signIn(page, 'admin', `${app}/all`);
  await button(page, 'New contact').click();
  await field(page, 'First name').fill('Colleague');
  await field(page, 'E-mail').fill('Staff@watchfloor.example');
  await button(page, 'Save').click();
  await row(page, 'Colleague').getByRole('link', { name: 'Colleague' }).click();
  const chat = page.getByRole('dialog').getByRole('link', { name: 'Chat' });
  await expect(chat).toHaveAttribute('href', '/apps/chat?contact=user-staff');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(view(page, /^Frequent/)).toContainText('8');
  await page.evaluate(async () => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('jwt_access_token')}`,
    };
    for (const message of ['One.', 'Two.', 'Three.']) {
      const body = JSON.stringify({ contactId: 'user-staff', message });
      await fetch('/api/chat/send-message', { method: 'POST', headers, body });
    }
  });
  await expect(view(page, /^Frequent/)).toContainText('9');
  await view(page, /^Frequent/).click();
  await expect(row(page, 'Colleague')).toBeVisible();
  await view(page, /^All contacts/).click();
  await row(page, 'Ines Okonkwo').getByRole('link', { name: 'Ines Okonkwo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Always frequent' }).click();
  await says(page, 'Ines Okonkwo: kept among the frequent contacts');
  await page.goto(`${app}/frequent`);
  await expect(row(page, 'Ines Okonkwo')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
});

test('keys walk through the list, select, star, open, remove and undo', async ({ page }) => {
  await signIn(page, 'admin', `${app}/all`);
  await holds(page, 25);
  const names = await firstNames(page).allTextContents();
  await page.keyboard.press('j');
  await expect(rows(page).nth(0).locator('[data-row-open]')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked();
  const star = rows(page).nth(1).getByRole('button', { name: /star/i });
  const pressed = await star.getAttribute('aria-pressed');
  await page.keyboard.press('s');
  await expect(star).toHaveAttribute('aria-pressed', String(pressed !== 'true'));
  await page.keyboard.press('#');
  await says(page, /: removed$/);
  await expect(firstNames(page).nth(1)).toHaveText(names[2] ?? '');
  await page.keyboard.press('z');
  await expect(firstNames(page).nth(1)).toHaveText(names[1] ?? '');
  // Each key that the help names.
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help.locator('kbd')).toHaveText('j ↓ k ↑ Enter x X J K s p # Delete e c z / ?'.split(' '));
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  const box = (index: number) => rows(page).nth(index).getByRole('checkbox');
  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await expect(rows(page).nth(0).locator('[data-row-open]')).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('X');
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('J');
  await page.keyboard.press('ArrowUp');
  await expect(box(3)).toBeChecked();
  await page.keyboard.press('K');
  await expect(page.getByText('4 selected')).toBeVisible();
  await button(page, 'Clear selection').click();
  await rows(page).nth(1).locator('[data-row-open]').focus();
  await page.keyboard.press('p');
  await says(page, /: (kept among the frequent contacts|frequent only as you write)$/);
  await page.keyboard.press('Delete');
  await says(page, /: removed$/);
  await expect(firstNames(page).nth(1)).toHaveText(names[2] ?? '');
  await page.keyboard.press('z');
  await expect(firstNames(page).nth(1)).toHaveText(names[1] ?? '');
  await rows(page).nth(1).locator('[data-row-open]').focus();
  for (const key of ['e', 'Enter']) {
    await page.keyboard.press(key);
    await expect(field(page, 'First name')).toHaveValue(names[1] ?? '');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'New contact' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
});

test('what another tab changes is seen, and what is not there is said', async ({ page, context }) => {
  await signIn(page, 'admin', `${app}/all`);
  await holds(page, 25);
  const other = await context.newPage();
  await other.goto(`${app}/all`);
  await button(other, 'Star Esther Wambui').click();
  await page.bringToFront();
  await expect(button(page, 'Take the star of Esther Wambui')).toBeVisible();
  await expect(view(page, /^Starred/)).toContainText('6');
  await other.close();
  await page.goto(`${app}/no-such-group`);
  await expect(page.getByText('There is no such group')).toBeVisible();
  await page.getByRole('link', { name: 'To all contacts' }).click();
  await holds(page, 25);
  await page.goto(`${app}/all?contact=nobody`);
  await expect(page.getByRole('dialog').getByText('There is no such contact')).toBeVisible();
  await page.getByRole('link', { name: 'To all contacts' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('axe finds nothing on the contacts, and at 360 px nothing runs off the edge', async ({ page }) => {
  test.slow();
  const found: Record<string, string[]> = {};
  const look = async (name: string) => {
    found[name] = await violations(page);
  };
  for (const colours of ['dark', 'light'] as const) {
    await signIn(page, 'admin', `${app}/all?${askFor(colours)}`);
    await isIn(page, colours);
    await holds(page, 25);
    await row(page, 'Annika Boersma').getByRole('checkbox').check();
    await look(`${colours} list`);
    await row(page, 'Annika Boersma').getByRole('link', { name: 'Annika Boersma' }).click();
    await expect(field(page, 'First name')).toHaveValue('Annika');
    await look(`${colours} contact`);
    await page.goto(`${app}/all?dialog=import`);
    await page
      .getByRole('dialog')
      .getByLabel('File')
      .setInputFiles({
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(importedCsv),
      });
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await look(`${colours} import`);
    await page.goto(`${app}/nothing`);
    await expect(page.getByText('There is no such group')).toBeVisible();
    await look(`${colours} unknown group`);
  }
  await page.evaluate(() => localStorage.setItem('watchfloor_language', 'ar'));
  await page.goto(`${app}/all`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await look('rtl');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await look('rtl, narrow');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
});

test.describe('in server mode', () => {
  test.use({ baseURL: serverUrl() });

  test.describe('with a connection that is lost', () => {
    test.use({ expectedErrors: /ERR_FAILED|graphql/ });
    test('nothing typed of a contact or a group is lost, and it is said', async ({ page }) => {
      await register(page);
      const lose = () => page.route('**/graphql', (route) => route.abort());
      const back = () => page.unroute('**/graphql');
      const failed = async () => {
        await expect(page.getByRole('dialog').getByRole('alert')).toContainText('could not be saved');
      };
      await page.goto(`${app}/all?contact=new`);
      await field(page, 'First name').fill('Joan');
      await field(page, 'Notes').fill('Two lines\nof notes');
      await lose();
      await button(page, 'Save').click();
      await failed();
      await expect(field(page, 'Notes')).toHaveValue('Two lines\nof notes');
      await back();
      await button(page, 'Save').click();
      await says(page, 'Joan was added');
      await page.goto(`${app}/all?search=Joan`);
      await row(page, 'Joan').getByRole('link', { name: 'Joan' }).click();
      await field(page, 'Last name').fill('Clarke');
      await lose();
      await button(page, 'Save').click();
      await failed();
      await expect(field(page, 'Last name')).toHaveValue('Clarke');
      await back();
      await button(page, 'Save').click();
      await says(page, 'Joan Clarke was saved');
      await button(page, 'New group').click();
      await field(page, 'Name of the group').fill('Huts');
      await button(page, 'Make the group').click();
      await button(page, 'What to do with the group Huts').click();
      await page.getByRole('menuitem', { name: 'Rename the group' }).click();
      await field(page, 'Name of the group').fill('Hut eight');
      await lose();
      await button(page, 'Save').click();
      await failed();
      await expect(field(page, 'Name of the group')).toHaveValue('Hut eight');
      await back();
      await button(page, 'Save').click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.reload();
      await expect(view(page, /^Hut eight/)).toBeVisible();
      await page.goto(`${app}/all?search=Joan`);
      await button(page, 'Remove Joan Clarke').click();
      await expect(page.getByText('Nobody is found')).toBeVisible();
    });

    test('an import that is cut off says how far it came, makes no empty group, and goes on without doubles', async ({
      page,
    }) => {
      await register(page);
      await page.goto(`${app}/all?dialog=import`);
      const place = `cut${Date.now()}.example`;
      const groupOf = (index: number) => (index < 100 ? 'Early' : index < 200 ? 'Late' : '');
      const lines = Array.from(
        { length: 201 },
        (_, i) => `Person ${i} of ${place},${i === 150 ? '' : `p${i}@${place}`},${groupOf(i)}`,
      );
      const drawer = page.getByRole('dialog', { name: 'Import contacts' });
      const buffer = Buffer.from(['name,email,groups', ...lines].join('\n'));
      await drawer.getByLabel('File').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
      let calls = 0;
      await page.route('**/graphql', async (route) => {
        if (!route.request().postData()?.includes('mutation ImportContacts')) return route.continue();
        calls += 1;
        // The second is lost on its way, the third on its way back.
        if (calls === 3) await route.fetch();
        return calls === 2 || calls === 3 ? route.abort() : route.continue();
      });
      await drawer.getByRole('button', { name: 'Import 201 contacts' }).click();
      await says(page, '100 contacts were imported');
      await expect(drawer.getByRole('alert')).toContainText('That did not work');
      await expect(view(page, /^Early/)).toContainText('100');
      await expect(view(page, /^Late/)).toBeHidden();
      const again = drawer.getByRole('button', { name: 'Import 101 contacts' });
      await again.click();
      await expect.poll(() => calls).toBe(3);
      await expect(drawer.getByRole('alert')).toContainText('That did not work');
      await again.click();
      await says(page, '101 contacts were imported');
      await page.goto(`${app}/all?search=${place}`);
      await holds(page, 201);
      await expect(view(page, /^Early/)).toContainText('100');
      await expect(view(page, /^Late/)).toContainText('100');
    });
  });

  test('a contact that one user adds is seen by another', async ({ page, browser, baseURL }) => {
    await signInByForm(page);
    await page.goto(`${app}/all?search=Zuse`);
    await expect(page.getByText('Nobody is found')).toBeVisible();
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await context.newPage();
    await signInByForm(other, 'staff');
    await other.goto(`${app}/all?contact=new`);
    await field(other, 'First name').fill('Konrad');
    await field(other, 'Last name').fill('Zuse');
    await button(other, 'Save').click();
    await says(other, 'Konrad Zuse was added');
    await expect(row(page, 'Konrad Zuse')).toBeVisible();
    await other.goto(`${app}/all?search=Zuse`);
    await button(other, 'Remove Konrad Zuse').click();
    await expect(page.getByText('Nobody is found')).toBeVisible();
    await context.close();
  });
});

import { stat } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { askFor, isIn } from './support/colours.ts';
import { register } from './support/modes.ts';
import { expect, keepSignIn, serverUrl, signIn, test, violations } from './support/test.ts';

const inbox = '/apps/mail/inbox';

const list = (page: Page) => page.getByRole('list', { name: 'Mails' });
const rows = (page: Page): Locator => list(page).locator('li[data-row]');
const row = (page: Page, subject: string | RegExp): Locator => rows(page).filter({ hasText: subject });
const opener = (page: Page, subject: string): Locator => row(page, subject).getByRole('link');
const views = (page: Page) => page.getByRole('navigation', { name: 'Folders and labels' });
const view = (page: Page, name: string) => views(page).getByRole('link', { name: new RegExp(`^${name}`) });
const message = (page: Page) => page.frameLocator('iframe[title="Message"]').locator('body');
const told = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).first();
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last();
const select = (page: Page, subject: string) =>
  row(page, subject).getByRole('checkbox', { name: `Select “${subject}”` });
const chosen = (page: Page) => list(page).getByRole('checkbox', { checked: true });

const attachments = (page: Page) => page.getByRole('dialog').getByRole('group', { name: 'Attachments' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** Drags a mail by the mouse onto a view beside the list. */
async function drag(page: Page, subject: string, onto: string): Promise<void> {
  const box = await row(page, subject).boundingBox();
  const place = await view(page, onto).boundingBox();
  if (!box || !place) throw new Error('Something is not drawn.');
  await page.mouse.move(box.x + 220, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(place.x + 40, place.y + 10, { steps: 8 });
  await page.mouse.move(place.x + 44, place.y + 12);
  await page.mouse.up();
}

async function pick(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('opening a mail marks it as read, and its counts follow, also after a reload', async ({ page }) => {
  await signIn(page, 'admin', '/apps/mail');
  await expect(page).toHaveURL(/\/apps\/mail\/inbox$/);
  await expect(view(page, 'Inbox')).toHaveAccessibleName(/\d unread/);
  const before = Number.parseInt((await view(page, 'Inbox').locator('.sr-only').textContent()) ?? '', 10);
  const van = row(page, 'Breakwater: the same van again');
  await expect(van.getByRole('img', { name: 'With attachments' })).toBeVisible();
  await expect(van.locator('time')).toHaveText(/\d/);
  await opener(page, 'Firmware 4.2: who goes first?').click();
  await expect(heading(page, 'Firmware 4.2: who goes first?')).toBeVisible();
  await expect(message(page)).toContainText('mends the clock drift');
  await expect(view(page, 'Inbox')).toHaveAccessibleName(`Inbox ${before - 1} unread`);
  await page.getByText('Details').click();
  await expect(page.getByText('Cc', { exact: true })).toBeVisible();
  await page.reload();
  await expect(message(page)).toContainText('mends the clock drift');
  await expect(view(page, 'Inbox')).toHaveAccessibleName(`Inbox ${before - 1} unread`);

  await page.getByRole('toolbar').getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page).toHaveURL(/\/apps\/mail\/inbox$/);
  await expect(view(page, 'Inbox')).toHaveAccessibleName(`Inbox ${before} unread`);

  await opener(page, 'Breakwater: the same van again').click();
  await page.getByRole('button', { name: 'Look at breakwater-still.svg' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'breakwater-still.svg' })).toBeVisible();
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download breakwater-still.svg' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('breakwater-still.svg');
});

test('mails are selected by kind, moved, labelled, marked, thrown away and deleted, and each is undone', async ({
  page,
}) => {
  await signIn(page, 'admin', inbox);
  const subject = 'Night shift in five lines';
  await pick(page, 'Select by kind', 'All');
  const all = await rows(page).count();
  await expect(chosen(page)).toHaveCount(all);
  for (const [kind, other] of [
    ['Read', 'Unread'],
    ['Starred', 'Unstarred'],
    ['Important', 'Unimportant'],
  ] as const) {
    await pick(page, 'Select by kind', kind);
    await expect(chosen(page)).not.toHaveCount(all);
    await expect(chosen(page)).not.toHaveCount(0);
    const count = await chosen(page).count();
    await pick(page, 'Select by kind', other);
    await expect(chosen(page)).toHaveCount(all - count);
  }
  await pick(page, 'Select by kind', 'None');

  await select(page, subject).check();
  await pick(page, 'Star and flag', 'Mark as important');
  await view(page, 'Important').click();
  await expect(page).toHaveURL(/\/filter\/important$/);
  await page.reload();
  await select(page, subject).check();
  await pick(page, 'Star and flag', 'Mark as not important');
  await expect(row(page, subject)).toHaveCount(0);
  await expect(rows(page)).not.toHaveCount(0);
  await view(page, 'Inbox').click();

  await select(page, subject).check();
  await pick(page, 'Move to a folder', 'Spam');
  await expect(row(page, subject)).toHaveCount(0);
  await undo(page).click();
  await expect(row(page, subject)).toBeVisible();
  await select(page, subject).check();
  await pick(page, 'Move to a folder', 'Spam');
  await expect(row(page, subject)).toHaveCount(0);
  await view(page, 'Spam').click();
  await page.reload();
  await expect(row(page, subject)).toBeVisible();

  await opener(page, subject).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Labels' }).click();
  await page.getByRole('checkbox', { name: 'Amazon' }).click();
  await expect(row(page, subject)).toContainText('Amazon');
  await page.keyboard.press('Escape');
  await page.getByRole('toolbar').getByRole('button', { name: 'Move to a folder' }).click();
  await page.getByRole('menuitem', { name: 'Inbox' }).click();
  await expect(row(page, subject)).toHaveCount(0);
  await view(page, 'Amazon').click();
  await expect(row(page, subject)).toBeVisible();

  await select(page, subject).check();
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(row(page, subject)).toContainText('Unread:');
  await undo(page).click();
  await expect(row(page, subject)).not.toContainText('Unread:');
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(row(page, subject)).toHaveCount(0);
  await view(page, 'Trash').click();
  await select(page, subject).check();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(row(page, subject)).toHaveCount(0);
  await undo(page).click();
  await expect(row(page, subject)).toBeVisible();
  await page.reload();
  await expect(row(page, subject)).toContainText('Amazon');
});

test('mails are found, dragged, and worked on by keyboard alone', async ({ page }) => {
  await signIn(page, 'admin', inbox);
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('clock drift');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/search=clock/);
  await page.getByRole('searchbox').fill('nothing has this');
  await expect(page.getByText('No mail with “nothing has this”')).toBeVisible();
  // One letter finds nothing that all do not find; one syllable does.
  await page.getByRole('searchbox').fill('e');
  await expect(page.getByText('Type at least two letters to search.').last()).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('searchbox').fill('웹');
  await expect(page.getByText('No mail with “웹”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).last().click();

  const van = 'Breakwater: the same van again';
  const firmware = 'Firmware 4.2: who goes first?';
  await drag(page, van, 'Paypal');
  await expect(row(page, van)).toContainText('Paypal');
  await undo(page).click();
  await expect(row(page, van)).not.toContainText('Paypal');
  await select(page, van).check();
  await select(page, firmware).check();
  await drag(page, firmware, 'Spam');
  await expect(row(page, van)).toHaveCount(0);
  await expect(row(page, firmware)).toHaveCount(0);
  await view(page, 'Spam').click();
  await expect(row(page, van)).toBeVisible();
  await expect(row(page, firmware)).toBeVisible();
  await undo(page).click();
  await expect(row(page, van)).toHaveCount(0);
  await page.goto(inbox);
  await expect(row(page, firmware)).toBeVisible();

  const invoice = 'Invoice FO-20418: four thermal lenses';
  await opener(page, van).focus();
  for (const [key, subject] of [
    ['j', firmware],
    ['ArrowDown', invoice],
    ['k', firmware],
    ['ArrowUp', van],
  ] as const) {
    await page.keyboard.press(key);
    await expect(opener(page, subject)).toBeFocused();
  }
  await page.keyboard.press('x');
  await expect(chosen(page)).toHaveCount(1);
  await page.keyboard.press('J');
  await expect(chosen(page)).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('X');
  await expect(chosen(page)).toHaveCount(3);
  await page.keyboard.press('x');
  await expect(chosen(page)).toHaveCount(2);
  await page.keyboard.press('K');
  await expect(chosen(page)).toHaveCount(3);
  await pick(page, 'Select by kind', 'None');
  await opener(page, firmware).focus();
  await page.keyboard.press('e');
  await expect(row(page, firmware)).not.toContainText('Unread:');
  const star = row(page, firmware).getByRole('button', { name: /^Star on/ });
  await page.keyboard.press('s');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('s');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  for (const key of ['#', 'Delete']) {
    await opener(page, firmware).focus();
    await page.keyboard.press(key);
    await expect(row(page, firmware)).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(row(page, firmware)).toBeVisible();
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await opener(page, van).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, van)).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading(page, firmware)).toBeVisible();
  await page.keyboard.press('k');
  await expect(heading(page, van)).toBeVisible();
  for (const [key, name] of [
    ['a', 'Reply to all'],
    ['f', 'Forward'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.keyboard.press('r');
  const reply = page.getByRole('dialog', { name: 'Reply' });
  await expect(reply.getByRole('textbox', { name: 'Message' })).toBeFocused();
  // Closed before a pause has saved it: it is a draft all the same, and stays closed.
  await page.keyboard.type('Wait for the patrol');
  await page.keyboard.press('Escape');
  await expect(reply).toHaveCount(0);
  await expect(view(page, 'Drafts')).toHaveAccessibleName(/3 drafts/);
  await expect(reply).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(page).toHaveURL(/inbox$/);
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'New mail' })).toBeVisible();
});

test('what is written is kept by itself, goes on after a reload, and is sent or thrown away', async ({
  page,
}) => {
  await signIn(page, 'admin', `${inbox}?compose=new`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'To' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('combobox', { name: 'To' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('combobox', { name: 'To' }).fill('nobody@nowhere,');
  await page.keyboard.press('Tab');
  await expect(dialog.getByText(/nobody@nowhere: /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove nobody@nowhere' }).click();
  await dialog.getByRole('combobox', { name: 'To' }).pressSequentially('Amani');
  await dialog.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Cc and Bcc' }).click();
  await dialog.getByRole('combobox', { name: 'Bcc' }).fill('quiet@camp.example');
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('A draft of the night');
  await dialog
    .getByRole('textbox', { name: 'Message' })
    .fill('First line\n<b>not bold</b>\n\nSecond paragraph');
  await expect(dialog.getByText('Saved')).toBeVisible();
  await expect(page).not.toHaveURL(/compose=new/);
  const program = { name: 'gate.png', mimeType: 'image/png', buffer: Buffer.from('MZ a program') };
  const large = {
    name: 'night.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(26 * 1024 * 1024, 'light '),
  };
  await attachments(page).locator('input[type=file]').setInputFiles([large, program]);
  await expect(attachments(page).getByText('The file is 26 MB; the limit is 25 MB.')).toBeVisible();
  await expect(attachments(page).getByText(/This is a program/)).toBeVisible();
  await attachments(page).getByRole('button', { name: 'Remove gate.png' }).click();
  await expect(attachments(page).getByText('gate.png')).toHaveCount(0);
  const written = 'First line\n<b>not bold</b>\n\nSecond paragraph, typed just before the reload';
  await dialog.getByRole('textbox', { name: 'Message' }).fill(written);
  await page.reload();
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('A draft of the night');
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(written);
  await expect(dialog.getByText('quiet@camp.example')).toBeVisible();

  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await undo(page).click();
  await view(page, 'Drafts').click();
  await opener(page, 'A draft of the night').click();
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(/Second paragraph/);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(told(page, 'The mail is sent.')).toBeVisible();
  await expect(row(page, 'A draft of the night')).toHaveCount(0);
  await view(page, 'Sent').click();
  await opener(page, 'A draft of the night').click();
  await expect(message(page)).toContainText('<b>not bold</b>');
  await page.reload();
  await expect(row(page, 'A draft of the night')).toBeVisible();

  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Fwd: A draft of the night');
  await dialog.getByText('The mail below your message').click();
  await expect(dialog.frameLocator('iframe').getByText('Second paragraph')).toBeVisible();

  const van = 'Breakwater: the same van again';
  await page.goto(inbox);
  await opener(page, van).click();
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(attachments(page).getByText('breakwater-still.svg')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'To' }).fill('quiet@camp.example,');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(told(page, 'The mail is sent.')).toBeVisible();
  await view(page, 'Sent').click();
  await opener(page, `Fwd: ${van}`).click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Download breakwater-still.svg' })).toBeVisible();
});

test('unknown folders, filters, labels and mails are said inside the app, with a way back', async ({
  page,
}) => {
  await signIn(page, 'admin', '/apps/mail/nowhere');
  await expect(page.getByText('There is no such folder')).toBeVisible();
  await page.getByRole('link', { name: 'To the list of mails' }).click();
  await expect(row(page, 'Firmware 4.2')).toBeVisible();
  for (const [path, said] of [
    ['/apps/mail/filter/nowhere', 'There is no such filter'],
    ['/apps/mail/label/nowhere', 'There is no such label'],
    [`${inbox}/nothing`, 'This mail is not there'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(said)).toBeVisible();
    await expect(views(page)).toBeVisible();
  }
});

test.describe('where the browser refuses scripts aloud', () => {
  // Handlers that the cleaning takes out, and axe in the frame, which would be a script there.
  test.use({ expectedErrors: /inline event handler|Blocked script execution/ });

  test('a mail from elsewhere runs nothing, loads nothing unasked, and is legible in the dark', async ({
    page,
  }) => {
    await signIn(page, 'admin', inbox);
    const asked: string[] = [];
    await page.route('https://pictures.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    });
    // Past the API, which cleans what it keeps: the page must not rely on that.
    await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('watchfloor');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const changes = database.transaction('changes', 'readwrite').objectStore('changes');
      const mail = {
        id: 'mail-evil',
        ownerId: 'user-admin',
        folderId: '0',
        from: { name: 'Mallory', email: 'mallory@elsewhere.example', avatar: '' },
        to: [{ name: 'Mira', email: 'admin@watchfloor.example', avatar: '' }],
        cc: [],
        bcc: [],
        subject: 'You have won',
        message: `<p style="color:#000">Dear winner</p><script>parent.document.title='stolen'</script><img src="x" onerror="parent.document.title='stolen'"><img src="https://pictures.example/seen.svg" alt="Prize"><a href="javascript:parent.document.title='stolen'">Open</a><form action="https://pictures.example/"><input name="pin"></form>`,
        sentAt: Date.now() + 1_000,
        read: false,
        starred: false,
        important: false,
        attachments: [],
        words: 'you have won',
      };
      await new Promise((resolve) => {
        changes.put({ table: 'mails', id: mail.id, row: mail }).onsuccess = resolve;
      });
      database.close();
    });
    await page.goto(`${inbox}/mail-evil`);
    const body = message(page);
    await expect(body).toContainText('Dear winner');
    await expect(body.locator('form, input, script, [onerror], a[href^="javascript"]')).toHaveCount(0);
    const colours = await body.locator('p').evaluate((text) => getComputedStyle(text).color);
    expect(colours).toBe(await page.locator('body').evaluate((text) => getComputedStyle(text).color));
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Show pictures' }).click();
    await expect(body.getByRole('img', { name: 'Prize' })).toHaveAttribute('src', /seen\.svg/);
    await expect.poll(() => asked.length).toBe(1);
    expect(await page.title()).not.toContain('stolen');
  });

  test('axe finds nothing, light, dark and right to left, and nothing runs off 360 px', async ({ page }) => {
    test.setTimeout(120_000);
    for (const colours of ['dark', 'light'] as const) {
      await signIn(page, 'admin', `${inbox}/mail-1?${askFor(colours)}`);
      await isIn(page, colours);
      await expect(message(page)).toContainText('Breakwater');
      expect(await violations(page)).toEqual([]);
      await page.getByRole('checkbox', { name: 'All' }).check();
      await page.getByRole('button', { name: 'Reply', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Message' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }
    await page.evaluate(() => localStorage.setItem('watchfloor_language', 'ar'));
    await page.goto('/apps/mail/label/note');
    await expect(page.getByRole('heading', { level: 1, name: 'البريد' })).toBeVisible();
    await expect(page.locator('[data-row]').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of [inbox, `${inbox}?compose=reply:mail-1`, `${inbox}/mail-1`]) {
      await page.goto(path);
      await expect(page.locator('[data-row], [data-mail], dialog[open] textarea').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await violations(page)).toEqual([]);
    }
    await expect(page.getByText('385 بايت')).toBeVisible();
  });
});

test.describe('on a server', () => {
  test.use({ baseURL: serverUrl(), expectedErrors: /\/graphql$|\/api\/uploads\/|ERR_CONNECTION_RESET/ });

  test('a mail of one account arrives in the other, live, and what fails to be sent is kept', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'admin', inbox);
    const context = await browser.newContext({ baseURL: serverUrl() });
    const other = await context.newPage();
    await keepSignIn(other, 'staff');
    await other.goto(inbox);
    await expect(rows(other).first()).toBeVisible();
    const staff = await other.evaluate(
      () => JSON.parse(localStorage.getItem('watchfloor_user') ?? '{}').email,
    );
    const subject = `Across the hall ${Date.now()}`;

    await page.goto(`${inbox}?compose=new&to=${staff}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Subject' }).fill(subject);
    const text = dialog.getByRole('textbox', { name: 'Message' });
    await text.fill('Shall I');
    await expect(dialog.getByText('Saved')).toBeVisible();
    // The connection fails at the moment of saving: what was typed is there after a reload all the same.
    const lose = (operation: string) =>
      page.route('**/graphql', (route) =>
        route.request().postData()?.includes(operation) ? route.abort('connectionreset') : route.fallback(),
      );
    await lose('SaveMailDraft');
    await text.fill('Shall I call?');
    await expect(dialog.getByText('Not saved. What you typed is kept.')).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue('Shall I call?');
    await page.unroute('**/graphql');

    await test.step('a file whose way is cut off at half goes on from there', async () => {
      const part = 256 * 1024;
      const [came, lost]: [number[], number[]] = [[], []];
      let cut = true;
      await page.route(/\/api\/uploads\//, (route) => {
        const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
        const isCut = cut && offset >= 2 * part;
        (isCut ? lost : came).push(offset);
        return isCut ? route.abort('connectionreset') : route.continue();
      });
      const file = {
        name: 'night report.txt',
        mimeType: 'text/plain',
        buffer: Buffer.alloc(4 * part, 'All quiet. '),
      };
      await attachments(page).locator('input[type=file]').setInputFiles(file);
      await expect(attachments(page).getByText(/^Connection lost\. It goes on/)).toBeVisible();
      const bar = attachments(page).getByRole('progressbar', { name: 'Sending night report.txt' });
      await expect(bar).toHaveAttribute('value', String(2 * part));
      cut = false;
      await expect(
        attachments(page).getByRole('button', { name: 'Take night report.txt out' }),
      ).toBeVisible();
      expect(came).toEqual([0, part, 2 * part, 3 * part]);
      expect(new Set(lost)).toEqual(new Set([2 * part]));
      await expect(attachments(page).getByText('1 MB', { exact: true })).toBeVisible();
    });

    await lose('SendMail');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(text).toHaveValue('Shall I call?');
    await page.unroute('**/graphql');

    // Somebody is at work in the other list: nothing moves there until it is asked for.
    await list(other).getByRole('link').first().focus();
    const first = await rows(other).first().textContent();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(told(page, 'The mail is sent.')).toBeVisible();
    await expect(other.getByRole('button', { name: /1 new mail/ })).toBeVisible();
    await expect(rows(other).first()).toHaveText(first ?? '');
    await other.getByRole('button', { name: /1 new mail/ }).click();
    await expect(row(other, subject)).toBeVisible();
    await opener(other, subject).click();
    await expect(message(other)).toContainText('Shall I call?');
    const [download] = await Promise.all([
      other.waitForEvent('download'),
      other.getByRole('link', { name: 'Download night report.txt' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('night report.txt');
    expect((await stat(await download.path())).size).toBe(1024 * 1024);

    const tab = await context.newPage();
    await tab.goto(inbox);
    await expect(row(tab, subject)).not.toContainText('Unread:');
    await other.getByRole('toolbar').getByRole('button', { name: 'Mark as unread' }).click();
    await expect(row(tab, subject)).toContainText('Unread:');
    await context.close();
  });

  test('a new account begins with an empty mailbox, takes sample mails and gives them back', async ({
    page,
  }) => {
    await register(page);
    await page.goto(inbox);
    await expect(page.getByText('Your mailbox is empty')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add sample data' }).click();
    await expect(row(page, 'Breakwater: the same van again')).toBeVisible();
    await expect(view(page, 'Inbox')).toHaveAccessibleName(/\d unread/);
    await view(page, 'Starred').click();
    await expect(row(page, 'Breakwater: the same van again')).toBeVisible();
    await expect(row(page, 'Firmware 4.2')).toHaveCount(0);
    await expect(page.getByText('Without spam and trash')).toBeVisible();
    await page.reload();
    await expect(row(page, 'Breakwater: the same van again')).toBeVisible();
    await page.getByRole('button', { name: 'Remove the sample data' }).click();
    await expect(page.getByText('Your mailbox is empty')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add sample data' })).toBeVisible();
  });
});

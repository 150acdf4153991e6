import type { BrowserContext, Locator, Page } from '@playwright/test';
import { askFor, isIn } from './support/colours.ts';
import { onOwnServer } from './support/ownServer.ts';
import { expect, signIn, test, violations, watch } from './support/test.ts';

const path = '/apps/chat';
const people = (page: Page): Locator => page.getByRole('region', { name: 'People' });
const person = (page: Page, name: string | RegExp): Locator => people(page).getByRole('link', { name });
const talk = (page: Page): Locator => page.getByRole('region', { name: 'Conversation' });
const field = (page: Page): Locator => talk(page).getByRole('textbox', { name: /^Message to/ });
const log = (page: Page): Locator => talk(page).getByRole('log');
const title = (page: Page): Locator => talk(page).getByRole('heading', { level: 2 });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** A second window of the same user. */
async function secondTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  watch(page);
  await page.goto(address);
  await expect(person(page, /^Jonas/)).toBeVisible();
  return page;
}

test('people and conversations stand side by side; reading, writing and searching outlast a reload', async ({
  page,
}) => {
  await signIn(page, 'admin', path);
  await expect(page).toHaveTitle(/Chat/);
  await expect(talk(page).getByText('Select a contact to start a conversation.')).toBeVisible();
  await expect(talk(page).getByText(/Write to your colleagues here/)).toBeVisible();
  // The conversations first, with when and what was said last and what is unread; then everybody else with their mood.
  await expect(people(page).getByRole('list', { name: 'Chats' }).getByRole('link')).toHaveText([
    /^JV\S*Jonas Vermeer.*And your van is back.*2 unread messages$/,
    /^WM\S*Wanjiru Mwangi.*1 unread message$/,
    /^AO\S*Amani Otieno.*Written\. Thank you!$/,
  ]);
  await expect(person(page, /^Claire Fontaine/)).toContainText('Online · Shift until ten.');
  await expect(person(page, /^Aisha Rahman/)).toContainText('Offline');

  await person(page, /^Jonas/).click();
  await expect(page).toHaveURL(/contact=chat-member-2/);
  await expect(title(page)).toHaveText('Jonas Vermeer');
  await expect(person(page, /^Jonas/)).toHaveAttribute('aria-current', 'true');
  await expect(field(page)).toBeFocused();
  await expect(log(page).getByText('And your van is back')).toBeInViewport();
  await expect(person(page, /^Jonas/)).not.toContainText('unread');
  await expect(log(page).getByRole('heading', { name: 'Today' })).toBeAttached();

  // Enter sends, Shift and Enter begin a line; what is empty is not sent.
  await field(page).fill('   ');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('   ');
  await field(page).fill('Look at https://example.org/x.');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('javascript:alert(1)');
  await field(page).press('Enter');
  const sent = log(page).getByRole('listitem').last();
  await expect(sent).toContainText('Sent');
  const link = sent.getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://example.org/x');
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
  await expect(person(page, /^Jonas/)).toContainText('You: Look at');

  // What is being written stays, for each contact and over a reload.
  await field(page).fill('Half a sent');
  await person(page, /^Amani/).click();
  await expect(title(page)).toHaveText('Amani Otieno');
  await expect(log(page).getByRole('listitem').filter({ hasText: 'If both of you' })).toContainText('Read');
  await expect(field(page)).toHaveValue('');
  await page.goBack();
  await expect(title(page)).toHaveText('Jonas Vermeer');
  await page.reload();
  await expect(title(page)).toHaveText('Jonas Vermeer');
  await expect(field(page)).toHaveValue('Half a sent');
  await expect(log(page).getByText('javascript:alert(1)')).toBeInViewport();
  await expect(person(page, /^Jonas/)).not.toContainText('unread');

  // One search over both lists.
  const search = people(page).getByRole('searchbox');
  await search.fill('an');
  await expect(page).toHaveURL(/search=an/);
  await expect(person(page, /^Wanjiru/)).toBeVisible();
  await expect(person(page, /^Sanne de Wit/)).toBeVisible();
  await expect(person(page, /^Jonas/)).toHaveCount(0);
  await search.fill('nobody at all');
  await expect(people(page).getByText('Nobody is called that')).toBeVisible();
  await search.press('Escape');
  await expect(person(page, /^Jonas/)).toBeVisible();

  // Whom the address names and nobody knows.
  await page.goto(`${path}?contact=nobody`);
  await expect(talk(page).getByText('There is no such contact')).toBeVisible();
  await expect(person(page, /^Jonas/)).toBeVisible();
  await talk(page).getByRole('link', { name: 'Back to the list' }).click();
  await expect(talk(page).getByText('Select a contact')).toBeVisible();
});

test('status and mood are the viewer’s own, live in other windows, and a contact tells who they are', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin', path);
  const other = await secondTab(context, path);
  await people(page).getByRole('button', { name: 'Your status: Online' }).click();
  await page.getByRole('menuitemradio', { name: 'Away' }).click();
  await expect(people(page).getByRole('button', { name: 'Your status: Away' })).toBeVisible();
  await expect(people(other).getByRole('button', { name: 'Your status: Away' })).toBeVisible();

  await people(page)
    .getByRole('button', { name: /your profile/ })
    .click();
  const profile = page.getByRole('dialog', { name: 'Your profile' });
  await expect(page).toHaveURL(/show=profile/);
  await expect(profile.getByRole('radio', { name: 'Away' })).toBeChecked();
  await profile.getByRole('radio', { name: 'Do not disturb' }).check();
  await profile.getByRole('textbox', { name: 'Mood' }).fill('Counting gulls.');
  await expect(profile.getByText('Saved', { exact: true })).toBeVisible();
  await expect(people(other)).toContainText('Counting gulls.');
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await page.reload();
  await expect(people(page).getByRole('button', { name: 'Your status: Do not disturb' })).toBeVisible();
  await expect(people(page)).toContainText('Counting gulls.');

  await page.goto(`${path}?contact=chat-contact-1`);
  await talk(page).getByRole('button', { name: 'About Annika Boersma' }).click();
  const about = page.getByRole('dialog', { name: 'Contact' });
  await expect(about.getByText('North Harbour Terminals')).toBeVisible();
  await page.reload();
  await expect(about.getByText('Head of security')).toBeVisible();
  await expect(about.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute('href', /compose=.*%40/);
  await expect(about.getByRole('link', { name: 'Open in contacts' })).toHaveAttribute(
    'href',
    /contact=contact-1/,
  );
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(page).not.toHaveURL(/show=/);

  // Panel and app are one: what is written in one stands in the other.
  await expect(page.getByRole('toolbar', { name: 'Contacts' })).toHaveCount(0);
  await other.goto('/audit');
  await other.getByRole('banner').getByRole('button', { name: /^Chat/ }).click();
  await other
    .getByRole('toolbar', { name: 'Contacts' })
    .getByRole('button', { name: /^Annika/ })
    .click();
  await say(page, 'From the app');
  await expect(other.getByRole('log').getByText('From the app')).toBeVisible();
  await other.getByRole('textbox', { name: /^Message to/ }).fill('From the panel');
  await other.keyboard.press('Enter');
  await expect(log(page).getByText('From the panel')).toBeVisible();
});

test('everything is done by keyboard', async ({ page }) => {
  await signIn(page, 'admin', path);
  await expect(person(page, /^Jonas/)).toBeVisible();
  await page.keyboard.press('j');
  await expect(person(page, /^Jonas/)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(person(page, /^Amani/)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Wanjiru Mwangi');
  await expect(field(page)).toBeFocused();
  // Letters are text there.
  await page.keyboard.type('jk?/');
  await expect(field(page)).toHaveValue('jk?/');
  await page.keyboard.press('Escape');
  await expect(talk(page).getByText('Select a contact')).toBeVisible();
  await expect(person(page, /^Wanjiru/)).toBeFocused();
  await page.keyboard.press('/');
  await expect(people(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('beatriz');
  await expect(person(page, /^Jonas/)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(person(page, /^Beatriz/)).toBeFocused();
  await page.keyboard.press('?');
  await expect(
    page.getByRole('dialog', { name: 'Keyboard' }).getByText('Leave the conversation'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Beatriz Lopes');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the list leads to the conversation, and back', async ({ page }) => {
    await signIn(page, 'admin', path);
    await person(page, /^Jonas/).click();
    await expect(people(page)).toBeHidden();
    await expect(log(page).getByText('And your van is back')).toBeInViewport();
    await expect(field(page)).toBeInViewport();
    const { content, width } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      width: innerWidth,
    }));
    expect(content).toBeLessThanOrEqual(width);
    await talk(page).getByRole('button', { name: 'Back to the list' }).click();
    await expect(talk(page)).toBeHidden();
    await expect(person(page, /^Jonas/)).toBeInViewport();
    await expect(person(page, /^Jonas/)).toBeFocused();
  });
});

test('axe finds nothing in any state, light, dark and from right to left', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'admin', path);
  for (const look of ['dark', 'light', 'rtl'] as const) {
    const colours = look === 'light' ? 'light' : 'dark';
    if (look === 'rtl') await page.evaluate(() => localStorage.setItem('watchfloor_language', 'ar'));
    const clean = async (state: string) => expect(await violations(page), `${look}, ${state}`).toEqual([]);
    const dialog = page.locator('dialog[open]');
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };
    await page.goto(`${path}?contact=nobody&${askFor(colours)}`);
    await expect(page.locator('html')).toHaveAttribute('dir', look === 'rtl' ? 'rtl' : 'ltr');
    await isIn(page, colours);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await expect(page.locator('[data-talk] a')).toBeVisible();
    await clean('nobody known');
    await page.locator('[data-row="chat-member-2"] a').click();
    await expect(page.getByRole('log')).toBeVisible();
    await clean('a conversation');
    await page.locator('[data-head] button').last().click();
    await expect(dialog.locator('dd')).toBeVisible();
    await clean('a contact');
    await close();
    await page.locator('[data-row="chat-member-2"] a').press('?');
    await expect(dialog.locator('kbd').first()).toBeVisible();
    await clean('the keys');
    await close();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('log')).toHaveCount(0);
    await clean('nobody chosen');
    await page.locator('button[class*=own]').click();
    await expect(dialog.getByRole('textbox')).toBeVisible();
    await clean('the profile');
  }
});

test.describe('in server mode', () => {
  // The users of one server: what one test says, the next one finds.
  test.describe.configure({ mode: 'default' });
  const url = onOwnServer();

  const ask = async (page: Page, query: string, variables: Record<string, unknown> = {}) => {
    const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
    const answer = await page.request.post('/graphql', {
      headers: { authorization: `Bearer ${token}` },
      data: { query, variables },
    });
    return (await answer.json()).data;
  };

  test('two users talk in three windows: presence, typing, sent, delivered and read are told live', async ({
    page,
    context,
    browser,
  }) => {
    const theirs = await browser.newContext({ baseURL: url() });
    const staff = await theirs.newPage();
    const problems = watch(staff);
    await signIn(page, 'admin', `${path}?contact=user-staff`);
    await signIn(staff, 'staff', path);
    const second = await secondTab(context, path);
    await expect(talk(page).getByText('Online')).toBeVisible();

    // Status and mood of the one reach the other.
    await people(staff)
      .getByRole('button', { name: /^Your status/ })
      .click();
    await staff.getByRole('menuitemradio', { name: 'Away' }).click();
    await expect(talk(page).getByText('Away')).toBeVisible();
    await people(staff)
      .getByRole('button', { name: /^Your status/ })
      .click();
    await staff.getByRole('menuitemradio', { name: 'Online' }).click();

    // Whoever writes is seen to, until they stop.
    await field(page).pressSequentially('Are you');
    await expect(person(staff, /^Mira/)).toContainText('Mira Aydın is writing…');
    await field(page).fill('');
    await expect(person(staff, /^Mira/)).not.toContainText('is writing');

    // It has reached a window that shows another conversation: delivered, not read.
    await say(page, 'Are you at the gate?');
    const mark = log(page).getByRole('listitem').filter({ hasText: 'Are you at the gate?' });
    await expect(mark).toContainText('Delivered');
    await expect(person(staff, /^Mira/)).toContainText('1 unread message');
    await expect(person(second, /^Amani/)).toContainText('You: Are you at the gate?');

    await person(staff, /^Mira/).click();
    await expect(mark).toContainText('Read');
    await expect(person(staff, /^Mira/)).not.toContainText('unread');

    // An answer is unread in the window that does not show it for as long as nobody reads it in the other.
    await person(page, /^Jonas/).click();
    await expect(title(page)).toHaveText('Jonas Vermeer');
    await say(staff, 'I am.');
    await expect(person(page, /^Amani/)).toContainText('1 unread message');
    await expect(person(second, /^Amani/)).toContainText('1 unread message');
    await person(page, /^Amani/).click();
    await expect(person(second, /^Amani/)).not.toContainText('unread');
    await expect(log(staff).getByRole('listitem').filter({ hasText: 'I am.' })).toContainText('Read');
    await page.reload();
    await expect(log(page).getByText('I am.')).toBeInViewport();

    // Who has no tab open is not there, though still signed in.
    await staff.close();
    await expect(talk(page).getByText('Offline')).toBeVisible();
    const back = await theirs.newPage();
    await back.goto(path);
    await expect(talk(page).getByText('Online')).toBeVisible();
    expect(problems).toEqual([]);
    await theirs.close();
  });

  test('older messages come above without moving; below waits unread what came meanwhile', async ({
    page,
    browser,
  }) => {
    const theirs = await browser.newContext({ baseURL: url() });
    const staff = await theirs.newPage();
    await signIn(staff, 'staff', path);
    await signIn(page, 'admin', path);
    const send =
      'mutation ($text: String!) { sendChatMessage(input: { contactId: "user-staff", text: $text }) { errors { message } } }';
    for (let number = 1; number <= 45; number += 1) await ask(page, send, { text: `Number ${number}.` });
    await page.goto(`${path}?contact=user-staff`);
    await expect(log(page).getByText('Number 45.')).toBeInViewport();
    const above = log(page).getByText('Number 27.', { exact: true });
    const top = async () => Math.round((await above.boundingBox())?.y ?? 0);
    await log(page).evaluate((element) => element.scrollTo({ top: -element.scrollHeight }));
    const first = await top();
    await expect(log(page).getByText('Number 6.', { exact: true })).toHaveCount(1);
    expect(Math.abs((await top()) - first)).toBeLessThanOrEqual(1);
    await log(page).evaluate((element) => element.scrollTo({ top: -400 }));
    const before = await top();
    await expect(talk(page).getByRole('button', { name: 'To the newest message' })).toBeVisible();
    // What nobody has seen is unread, here as for the sender, over a reload too.
    await person(staff, /^Mira/).click();
    for (const text of ['While you were away.', 'Still away?', 'Never mind.']) await say(staff, text);
    const jump = talk(page).getByRole('button', { name: '3 new messages' });
    await expect(jump).toBeVisible();
    await expect(talk(page).getByRole('status').filter({ hasText: '3 new messages' })).toBeAttached();
    await expect(person(page, /^Amani/)).toContainText('3 unread messages');
    const mark = log(staff).getByRole('listitem').filter({ hasText: 'Never mind.' });
    await expect(mark).toContainText('Delivered');
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    await jump.click();
    await expect(log(page).getByText('While you were away.')).toBeInViewport();
    await expect(log(page).getByText('New', { exact: true })).toBeInViewport();
    await expect(jump).toBeHidden();
    await expect(person(page, /^Amani/)).not.toContainText('unread');
    await expect(mark).toContainText('Read');

    // A page behind others reads nothing.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await say(staff, 'Anybody there?');
    await expect(person(page, /^Amani/)).toContainText('1 unread message');
    await expect(log(page).getByText('Anybody there?')).toBeVisible();
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'visibilityState');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(person(page, /^Amani/)).not.toContainText('unread');
    await expect(
      log(page)
        .getByRole('listitem')
        .filter({ hasText: /^New$|Anybody there/ }),
    ).toHaveText([/^New$/, /Anybody there/]);
    await theirs.close();
  });

  test('a new account is told what this is for, and is found by the others at once', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'admin', path);
    await expect(person(page, /^Jonas/)).toBeVisible();
    const theirs = await browser.newContext({ baseURL: url() });
    const fresh = await theirs.newPage();
    const name = `Nadia ${process.pid}`;
    const answer = await fresh.request.post('/api/auth/register', {
      headers: { 'x-forwarded-for': `10.9.${process.pid % 250}.1` },
      data: { displayName: name, password: 'chat-test', email: `nadia.${process.pid}@watchfloor.example` },
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    await fresh.goto('/login');
    await fresh.evaluate((own) => localStorage.setItem('jwt_access_token', own), token);
    await fresh.goto(path);
    await expect(people(fresh).getByText('You have talked to nobody yet.', { exact: false })).toBeVisible();
    await expect(talk(fresh).getByText(/Write to your colleagues here/)).toBeVisible();
    await expect(person(page, new RegExp(`^${name}`))).toBeVisible();
    await person(fresh, /^Mira/).click();
    await say(fresh, 'I am new here.');
    await expect(person(page, new RegExp(`^${name}.*1 unread message`))).toBeVisible();
    await theirs.close();
  });

  test.describe('when the network fails', () => {
    test.use({ expectedErrors: /Failed to load resource|graphql|\/apps\/chat/ });

    test('the connection is said to be gone, and who and what is missing comes by itself when it is back', async ({
      page,
    }) => {
      await signIn(page, 'admin', path);
      const unanswered = /\/graphql$|\/apps\/chat/;
      await page.route(unanswered, (route) =>
        route.request().resourceType() === 'document' ? route.fallback() : route.abort(),
      );
      await page.goto(`${path}?contact=chat-member-13`);
      await expect(people(page).getByText('The connection is gone')).toHaveCount(2);
      await expect(talk(page).getByText('The connection is gone')).toBeVisible();
      await page.unroute(unanswered);
      await expect(person(page, /./).first()).toBeVisible();
      await expect(talk(page).getByRole('textbox')).toBeVisible();
      await expect(page.getByText('The connection is gone')).toHaveCount(0);
    });

    test('what could not be sent stays with a retry, over a reload, and is sent once', async ({ page }) => {
      await signIn(page, 'admin', `${path}?contact=chat-member-13`);
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('SendChatPanelMessage') ? route.abort() : route.fallback(),
      );
      await say(page, 'Do not lose me');
      await expect(log(page).getByText('Not sent.')).toBeVisible();
      await page.reload();
      await expect(log(page).getByText('Do not lose me')).toBeVisible();
      await expect(log(page).getByText('Not sent.')).toBeVisible();
      await page.unroute('**/graphql');
      // The server takes it, and the answer is lost: it is tried again.
      let lost = false;
      await page.route('**/graphql', async (route) => {
        if (lost || !route.request().postData()?.includes('SendChatPanelMessage')) return route.fallback();
        lost = true;
        await route.fetch();
        return route.abort();
      });
      await log(page).getByRole('button', { name: 'Send again' }).click();
      await expect(log(page).getByText('Not sent.')).toBeHidden();
      await expect(log(page).getByRole('time')).toHaveCount(1);
      await page.reload();
      await expect(log(page).getByText('Do not lose me')).toHaveCount(1);
      await expect(log(page).getByText('Not sent.')).toHaveCount(0);
    });
  });
});

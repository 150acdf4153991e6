import type { BrowserContext, Locator, Page } from '@playwright/test';
import { askFor, isIn } from './support/colours.ts';
import { test as shared, visit } from './support/onePage.ts';
import { expect, serverUrl, signIn, test, violations, watch } from './support/test.ts';

/** Panels stand on every screen: this one asks the API for nothing, and axe has little to read on it. */
const light = '/pages/errors/error-500';
const toggle = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Chat/ });
const column = (page: Page): Locator => page.getByRole('complementary', { name: 'Chat' });
const rail = (page: Page): Locator => page.getByRole('toolbar', { name: 'Contacts' });
const contact = (page: Page, name: string | RegExp): Locator => rail(page).getByRole('button', { name });
const field = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to/ });
const log = (page: Page): Locator => page.getByRole('log');
const chooseFirst = 'Select a contact to start a conversation.';
const beginBelow = 'Start a conversation by typing your message below.';
const format =
  /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(st|nd|rd|th) \d{4}, \d{1,2}:\d{2}:\d{2} [ap]m$/;

/** The rail is fetched when the user stirs: whoever stirs before the page listens goes on, as a hand does. */
async function stir(page: Page): Promise<void> {
  await expect(async () => {
    // After a reload the pointer rests where it was: it has to move.
    await page.mouse.move(400, 400);
    await page.mouse.move(410, 410);
    await expect(contact(page, /./).first()).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** A second window of the same user. */
async function secondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  watch(page);
  await page.goto(light);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

shared.describe('the chat panel on a wide screen', () => {
  shared.describe.configure({ mode: 'default' });
  shared.beforeEach(async ({ page }) => {
    await page.keyboard.press('Escape');
    await visit(page, light);
    await stir(page);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  shared(
    'is a rail of 70 px: contacts with a conversation first, the last one spoken in on top, then the others',
    async ({ page }) => {
      expect((await rail(page).boundingBox())?.width).toBeCloseTo(69, 0);
      expect((await column(page).locator('..').boundingBox())?.width).toBe(70);
      await expect(rail(page).getByRole('button')).toHaveCount(25);
      const names = await rail(page)
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel?.split(',')[0] ?? ''));
      expect(names.slice(0, 3)).toEqual(['Jonas Vermeer', 'Wanjiru Mwangi', 'Amani Otieno']);
      expect(names.slice(3)).toEqual(names.slice(3).toSorted((a, b) => a.localeCompare(b)));
    },
  );

  shared(
    'tells status and unread messages in words, and all unread ones on the button of the toolbar',
    async ({ page }) => {
      await expect(contact(page, 'Jonas Vermeer, Online, 2 unread messages')).toBeVisible();
      await expect(contact(page, /, Do not disturb, 1 unread message$/)).toBeVisible();
      await expect(contact(page, /, Away$/).first()).toBeVisible();
      await expect(contact(page, /, Offline$/).first()).toBeVisible();
      await expect(toggle(page)).toHaveAccessibleName('Chat, 3 unread messages');
    },
  );

  shared('opens by the toolbar button, 360 px wide, and asks to select a contact', async ({ page }) => {
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(column(page).getByText(chooseFirst)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close chat' })).toBeFocused();
    expect((await column(page).boundingBox())?.width).toBe(360);
  });

  shared('stands at the newest message, and opening marks all as read', async ({ page }) => {
    await contact(page, /^Jonas Vermeer/).click();
    await expect(log(page).getByText('And your van is back, Amani has it on screen.')).toBeInViewport();
    await expect(log(page).getByText('Morning. Quay 3 crane shows snow since six.')).not.toBeInViewport();
    await expect(contact(page, 'Jonas Vermeer, Online')).toHaveAccessibleName('Jonas Vermeer, Online');
    await expect(toggle(page)).toHaveAccessibleName('Chat, 1 unread message');
    await page.reload();
    await stir(page);
    await expect(toggle(page)).toHaveAccessibleName('Chat, 1 unread message');
  });

  shared(
    'opens by choosing a contact, with the name above and the focus in the message',
    async ({ page }) => {
      await contact(page, /^Jonas Vermeer/).click();
      await expect(column(page).getByRole('heading', { name: 'Jonas Vermeer' })).toBeVisible();
      await expect(field(page)).toBeFocused();
      await expect(contact(page, /^Jonas Vermeer/)).toHaveAttribute('aria-pressed', 'true');
    },
  );

  shared('groups what one side said in one go, with one time in full', async ({ page }) => {
    await contact(page, /^Jonas Vermeer/).click();
    const last = log(page).getByRole('listitem').last();
    await expect(last.getByRole('paragraph')).toHaveText([
      'Raised. Quiet since.',
      'And your van is back, Amani has it on screen.',
    ]);
    await expect(last.getByRole('time')).toHaveText(format);
  });

  for (const [way, close] of [
    ['its close button', (page: Page) => page.getByRole('button', { name: 'Close chat' }).click()],
    ['Esc', (page: Page) => page.keyboard.press('Escape')],
    ['a click outside', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
    ['the toolbar button', (page: Page) => toggle(page).click()],
  ] as const) {
    shared(`closes by ${way}, which clears the selected contact`, async ({ page }) => {
      await contact(page, /^Jonas Vermeer/).click();
      await expect(field(page)).toBeVisible();
      await close(page);
      await expect(field(page)).toBeHidden();
      await expect(contact(page, /^Jonas Vermeer/)).toHaveAttribute('aria-pressed', 'false');
      await toggle(page).click();
      await expect(column(page).getByText(chooseFirst)).toBeVisible();
    });
  }

  shared('gives the focus back to what opened it', async ({ page }) => {
    await toggle(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Close chat' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
    await contact(page, /^Amani/).press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(contact(page, /^Amani/)).toBeFocused();
  });

  shared('leaves the focus where one clicks outside', async ({ page }) => {
    await contact(page, /^Jonas Vermeer/).click();
    await expect(field(page)).toBeFocused();
    await page.getByRole('button', { name: 'Fold navigation' }).click();
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Unfold navigation' })).toBeFocused();
  });

  shared('lets the arrow keys go through the contacts, which Tab reaches once', async ({ page }) => {
    await contact(page, /^Jonas/).focus();
    await page.keyboard.press('ArrowDown');
    await expect(contact(page, /^Wanjiru/)).toBeFocused();
    await page.keyboard.press('End');
    await expect(rail(page).getByRole('button').last()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(rail(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Home');
    await expect(contact(page, /^Jonas/)).toBeFocused();
  });

  shared(
    'sends with Enter, begins a line with Shift+Enter and does not send what is empty',
    async ({ page }) => {
      await contact(page, /^Beatriz Lopes/).click();
      await expect(column(page).getByText(beginBelow)).toBeVisible();
      await field(page).pressSequentially('   ');
      await field(page).press('Enter');
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
      await expect(column(page).getByText(beginBelow)).toBeVisible();
      await field(page).fill('');
      await field(page).pressSequentially('First line');
      await field(page).press('Shift+Enter');
      await field(page).pressSequentially('second line');
      await field(page).press('Enter');
      const said = log(page).getByRole('listitem');
      await expect(said).toHaveCount(1);
      await expect(said.getByRole('time')).toHaveText(format);
      expect(await said.getByRole('paragraph').textContent()).toBe('First line\nsecond line');
      await expect(field(page)).toHaveValue('');
    },
  );

  shared('keeps what is being written while one looks elsewhere', async ({ page }) => {
    await contact(page, /^Beatriz Lopes/).click();
    await field(page).fill('Half a sent');
    await contact(page, /^Jonas/).click();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await contact(page, /^Beatriz Lopes/).click();
    await expect(field(page)).toHaveValue('Half a sent');
  });
});

test.describe('the chat panel on a wide screen, as nobody has used it', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'admin', light);
    await stir(page);
  });

  test('puts who was written to on top of the list, once, also after a reload', async ({ page }) => {
    const top = rail(page).getByRole('button').first();
    await contact(page, /^Beatriz Lopes/).click();
    await field(page).fill('Good evening');
    await field(page).press('Enter');
    await expect(top).toHaveAccessibleName(/^Beatriz Lopes/);
    await contact(page, /^Wanjiru/).click();
    await field(page).fill('The other key is in the gatehouse.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(top).toHaveAccessibleName(/^Wanjiru/);
    await expect(rail(page).getByRole('button')).toHaveCount(25);
    await page.reload();
    await stir(page);
    await expect(top).toHaveAccessibleName(/^Wanjiru/);
    await contact(page, /^Beatriz Lopes/).click();
    await expect(log(page).getByText('Good evening')).toBeVisible();
  });

  test('shows in every tab what is sent in one', async ({ page, context }) => {
    const other = await secondTab(context);
    await stir(other);
    await contact(other, /^Beatriz Lopes/).click();
    await expect(column(other).getByText(beginBelow)).toBeVisible();
    await contact(page, /^Beatriz Lopes/).click();
    await field(page).fill('Seen in both windows');
    await field(page).press('Enter');
    await expect(log(page).getByText('Seen in both windows')).toHaveCount(1);
    await expect(log(other).getByText('Seen in both windows')).toHaveCount(1);
    await expect(rail(other).getByRole('button').first()).toHaveAccessibleName(/^Beatriz Lopes/);
  });

  test('speaks the language of the page', async ({ page }) => {
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Sohbet/ })
      .click();
    await expect(page.getByText('Sohbete başlamak için bir kişi seçin.')).toBeVisible();
    await page.getByRole('toolbar', { name: 'Kişiler' }).getByRole('button').first().click();
    await expect(log(page).getByRole('time').last()).toHaveText(/^\d+ \p{L}+ \d{4} \d{2}:\d{2}:\d{2}$/u);
  });
});

test.describe('the chat panel on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('is a drawer that the toolbar button opens and Esc closes', async ({ page }) => {
    await signIn(page, 'admin', light);
    await expect(rail(page)).toBeHidden();
    await toggle(page).click();
    const drawer = page.getByRole('dialog', { name: 'Chat' });
    await expect(drawer.getByText(chooseFirst)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close chat' })).toBeFocused();
    await contact(page, /^Jonas/).click();
    await expect(field(page)).toBeFocused();
    const { content, width } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      width: innerWidth,
    }));
    expect(content).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await expect(drawer.getByText(chooseFirst)).toBeVisible();
  });

  test('says on the button how much is unread, though nothing was opened', async ({ page }) => {
    await signIn(page, 'admin', light);
    await page.mouse.move(100, 300);
    await expect(toggle(page)).toHaveAccessibleName('Chat, 3 unread messages');
  });
});

test.describe('the chat panel on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1000 } });

  test('is closed by a click outside', async ({ page }) => {
    await signIn(page, 'admin', light);
    await toggle(page).click();
    const drawer = page.getByRole('dialog', { name: 'Chat' });
    await expect(drawer).toBeVisible();
    expect((await drawer.boundingBox())?.width).toBe(360);
    await page.mouse.click(100, 500);
    await expect(drawer).toBeHidden();
  });
});

shared.describe('the quick panel', () => {
  shared.describe.configure({ mode: 'default' });
  const opener = (page: Page) => page.getByRole('button', { name: 'Quick panel' });
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Quick panel' });
  const turned = (page: Page) =>
    drawer(page)
      .getByRole('switch')
      .evaluateAll((switches) => switches.map((each) => (each as HTMLInputElement).checked));

  shared.beforeEach(async ({ page }) => {
    await page.keyboard.press('Escape');
    await visit(page, light);
    await expect(drawer(page)).toBeHidden();
    await opener(page).click();
    await expect(drawer(page).getByRole('switch')).toHaveCount(3);
  });

  shared('shows today, events and notes, 280 px wide', async ({ page }) => {
    expect((await drawer(page).boundingBox())?.width).toBe(280);
    const today = await page.evaluate(() => [
      new Intl.DateTimeFormat('en', { weekday: 'long' }).format(),
      new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(),
    ]);
    for (const text of today) await expect(drawer(page).getByText(text, { exact: true })).toBeVisible();
    const lists = drawer(page).getByRole('list');
    await expect(lists.nth(0).getByRole('listitem')).toHaveCount(3);
    await expect(lists.nth(0)).toContainText('Handover to the night shift');
    await expect(lists.nth(0)).toContainText('Control room, 21:45');
    await expect(lists.nth(1).getByRole('listitem')).toHaveCount(3);
    await expect(lists.nth(1)).toContainText('Key of the inverter house');
  });

  shared(
    'takes the focus, is closed by Esc, a click outside and its button, and gives the focus back',
    async ({ page }) => {
      const close = drawer(page).getByRole('button', { name: 'Close' });
      await expect(close).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(drawer(page)).toBeVisible();
      await page.mouse.click(300, 500);
      await expect(drawer(page)).toBeHidden();
      await opener(page).click();
      await close.click();
      await expect(drawer(page)).toBeHidden();
    },
  );

  shared(
    'begins with notifications on; each switch turns by itself, and a reload keeps them',
    async ({ page }) => {
      expect(await turned(page)).toEqual([true, false, false]);
      await page.getByRole('switch', { name: 'Cloud sync' }).click();
      await expect(page.getByRole('switch', { name: 'Cloud sync' })).toBeChecked();
      expect(await turned(page)).toEqual([true, true, false]);
      await page.getByRole('switch', { name: 'Notifications' }).press('Space');
      await expect(page.getByRole('switch', { name: 'Notifications' })).not.toBeChecked();
      expect(await turned(page)).toEqual([false, true, false]);
      await page.reload();
      await opener(page).click();
      await expect(drawer(page).getByRole('switch')).toHaveCount(3);
      expect(await turned(page)).toEqual([false, true, false]);
    },
  );
});

test.describe('axe finds nothing on the open panels', () => {
  for (const [mode, language, width] of [
    ['dark', 'en', 1440],
    ['light', 'en', 1440],
    ['dark', 'ar', 1440],
    ['light', 'ar', 360],
  ] as const) {
    test(`in ${mode} colours, ${language}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((tag) => localStorage.setItem('watchfloor_language', tag), language);
      await signIn(page, 'admin', `${light}?${askFor(mode)}`);
      await isIn(page, mode);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(Chat|الدردشة)/ })
        .click();
      const people = page.getByRole('toolbar').getByRole('button');
      await expect(people).toHaveCount(25);
      expect(await violations(page)).toEqual([]);
      await people.first().click();
      await expect(log(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^(Quick panel|اللوحة السريعة)$/ }).click();
      await expect(page.getByRole('switch')).toHaveCount(3);
      expect(await violations(page)).toEqual([]);
    });
  }
});

test.describe('in server mode', () => {
  // The users of one server: what one test says, the next one finds.
  test.describe.configure({ mode: 'default' });
  test.use({ baseURL: serverUrl() });

  const ask = async (page: Page, query: string, variables: Record<string, unknown> = {}) => {
    const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
    const answer = await page.request.post('/graphql', {
      headers: { authorization: `Bearer ${token}` },
      data: { query, variables },
    });
    return (await answer.json()).data;
  };

  test('two users talk: what one sends, the other is told of, reads and answers, live, unless notifications are off', async ({
    page,
    browser,
  }) => {
    const theirs = await browser.newContext({ baseURL: serverUrl() });
    const staff = await theirs.newPage();
    const problems = watch(staff);
    await signIn(page, 'admin', light);
    await signIn(staff, 'staff', light);
    await stir(page);
    await stir(staff);
    await expect(toggle(page)).toHaveAccessibleName('Chat, 3 unread messages');

    await contact(staff, /^Mira Aydın/).click();
    await field(staff).fill('Are you at your desk?');
    await field(staff).press('Enter');
    await expect(log(staff).getByText('Are you at your desk?')).toHaveCount(1);
    await expect(toggle(page)).toHaveAccessibleName('Chat, 4 unread messages');
    await expect(rail(page).getByRole('button').first()).toHaveAccessibleName(/^Amani .*, 1 unread message$/);
    await expect(page.getByText('New message from Amani Otieno')).toBeVisible();

    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(column(page).getByRole('heading', { name: 'Amani Otieno' })).toBeVisible();
    await expect(log(page).getByText('Are you at your desk?')).toBeInViewport();
    await expect(toggle(page)).toHaveAccessibleName('Chat, 3 unread messages');
    await field(page).fill('I am. Come over.');
    await field(page).press('Enter');
    await expect(log(staff).getByText('I am. Come over.')).toHaveCount(1);
    await expect(log(staff).getByText('I am. Come over.')).toBeInViewport();
    const said = column(staff).getByRole('status').filter({ hasText: /./ });
    await expect(said).toHaveText('Mira Aydın: I am. Come over.');
    // The dialog is open and looked at: nothing becomes unread.
    await expect
      .poll(async () => (await ask(staff, '{ chatUser { unreadCount } }')).chatUser.unreadCount)
      .toBe(3);

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Quick panel' }).click();
    await page.getByRole('switch', { name: 'Notifications' }).click();
    await page.keyboard.press('Escape');
    await field(staff).fill('Psst.');
    await field(staff).press('Enter');
    await expect(toggle(page)).toHaveAccessibleName('Chat, 4 unread messages');
    await expect(page.getByText('New message from Amani Otieno')).toBeHidden();
    expect(problems).toEqual([]);
    await theirs.close();
  });

  test('older messages come page by page as one scrolls up, each once and in order', async ({ page }) => {
    await signIn(page, 'staff', light);
    const send = `mutation ($text: String!) {
      sendChatMessage(input: { contactId: "chat-member-20", text: $text }) { errors { message } } }`;
    for (let number = 1; number <= 45; number += 1) await ask(page, send, { text: `Line ${number}.` });
    await stir(page);
    await rail(page).getByRole('button').first().click();
    await expect(log(page).getByText('Line 45.')).toBeInViewport();
    await expect(log(page).getByText('Line 1.', { exact: true })).toHaveCount(0);
    await log(page).focus();
    for (const line of ['Line 6.', 'Line 1.']) {
      await log(page).evaluate((element) => element.scrollTo({ top: -element.scrollHeight }));
      await expect(log(page).getByText(line, { exact: true })).toHaveCount(1);
    }
    const texts = await log(page).getByRole('paragraph').allInnerTexts();
    expect(texts).toEqual(Array.from({ length: 45 }, (_, index) => `Line ${index + 1}.`));
  });

  test.describe('when the network fails', () => {
    test.use({ expectedErrors: /Failed to load resource|graphql/ });

    test('a text that could not be sent stays and can be sent again', async ({ page }) => {
      await signIn(page, 'admin', light);
      await stir(page);
      await contact(page, /^Beatriz Lopes/).click();
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('SendChatPanelMessage') ? route.abort() : route.fallback(),
      );
      await field(page).fill('Do not lose me');
      await field(page).press('Enter');
      await expect(log(page).getByText('Not sent.')).toBeVisible();
      await expect(log(page).getByText('Do not lose me')).toBeVisible();
      await page.keyboard.press('Escape');
      await contact(page, /^Beatriz Lopes/).click();
      await expect(log(page).getByText('Do not lose me')).toBeVisible();
      await page.unroute('**/graphql');
      await log(page).getByRole('button', { name: 'Send again' }).click();
      await expect(log(page).getByText('Not sent.')).toBeHidden();
      await expect(log(page).getByRole('time')).toHaveCount(1);
      await expect(log(page).getByText('Do not lose me')).toHaveCount(1);
    });

    test('what cannot be loaded says so and is loaded on demand', async ({ page }) => {
      await signIn(page, 'admin', light);
      await page.route('**/graphql', (route) =>
        /query (QuickPanel|ChatPanel)\b/.test(route.request().postData() ?? '')
          ? route.abort()
          : route.fallback(),
      );
      await page.getByRole('button', { name: 'Quick panel' }).click();
      const drawer = page.getByRole('dialog', { name: 'Quick panel' });
      await expect(drawer.getByRole('alert')).toBeVisible();
      await page.keyboard.press('Escape');
      await toggle(page).click();
      await expect(page.getByRole('button', { name: /^The contacts could not be loaded/ })).toBeVisible();
      await page.unroute('**/graphql');
      await page.getByRole('button', { name: /^The contacts could not be loaded/ }).click();
      await expect(contact(page, /^Jonas/)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Quick panel' }).click();
      await expect(drawer.getByRole('switch')).toHaveCount(3);
    });

    test('a switch that cannot be kept turns back and says so', async ({ page }) => {
      await signIn(page, 'admin', light);
      await page.getByRole('button', { name: 'Quick panel' }).click();
      const cloud = page.getByRole('switch', { name: 'Cloud sync' });
      await expect(cloud).not.toBeChecked();
      await page.route('**/graphql', (route) => route.abort());
      await cloud.click();
      await expect(page.getByText('The switch could not be saved. Try again.')).toBeVisible();
      await expect(cloud).not.toBeChecked();
    });
  });
});

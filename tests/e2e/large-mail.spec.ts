import type { Locator, Page } from '@playwright/test';
import { growMails } from './support/grow.ts';
import { longestTask } from './support/longestTask.ts';
import { keeps, processorOf, untilDrawn } from './support/measure.ts';
import { expect, signIn, test } from './support/test.ts';

const mails = Number(process.env.MAILS ?? 100_000);
/** Milliseconds of the page's main thread for an answer, and of a task that somebody feels while scrolling. */
const limits = {
  answer: 200,
  frame: 50,
};

test.use({ actionTimeout: 60_000 });

const list = (page: Page) => page.getByRole('list', { name: 'Mails' });
const first = (page: Page) => list(page).getByRole('listitem').first();
const view = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^\d+ mails$/)
    .first();

const counted = async (page: Page) => Number.parseInt((await count(page).textContent()) ?? '', 10);

/** What the main thread takes from what somebody does until the answer is drawn. */
const keepsAnswer = async (
  page: Page,
  what: string,
  work: (turn: number) => Promise<unknown>,
  prepare: (turn: number) => Promise<void> = async () => undefined,
) => {
  const { slowness, thread } = await processorOf(page);
  const quick = await keeps(what, { limit: limits.answer, rounds: 5, room: 1 }, async (turn) => {
    await prepare(turn);
    const slow = await slowness();
    const before = await thread();
    await work(turn);
    return { slowness: slow, cost: (await thread()) - before };
  });
  expect(quick, what).toBe(true);
};

/** Scrolls down by so many steps of the wheel, a frame each. */
async function scrollDown(page: Page, steps: number): Promise<void> {
  await list(page).hover();
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

test(`with ${mails} mails in the browser the mailbox answers quickly and scrolls without a halt @alone`, async ({
  page,
}) => {
  test.setTimeout(400_000);
  await signIn(page, 'admin', '/audit');
  await growMails(page, mails);
  await page.reload();
  await page.getByRole('link', { name: 'Mail', exact: true }).first().click();
  await expect.poll(() => counted(page), { timeout: 60_000 }).toBeGreaterThan(mails * 0.9);
  const before = await counted(page);

  // What is clicked is looked up before, and the answer awaited inside the page: both by role would cost the page, too.
  const found = async (locator: Locator) => {
    const element = await locator.elementHandle();
    if (!element) throw new Error('What is to be clicked is not there.');
    return element;
  };

  await test.step('opening the inbox', async () => {
    const link = await found(view(page, /^Inbox/));
    const openSent = async () => {
      await view(page, /^Sent/).click();
      await expect(list(page)).toContainText('Roster for December');
    };
    const openInbox = () => Promise.all([untilDrawn(page, 'Breakwater: the same van again'), link.click()]);
    await keepsAnswer(page, 'opening the inbox', openInbox, openSent);
  });

  await test.step('searching a word in the middle of messages', async () => {
    const search = page.getByRole('searchbox', { name: 'Search mail' });
    const clear = async () => {
      await search.fill('');
      await expect(count(page)).toHaveText(`${before} mails`);
      await search.focus();
    };
    const find = (turn: number) => {
      const number = 501 + 10 * turn;
      return Promise.all([
        untilDrawn(page, `Grown ${number}:`, '1 mail'),
        page.keyboard.insertText(`WORD${number}X`),
      ]);
    };
    await keepsAnswer(page, 'searching a word', find, clear);
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    await clear();
  });

  await test.step('moving a hundred mails', async () => {
    const all = page.getByRole('checkbox', { name: 'All', exact: true });
    const selected = page.getByRole('main').getByText(/^\d+ selected$/);
    const said = (number: number) => `${number} mails are moved to “Spam”.`;
    const spam = page.getByRole('menuitem', { name: 'Spam' });
    let [left, number] = [before, 0];
    let item: Awaited<ReturnType<typeof found>>;
    const selectHundred = async () => {
      await expect(page.getByText('are moved to “Spam”')).toHaveCount(0);
      await first(page).hover();
      await expect(async () => {
        await page.mouse.wheel(0, 500);
        await expect(list(page).locator('[aria-posinset="60"]')).toBeAttached({ timeout: 500 });
      }).toPass();
      await all.check();
      number = Number.parseInt((await selected.textContent()) ?? '', 10);
      expect(number).toBeGreaterThanOrEqual(100);
      left -= number;
      await page.getByRole('main').getByRole('button', { name: 'Move to a folder' }).click();
      await spam.hover();
      item = await found(spam);
    };
    const move = () => Promise.all([untilDrawn(page, `${left} mails`, said(number)), item.click()]);
    await keepsAnswer(page, 'moving 100 mails', move, selectHundred);
  });

  await test.step('scrolling', async () => {
    const { slowness } = await processorOf(page);
    const smooth = await keeps('longest task of scrolling', { limit: limits.frame, rounds: 5 }, async () => ({
      slowness: await slowness(),
      cost: await longestTask(page, () => scrollDown(page, 40)),
    }));
    expect(smooth, 'scrolling').toBe(true);
  });
});

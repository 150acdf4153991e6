import type { Page } from '@playwright/test';
import { growMails } from './support/grow.ts';
import { longestTask } from './support/longestTask.ts';
import { keeps, processorOf } from './support/measure.ts';
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
  work: (turn: number) => Promise<void>,
  prepare: (turn: number) => Promise<void> = async () => undefined,
) => {
  const { slowness, thread } = await processorOf(page);
  const quick = await keeps(what, { limit: limits.answer, rounds: 5 }, async (turn) => {
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

  await test.step('opening the inbox', async () => {
    const openSent = async () => {
      await view(page, /^Sent/).click();
      await expect(list(page)).toContainText('Roster for December');
    };
    const openInbox = async () => {
      await view(page, /^Inbox/).click();
      await expect(list(page)).toContainText('Breakwater: the same van again');
    };
    await keepsAnswer(page, 'opening the inbox', openInbox, openSent);
  });

  await test.step('searching a word in the middle of messages', async () => {
    await keepsAnswer(page, 'searching a word', async (turn) => {
      const number = 501 + 10 * turn;
      await page.getByRole('searchbox', { name: 'Search mail' }).fill(`WORD${number}X`);
      await expect(first(page)).toContainText(`Grown ${number}:`);
      await expect(list(page).getByRole('listitem')).toHaveCount(1);
    });
    await page.getByRole('searchbox', { name: 'Search mail' }).fill('');
    await expect(count(page)).toHaveText(`${before} mails`);
  });

  await test.step('moving a hundred mails', async () => {
    const all = page.getByRole('checkbox', { name: 'All', exact: true });
    const selected = page.getByRole('main').getByText(/^\d+ selected$/);
    let left = before;
    const selectHundred = async () => {
      await first(page).hover();
      await expect(async () => {
        await page.mouse.wheel(0, 500);
        await expect(list(page).locator('[aria-posinset="60"]')).toBeAttached({ timeout: 500 });
      }).toPass();
      await all.check();
      const number = Number.parseInt((await selected.textContent()) ?? '', 10);
      expect(number).toBeGreaterThanOrEqual(100);
      left -= number;
      await page.getByRole('main').getByRole('button', { name: 'Move to a folder' }).click();
      await page.getByRole('menuitem', { name: 'Spam' }).hover();
    };
    const move = async () => {
      await page.getByRole('menuitem', { name: 'Spam' }).click();
      await expect(count(page)).toHaveText(`${left} mails`);
    };
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

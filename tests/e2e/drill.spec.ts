import type { Locator, Page } from '@playwright/test';
import { expect, serverUrl, signIn, test, violations } from './support/test.ts';

/** Presses Tab until the focus is there: whoever has no mouse has nothing else. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** A drill is started from any screen: this one asks the API for nothing. */
const bare = '/pages/errors/error-500';
const demo = (page: Page) => page.getByRole('button', { name: /^Demo: / });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Drill' });
/** The drill that was started last stands first. */
const card = (page: Page) => drawer(page).getByRole('article').first();
const step = (page: Page, name: string) => card(page).getByRole('listitem').filter({ hasText: name });

/** How bad the incident is and how far it has come: the first line of its panel. */
const state = (incident: Locator) => incident.getByRole('paragraph').first();

async function openDrill(page: Page): Promise<void> {
  await tabTo(page, demo(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Drill' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('button', { name: 'Start' })).toBeEnabled();
}

/** Chooses the wrong password, at whichever camera is offered, and starts it. */
async function startDrill(page: Page): Promise<void> {
  await tabTo(page, drawer(page).getByRole('radio', { checked: true }));
  for (const _ of ['storm', 'frozen', 'password']) await page.keyboard.press('ArrowDown');
  await expect(drawer(page).getByRole('radio', { name: /Wrong password/ })).toBeChecked();
  await tabTo(page, drawer(page).getByRole('button', { name: 'Start' }));
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('heading')).toHaveText('Wrong password');
}

/** Another page of the same browser, in browser mode, or another browser altogether, on the server. */
type Witness = (page: Page) => Promise<Page>;

const anotherTab: Witness = (page) => page.context().newPage();
const anotherBrowser: Witness = async (page) => {
  const context = await page.context().browser()?.newContext({ baseURL: serverUrl() });
  if (!context) throw new Error('The page has no browser.');
  const other = await context.newPage();
  await signIn(other, 'staff', bare);
  return other;
};

function defineDrill(witnessOf: Witness): void {
  test('detect, incident, acknowledge, resolve, report: by keyboard alone, within a minute, seen live elsewhere', async ({
    page,
  }) => {
    await signIn(page, 'admin', bare);
    const witness = await witnessOf(page);
    await page.bringToFront();
    await openDrill(page);
    await startDrill(page);
    // The drill sets the state itself: nothing was detected, and no time measured.
    await expect(step(page, 'State changed')).toContainText('by the drill itself');
    await expect(step(page, 'Incident raised')).toContainText('after 0 sec');
    await expect(step(page, 'Acknowledged')).toContainText('not yet');

    const link = card(page).getByRole('link', { name: /^Open incident/ });
    const number = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? '';
    await witness.goto((await link.getAttribute('href')) ?? '');
    const seen = witness.getByRole('dialog', { name: new RegExp(number) });
    await expect(state(seen)).toContainText('New');
    await page.bringToFront();

    await tabTo(page, link);
    await page.keyboard.press('Enter');
    const incident = page.getByRole('dialog', { name: new RegExp(number) });
    await expect(incident).toBeFocused();
    await expect(incident.getByText(/^Drill: the camera refuses the password/).first()).toBeVisible();
    await page.keyboard.press('a');
    await expect(state(incident)).toContainText('Acknowledged');
    await expect(state(seen)).toContainText('Acknowledged');
    await page.keyboard.press('r');
    await expect(state(incident)).toContainText('Resolved');
    await expect(state(seen)).toContainText('Resolved');
    await page.keyboard.press('n');
    await page.keyboard.type('The password was changed on the camera.');
    await page.keyboard.press('Control+Enter');
    await expect(incident.getByText('The password was changed on the camera.')).toBeVisible();

    await openDrill(page);
    for (const done of ['Acknowledged', 'Resolved', 'Reported in a note'])
      await expect(step(page, done)).toContainText(/after \d\d? sec$/);
    const ended = drawer(page)
      .getByRole('article')
      .filter({ hasText: `Open incident ${number}` });
    await tabTo(page, ended.getByRole('button', { name: 'End' }));
    await page.keyboard.press('Enter');
    await expect(ended).toContainText(/lasted \d\d? sec/);
    await expect(ended.getByRole('button')).toHaveCount(0);
  });
}

test.describe('in browser mode', () => {
  defineDrill(anotherTab);

  test('a storm is remembered over a reload, folds into one incident, and ends from the drawer', async ({
    page,
  }) => {
    await signIn(page, 'admin', bare);
    await demo(page).click();
    await page.getByRole('menuitem', { name: 'Drill' }).click();
    await drawer(page)
      .getByRole('radio', { name: /^Alert storm/ })
      .check();
    await drawer(page).getByRole('combobox', { name: 'Site' }).selectOption({ label: 'North Harbour' });
    await drawer(page).getByRole('button', { name: 'Start' }).click();
    await expect(step(page, 'Incident raised')).toContainText('after 0 sec');
    expect(await violations(page)).toEqual([]);

    await page.reload();
    await demo(page).click();
    await page.getByRole('menuitem', { name: 'Drill' }).click();
    await expect(drawer(page).getByRole('article', { name: 'Alert storm' })).toContainText('North Harbour');
    await drawer(page)
      .getByRole('link', { name: /^Open incident/ })
      .click();
    const incident = page.getByRole('dialog', { name: /^Incident/ });
    await expect(incident.getByRole('link', { name: /incidents folded into it/ })).toBeVisible();
    await demo(page).click();
    await page.getByRole('menuitem', { name: 'Drill' }).click();
    await drawer(page).getByRole('button', { name: 'End' }).click();
    await expect(step(page, 'Resolved')).toContainText(/after/);
    await expect(drawer(page).getByRole('heading', { name: 'No drill is running' })).toBeVisible();
  });
});

test.describe('in server mode', () => {
  test.use({ baseURL: serverUrl() });
  defineDrill(anotherBrowser);
});

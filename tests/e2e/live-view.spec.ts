import type { Page } from '@playwright/test';
import { askFor } from './support/colours.ts';
import { expect, serverUrl, signIn, test, violations } from './support/test.ts';

const live = '/apps/live-view';
const wall = (page: Page) => page.getByRole('list', { name: 'Cameras on the wall' });
/** The faces of the tiles, in the order of their places. */
const faces = (page: Page) => wall(page).getByRole('button', { name: /: (enlarge|back to the wall)$/ });
const tile = (page: Page, name: string) =>
  wall(page)
    .getByRole('listitem')
    .filter({ hasText: `${name}:` });

/** Drags a tile onto another: the second move is the one that tells the browser that it may be dropped there. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  await tile(page, from).hover();
  await page.mouse.down();
  await tile(page, to).hover();
  await tile(page, to).hover();
  await page.mouse.up();
}

/** The cameras on the wall by name, in the order of their places; empty where a name is not there yet. */
async function cameras(page: Page): Promise<string[]> {
  const texts = await faces(page).allTextContents();
  return texts.map((text) => text.split(':')[0] ?? '');
}

/** The cameras on the wall as soon as there are so many, each with its name. */
async function standing(page: Page, count: number): Promise<string[]> {
  let names: string[] = [];
  await expect
    .poll(async () => {
      names = await cameras(page);
      return names.filter((name) => name !== '').length;
    })
    .toBe(count);
  return names;
}

const openMenu = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Keep, share, rename' }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

/** Asks the server through its API as whoever is signed in on the page. */
async function ask(page: Page, query: string, variables: object = {}) {
  const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post('/graphql', { headers, data: { query, variables } });
  const { data, errors } = await answer.json();
  expect(errors).toBeUndefined();
  return data;
}

test('the wall shows cameras that play, and by the keyboard alone everything can be done', async ({
  page,
}) => {
  await signIn(page, 'admin', `${live}?site=site-mall&layout=2x2`);
  await expect(faces(page)).toHaveCount(4);
  await expect(page.getByText(/^[1-4] of 4 tiles play$/)).toBeVisible();
  const before = await standing(page, 4);

  // An arrow finds the wall; arrows go from tile to tile, and the address names the chosen camera.
  await page.keyboard.press('ArrowRight');
  await expect(faces(page).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(faces(page).nth(1)).toBeFocused();
  await expect(page).toHaveURL(/camera=camera-mall-\d/);

  // With Shift the tile changes places with its neighbour, and keeps the focus.
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => cameras(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  await expect(faces(page).first()).toBeFocused();
  await expect(page.getByRole('button', { name: /^Wall: All cameras\s*unsaved changes/ })).toBeVisible();

  // Larger and smaller, and off the wall; Back brings it again.
  await page.keyboard.press('+');
  await expect(faces(page)).toHaveCount(1);
  await page.keyboard.press('-');
  await expect(faces(page)).toHaveCount(4);
  await page.keyboard.press('Delete');
  await expect(faces(page)).toHaveCount(3);
  await page.goBack();
  await expect(faces(page)).toHaveCount(4);

  // Digits choose the layout, Page Down turns the page.
  await faces(page).first().focus();
  await page.keyboard.press('9');
  await expect(page).toHaveURL(/layout=1%2B5/);
  await expect(faces(page)).toHaveCount(6);
  await page.keyboard.press('PageDown');
  await expect(page.getByText('Page 2 of 2')).toBeVisible();

  // Enter enlarges, S takes a snapshot, Esc gives the wall back.
  await faces(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/large=1/);
  await expect(faces(page)).toHaveCount(1);
  await expect(page.getByText('1 of 1 tiles play')).toBeVisible();
  const download = page.waitForEvent('download');
  await faces(page).first().focus();
  await page.keyboard.press('s');
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
  await page.keyboard.press('Escape');
  await expect(faces(page)).toHaveCount(2);
  await faces(page).first().focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('the keys of the wall work after its layout was chosen by mouse', async ({ page }) => {
  await signIn(page, 'admin', `${live}?site=site-mall&layout=2x2`);
  await expect(faces(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Layout: 2×2' }).click();
  await page.getByRole('menuitemradio', { name: '3×3' }).click();
  await expect(page.getByRole('button', { name: 'Layout: 3×3' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Layout: 1×1' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(faces(page).first()).toBeFocused();

  // A field keeps its letters.
  await page.getByLabel('Camera name').click();
  await page.keyboard.type('2');
  await expect(page.getByLabel('Camera name')).toHaveValue('2');
  await expect(page.getByRole('button', { name: 'Layout: 1×1' })).toBeVisible();
});

test('an enlarged tile keeps its corner, and a tile that is moved shows where it lands before it does', async ({
  page,
}) => {
  await signIn(page, 'admin', `${live}?layout=3x3`);
  const names = await standing(page, 9);
  const [a = '', b = '', , , middle = ''] = names;
  const said = page.getByRole('region', { name: 'Live View' }).getByRole('status');
  const before = await tile(page, middle).boundingBox();

  await faces(page).nth(4).focus();
  await page.keyboard.press('+');
  await expect(faces(page)).toHaveCount(6);
  await expect(said.filter({ hasText: `${middle} takes 2×2 places now.` })).toBeAttached();
  await expect(page.getByRole('button', { name: `${middle}: enlarge` })).toBeFocused();
  const large = await tile(page, middle).boundingBox();
  expect([large?.x, large?.y]).toEqual([before?.x, before?.y]);
  expect(large?.width).toBeGreaterThan(1.9 * (before?.width ?? 0));
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await page.keyboard.press('-');
  await expect.poll(() => cameras(page)).toEqual(names);

  // By keyboard: the menu takes a tile up, arrows lead it, Enter puts it down.
  await tile(page, a).hover();
  await page.getByRole('button', { name: `Menu of ${a}` }).click();
  await page.getByRole('menuitem', { name: /^Move…/ }).click();
  await page.getByRole('button', { name: `Change places with ${b}` }).focus();
  await expect(said.filter({ hasText: `${a} would come to place 2, ${b} to place 1.` })).toBeAttached();
  await expect(wall(page).locator('li[aria-hidden]')).toHaveText([a, b]);
  await page.keyboard.press('Enter');
  await expect(said.filter({ hasText: `${a} is at place 2 now, ${b} at place 1.` })).toBeAttached();
  await expect(wall(page).locator('li[aria-hidden]')).toHaveCount(0);

  // By mouse: the outline is there while the button is held.
  await tile(page, a).hover();
  await page.mouse.down();
  await tile(page, b).hover();
  await tile(page, b).hover();
  await expect(wall(page).locator('li[aria-hidden]')).toHaveText([a, b]);
  await page.mouse.up();
  await expect(wall(page).locator('li[aria-hidden]')).toHaveCount(0);
  await expect.poll(() => cameras(page)).toEqual(names);
});

/** What of the tiles cannot be read: letters below 11 px, words that are cut without their whole text, parts that overlap. */
const unreadable = (page: Page) =>
  wall(page)
    .locator('figure')
    .evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const bar = figure.querySelector('figcaption');
        const texts = [...(bar?.querySelectorAll('span, bdi') ?? [])].filter(
          ({ childElementCount, clientHeight, textContent }) =>
            childElementCount === 0 && clientHeight > 0 && textContent !== '',
        );
        const [state, ...others] = texts.filter((text) => text instanceof HTMLElement);
        const frame = figure.getBoundingClientRect();
        const barBox = bar?.getBoundingClientRect();
        const outside = texts.filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const hidden = top >= (text.parentElement?.getBoundingClientRect().bottom ?? 0) - 1;
          return (
            !hidden &&
            (left < frame.left - 1 ||
              right > frame.right + 1 ||
              top < frame.top - 1 ||
              bottom > frame.bottom + 1)
          );
        });
        const over = [...figure.children].filter((part) => {
          const box = part.getBoundingClientRect();
          const absolute = getComputedStyle(part).position === 'absolute';
          return !absolute && part !== bar && box.height > 0 && box.bottom > (barBox?.top ?? 0) + 1;
        });
        const small = [state, ...others].filter(
          (text) => text && parseFloat(getComputedStyle(text).fontSize) < 11,
        );
        const cut = state && state.scrollWidth > state.clientWidth + 1 ? [state] : [];
        return [...outside, ...over, ...small, ...cut].map(
          (part) => `${figure.ariaLabel}: ${part?.textContent}`,
        );
      }),
    );

test('type grows with the tile, and at 8×8 each tile still says its state and its name', async ({ page }) => {
  const sizeOfName = () =>
    wall(page)
      .locator('figcaption bdi')
      .first()
      .evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize));
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin', `${live}?layout=8x8`);
  await expect(wall(page).locator('figcaption')).toHaveCount(48);
  await expect.poll(() => unreadable(page)).toEqual([]);
  // Where the name stands the tile is pressed too, and a name that is cut is told whole.
  const last = wall(page).getByRole('listitem').nth(47);
  const name = last.locator('figcaption bdi').first();
  await expect(last).toHaveAttribute('title', (await name.textContent()) ?? '');
  const box = await name.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
  await expect(last).toHaveAttribute('data-selected', 'true');
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto(`${live}?layout=1x1`);
  await expect(wall(page).locator('figcaption')).toHaveCount(1);
  await expect.poll(sizeOfName).toBeGreaterThan(30);
  await expect.poll(() => unreadable(page)).toEqual([]);
});

test('in browser mode a wall that was made of dragged tiles outlives a reload, and its deletion can be undone', async ({
  page,
}) => {
  await signIn(page, 'admin', `${live}?layout=2x2`);
  const [a = '', b = '', ...rest] = await standing(page, 4);
  await drag(page, a, b);
  await expect.poll(() => cameras(page)).toEqual([b, a, ...rest]);
  await page.getByRole('button', { name: `Menu of ${a}` }).click();
  await page.getByRole('menuitem', { name: 'Remove from wall' }).click();
  await page.getByRole('button', { name: 'Place 2, empty: choose a camera' }).click();
  await page.getByRole('dialog').getByLabel('Camera name').fill('Wash bay');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Wash bay/ })
    .click();
  const shown = [b, 'Wash bay', ...rest];
  await expect.poll(() => cameras(page)).toEqual(shown);
  await openMenu(page, 'Save as…');
  await page.getByLabel('Name', { exact: true }).fill('Night');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Wall: Night', exact: true })).toBeVisible();
  await expect.poll(() => cameras(page)).toEqual(shown);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Wall: Night', exact: true })).toBeVisible();
  await expect.poll(() => cameras(page)).toEqual(shown);
  await openMenu(page, 'Delete');
  await expect(page.getByRole('button', { name: 'Wall: All cameras' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Wall: Night', exact: true })).toBeVisible();
  await expect.poll(() => cameras(page)).toEqual(shown);
});

test('a kiosk needs a sign-in, shows the wall and nothing else, and has a way out', async ({ page }) => {
  await page.goto(`${live}?kiosk=1`);
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, 'admin', `${live}?kiosk=1&wall=wall-mall`);
  await expect(faces(page)).toHaveCount(8);
  for (const role of ['banner', 'navigation', 'contentinfo', 'search'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open settings' })).toHaveCount(0);
  const { width, height } = (await wall(page).boundingBox()) ?? { width: 0, height: 0 };
  expect([width > 1420, height > 880]).toEqual([true, true]);
  await page.getByRole('button', { name: 'Leave the kiosk' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();
});

test.describe('axe finds nothing', () => {
  const cases = [
    ['in dark colours', 'en', askFor('dark'), 1440],
    ['in light colours', 'en', askFor('light'), 1440],
    ['right to left on a telephone', 'ar', '', 360],
  ] as const;
  for (const [name, language, query, width] of cases) {
    test(name, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((code) => localStorage.setItem('watchfloor_language', code), language);
      await signIn(page, 'admin', `${live}?wall=wall-trouble&tour=tour-round&${query}`);
      await expect(page.locator('figure').first()).toBeVisible();
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await beyond()).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    });
  }
});

test.describe('in server mode', () => {
  test.use({ baseURL: serverUrl() });

  test('a wall is kept, shared, and opened by its link in another browser, by somebody who may not change it', async ({
    page,
    browser,
  }) => {
    const name = `Gates ${process.pid}`;
    await signIn(page, 'admin', `${live}?group=Entrances&layout=2x2`);
    const [a = '', b = '', ...rest] = await standing(page, 4);
    await drag(page, a, b);
    await expect.poll(() => cameras(page)).toEqual([b, a, ...rest]);
    await openMenu(page, 'Save as…');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: `Wall: ${name}`, exact: true })).toBeVisible();
    const link = page.url();

    const context = await browser.newContext({ baseURL: serverUrl() });
    const other = await context.newPage();
    await signIn(other, 'staff', link);
    await expect(other.getByText(/no longer exists, or is private to somebody else/)).toBeVisible();
    await openMenu(page, 'Share with everybody');
    await expect(page.getByText(`Everybody can see “${name}” now.`)).toBeVisible();
    await other.reload();
    await expect(other.getByRole('button', { name: `Wall: ${name}`, exact: true })).toBeVisible();
    await expect.poll(() => cameras(other)).toEqual([b, a, ...rest]);
    await other.getByRole('button', { name: 'Keep, share, rename' }).click();
    await expect(other.getByRole('menuitem')).toHaveText(['Save as…', 'New empty wall']);
    await context.close();
  });

  test('a tour turns its pages, and an alert comes to the front and holds it until it is acknowledged', async ({
    page,
  }) => {
    await signIn(page, 'admin', '/pages/errors/error-500');
    const { createTour } = await ask(
      page,
      `mutation { createTour(input: { name: "Quick", pages: [
        { wallId: "wall-mall", dwellSeconds: 5 }, { wallId: "wall-yard", dwellSeconds: 300 }] }) { tour { id } } }`,
    );
    await page.goto(`${live}?tour=${createTour.tour.id}`);
    const tour = page.getByRole('region', { name: 'Tour Quick' });
    await expect(tour).toContainText('1 / 2');
    await expect(tour).toContainText('2 / 2');
    await expect(tour).toContainText(/Next in \d+ seconds/);
    await expect(tile(page, 'Engine shed')).toBeVisible();

    // What is told of an incident suffices to work it, however late the answer about its camera's tile comes.
    const waiting: (() => void)[] = [];
    let late = true;
    await page.route('**/graphql', async (route) => {
      if (late && route.request().postData()?.includes('query LiveTiles'))
        await new Promise<void>((resolve) => waiting.push(resolve));
      await route.continue();
    });
    await ask(
      page,
      `mutation { raiseIncident(input: { cameraId: "camera-solar-2", kind: INTRUSION, severity: HIGH,
        summary: "Somebody climbs the fence." }) { incidents { id } } }`,
    );
    const alert = page.getByRole('alert').filter({ hasText: 'Somebody climbs the fence.' });
    await expect(alert).toContainText('Intrusion');
    await expect(tour).toContainText('Waits for the incident to be acknowledged');
    await expect(faces(page).first()).toHaveText('Array row 48: enlarge');
    const { width: front } = (await wall(page).getByRole('listitem').first().boundingBox()) ?? { width: 0 };
    const { width: other } = (await wall(page).getByRole('listitem').last().boundingBox()) ?? { width: 1 };
    expect(front / other).toBeGreaterThan(1.8);

    await faces(page).first().focus();
    await page.keyboard.press('a');
    await expect(page.getByText(/^Incident #\d+ acknowledged$/)).toBeVisible();
    expect(waiting).not.toEqual([]);
    late = false;
    for (const letGo of waiting) letGo();
    await expect(alert).toHaveCount(0);
    await expect(tour).toContainText(/Next in \d+ seconds/);
    await expect(tile(page, 'Array row 48')).toHaveCount(0);
  });
});

import type { Page } from '@playwright/test';
import { inBothModes } from './support/modes.ts';
import { test as shared, stay, visit } from './support/onePage.ts';
import { expect, keepSignIn, signIn, signInByForm, test, violations } from './support/test.ts';

/** The shell is the same on every screen: this one is drawn soon. */
const light = '/audit';
/** This one asks the API for nothing. */
const bare = '/pages/errors/error-500';
const html = (page: Page) => page.locator('html');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const widthOf = (page: Page) => async () => (await navigation(page).boundingBox())?.width;
const asking = (settings: object) => `?defaultSettings=${encodeURIComponent(JSON.stringify(settings))}`;
/** The last change has been kept with the user, which is said, and nothing waits any more. */
async function kept(page: Page): Promise<void> {
  await expect(page.getByText('User data saved with api')).toBeVisible();
  const waiting = () => page.evaluate(() => localStorage.getItem('watchfloor_settings_unsaved'));
  await expect.poll(waiting).toBeNull();
}

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Open settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

inBothModes((enter) => {
  test('the navigation folds to 64 px, opens under the pointer, and stays folded after a reload', async ({
    page,
  }) => {
    await enter(page, bare);
    await expect.poll(widthOf(page)).toBe(280);
    await page.getByRole('button', { name: 'Fold navigation' }).click();
    await kept(page);
    await page.getByRole('main').hover();
    await expect.poll(widthOf(page)).toBe(64);
    await navigation(page).hover();
    await expect.poll(widthOf(page)).toBe(280);
    await page.getByRole('main').hover();
    await expect.poll(widthOf(page)).toBe(64);
    await page.reload();
    await expect.poll(widthOf(page)).toBe(64);
  });

  test('settings hold at once, are kept with the user, and a new layout style clears the config', async ({
    page,
  }) => {
    await enter(page, bare);
    const panel = await openSettings(page);
    await panel.getByRole('radio', { name: 'Sunset' }).check();
    await expect(html(page)).toHaveAttribute('data-accent', 'sunset');
    await expect(html(page)).toHaveAttribute('data-mode', 'light');
    await panel.getByRole('switch', { name: 'Animations' }).uncheck();
    await panel.getByRole('radio', { name: 'Boxed' }).check();
    await expect
      .poll(async () => (await page.getByRole('banner').boundingBox())?.width)
      .toBe(1280 - 280 - 70);
    await panel.getByRole('radio', { name: 'Horizontal', exact: true }).check();
    await expect(panel.getByRole('radio', { name: 'Full width' })).toBeChecked();
    await kept(page);
    await page.evaluate(() => localStorage.removeItem('watchfloor_settings'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-accent', 'sunset');
    await expect(html(page)).toHaveAttribute('data-still');
    await expect(navigation(page).getByRole('button', { name: 'Applications' })).toBeVisible();
  });

  test('logging out resets the settings', async ({ page }) => {
    await enter(page, bare);
    await page.getByRole('button', { name: 'Switch to light colours' }).click();
    await kept(page);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(html(page)).toHaveAttribute('data-mode', 'dark');
  });

  test('shortcuts are chosen by the star, stand in the toolbar, and are kept', async ({ page }) => {
    await enter(page, bare);
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
    await expect(shortcuts.getByRole('link')).toHaveCount(4);
    await page.getByRole('button', { name: 'Change shortcuts' }).click();
    await page.getByRole('textbox', { name: 'Search for a screen' }).fill(' MAP ');
    await page.getByRole('button', { name: 'Map', pressed: false }).click();
    await expect(shortcuts.getByRole('link', { name: 'Map' })).toBeVisible();
    await kept(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Change shortcuts' })).toBeFocused();
    await page.reload();
    await shortcuts.getByRole('link', { name: 'Map' }).click();
    await expect(page).toHaveURL(/dashboards\/map/);
  });
});

// What no answer of the API has a part in is the same in both modes.
test.describe('the shell', () => {
  test('layout 2 has its navigation in a band, whose popups open on hover and close 150 ms after it', async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page, 'admin', `/apps/dashboards/analytics${asking({ layout: { style: 'layout2' } })}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const health = navigation(page).getByRole('link', { name: 'Camera Health' });
    await expect(health).toBeHidden();
    await navigation(page).getByRole('button', { name: 'Applications' }).hover();
    await expect(health).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await page.getByRole('main').hover({ position: { x: 600, y: 400 } });
    await page.clock.runFor(149);
    await expect(health).toBeVisible();
    await page.clock.runFor(1);
    await expect(health).toBeHidden();
  });

  test('the popups of layout 2 work by keyboard: Enter opens, Esc closes and gives the focus back', async ({
    page,
  }) => {
    await signIn(page, 'admin', `/apps/dashboards/analytics${asking({ layout: { style: 'layout2' } })}`);
    const button = navigation(page).getByRole('button', { name: 'Applications' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = navigation(page).getByRole('link', { name: 'Live View' });
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(first).toBeHidden();
  });

  test('layout 3 holds its content in 1120 px, layout 1 in 1280 when it is boxed', async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await signIn(page, 'admin', `/apps/dashboards/analytics${asking({ layout: { style: 'layout3' } })}`);
    await expect.poll(async () => (await page.getByRole('main').boundingBox())?.width).toBe(1120);
    await page.goto(`/apps/dashboards/analytics${asking({ layout: { config: { mode: 'boxed' } } })}`);
    const wide = async () =>
      ((await navigation(page).boundingBox())?.width ?? 0) +
      ((await page.getByRole('banner').boundingBox())?.width ?? 0);
    // The rail of conversations takes the rest.
    await expect.poll(wide).toBe(1280 - 70);
  });

  test('bars and panels can be hidden, and stand where the settings say', async ({ page }) => {
    await keepSignIn(page);
    await page.goto(
      bare + asking({ layout: { config: { navbar: { display: false }, toolbar: { display: false } } } }),
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(navigation(page)).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.goto(bare + asking({ layout: { config: { footer: { display: false } } } }));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.goto(
      bare +
        asking({ layout: { config: { navbar: { position: 'right' }, toolbar: { position: 'above' } } } }),
    );
    await expect.poll(async () => (await navigation(page).boundingBox())?.x).toBeGreaterThan(1000);
    expect((await page.getByRole('banner').boundingBox())?.x).toBe(0);
    await page.goto(bare + asking({ layout: { config: { leftSidePanel: { display: true } } } }));
    await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toHaveCount(2);
  });

  test('a fixed toolbar stays in sight while the page scrolls, a static one goes with it', async ({
    page,
  }) => {
    await keepSignIn(page);
    const top = async () => (await page.getByRole('banner').boundingBox())?.y;
    for (const [scroll, style, sight] of [
      ['body', 'fixed', true],
      ['body', 'static', false],
      ['content', 'fixed', true],
      ['content', 'static', false],
    ] as const) {
      const config = { scroll, toolbar: { style } };
      await page.goto(`/apps/dashboards/analytics${asking({ layout: { config } })}`);
      // A widget's content takes the place of its skeleton, heading included, whenever it comes.
      const last = page.getByRole('heading', { level: 2 }).last();
      await expect(() => last.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
      await expect.poll(async () => (await top()) === 0, `${scroll}, ${style}`).toBe(sight);
    }
  });

  test('what the address asks for must be understood, else a message says why and the defaults hold', async ({
    page,
  }) => {
    await signIn(page, 'admin', '/apps/dashboards/analytics?defaultSettings={"layout":{"style":"layout9"}}');
    await expect(page.getByText('settings.layout.style is one of layout1, layout2, layout3.')).toBeVisible();
    await expect.poll(widthOf(page)).toBe(280);
    await page.goto('/apps/dashboards/analytics?defaultSettings=nonsense');
    await expect(page.getByText('defaultSettings is not JSON.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camera Health');
  });

  test('an unknown path leads to the 404 page, which searches and leads home', async ({ page }) => {
    await signIn(page, 'admin', '/no/such/page');
    await expect(page).toHaveURL(/\/pages\/errors\/error-404$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('combobox', { name: 'Where to?' }).fill('incident');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/dashboards\/project/);
  });
});

shared.describe('the shell of a page that stands', () => {
  shared.describe.configure({ mode: 'default' });

  shared('/ leads to Camera Health', async ({ page }) => {
    await visit(page, '/');
    await expect(page).toHaveURL(/\/apps\/dashboards\/analytics$/);
  });

  shared(
    'the search finds screens by key, arrows and Enter, and says when there is nothing',
    async ({ page }) => {
      await visit(page, light);
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', { name: 'Where to?' });
      await expect(field).toBeFocused();
      await field.fill('zebra');
      await expect(page.getByText('No results..')).toBeVisible();
      await field.fill('  REPORT ');
      const option = page.getByRole('option', { name: 'Incident Report' });
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(option.locator('b')).toHaveText('Report');
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
      await page.keyboard.press('Meta+k');
      await expect(field).toHaveValue('');
      await field.fill('e');
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
      await field.fill('map');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/dashboards\/map/);
      await expect(field).toBeHidden();
    },
  );

  shared('the screen can be filled and given back', async ({ page }) => {
    await visit(page, light);
    await page.getByRole('button', { name: 'Full screen', exact: true }).click();
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  });

  shared('the footer links to the three frameworks in tabs of their own', async ({ page }) => {
    await visit(page, light);
    const links = page.getByRole('contentinfo').getByRole('link');
    await expect(links).toHaveCount(3);
    for (const name of ['React', 'GraphQL', 'Blueprint']) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('target', '_blank');
    }
  });
});

test('where storage is forbidden the shell works, and settings hold as long as the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is forbidden.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await signInByForm(page);
  await page.getByRole('button', { name: 'Switch to light colours' }).click();
  await expect(html(page)).toHaveAttribute('data-mode', 'light');
  await navigation(page).getByRole('link', { name: 'Map' }).click();
  await expect(html(page)).toHaveAttribute('data-mode', 'light');
});

const layouts = ['Vertical', 'Horizontal', 'Horizontal, narrow'];
const themes = ['Default Dark', 'Default', 'Deep Ocean', 'Beach'];
const frames = layouts.flatMap((layout, row) =>
  themes.map((theme, column) => ({
    layout,
    theme,
    // Colours are the same in both directions: each layout is seen in both, with two of the themes each.
    direction: (row + column) % 2 === 0 ? 'ltr' : 'rtl',
  })),
);

shared.describe('axe finds nothing', () => {
  shared.describe.configure({ mode: 'default' });

  for (const { layout, theme, direction } of frames) {
    shared(`in the layout ${layout} with the theme ${theme}, ${direction}`, async ({ page }) => {
      await stay(page, '/pages/errors/error-404');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      const panel = await openSettings(page);
      const choose = (group: string, name: string) =>
        panel
          .getByRole('group', { name: group, exact: true })
          .getByRole('radio', { name, exact: true })
          .check();
      await panel
        .getByRole('radiogroup', { name: 'Main', exact: true })
        .getByRole('radio', { name: theme, exact: true })
        .check();
      await choose('Layout style', layout);
      await choose('Direction', direction === 'ltr' ? 'Left to right' : 'Right to left');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(html(page)).toHaveAttribute('dir', direction);
      // The layout has come, as a column or as a band, and the screen in it.
      const isBand = async () => ((await widthOf(page)()) ?? 0) > 400;
      await expect.poll(isBand).toBe(layout !== 'Vertical');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      expect(await violations(page)).toEqual([]);
    });
  }
});

test('axe finds nothing on the open settings, search and shortcuts', async ({ page }) => {
  await signIn(page, 'admin', bare);
  const panel = await openSettings(page);
  await expect(panel.getByRole('radio', { name: 'Sunset' })).toBeVisible();
  for (const head of ['Navigation:', 'Toolbar:', 'Footer:']) await panel.getByText(head).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open settings' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Where to?' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change shortcuts' }).click();
  await expect(page.getByRole('textbox', { name: 'Search for a screen' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

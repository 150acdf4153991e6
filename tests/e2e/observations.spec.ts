import type { Page } from '@playwright/test';
import { hasFfmpeg } from '../support/ffmpeg.mjs';
import { type MediaSource, startHls, startMjpeg } from '../support/mediaSources.ts';
import { startStatic } from '../support/processes.mjs';
import { expect, serverUrl, signIn, test, violations } from './support/test.ts';
import { startWhep, whepOrigin } from './support/whep.ts';

const grid = (page: Page) => page.getByRole('group', { name: 'Cameras', exact: true });
const drawer = (page: Page) => page.getByRole('dialog');
const originOf = ({ address }: MediaSource) => `${address.scheme}://${address.host}:${address.port}`;

/** Types a new camera into the open form. */
async function typeCamera(page: Page, name: string, kind: string, { address }: MediaSource): Promise<void> {
  const form = drawer(page);
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Site', { exact: true }).selectOption({ label: 'Bosphorus Depot' });
  await form.getByLabel('Kind').selectOption(kind);
  await form.getByLabel('Scheme').selectOption(address.scheme);
  await form.getByLabel('Host').fill(address.host);
  await form.getByLabel(/^Port/).fill(String(address.port));
  await form.getByLabel('Path').fill(address.path);
}

/** Saves the form and finds the camera in the list. */
async function saveAndFind(page: Page, name: string): Promise<void> {
  await drawer(page).getByRole('button', { name: 'Add camera' }).click();
  await expect(drawer(page)).toBeHidden();
  await page.getByRole('searchbox', { name: /search name/i }).fill(name);
  await expect(page.getByText(/^1 of \d+ cameras$/)).toBeVisible();
}

const testConnection = (page: Page) =>
  drawer(page).getByRole('button', { name: 'Test connection' }).press('Enter');

// `npm test` installs ffmpeg where it can, and says loudly when it could not.
const described = hasFfmpeg() ? test.describe : test.describe.skip;

described('in server mode', () => {
  test.use({ baseURL: serverUrl() });

  test('an HLS stream of an origin that the policy refuses is allowed in the form, seen there and up once it is saved', async ({
    page,
  }) => {
    test.slow();
    const hls = await startHls();
    try {
      const name = `Quay ${hls.address.port}`;
      await signIn(page, 'admin', '/cameras?panel=add');
      await typeCamera(page, name, 'HLS', hls);
      await testConnection(page);
      await expect(drawer(page).getByText(/tested from the server/i)).toBeVisible();
      const refused = `content policy does not let it fetch from ${originOf(hls)}`;
      await expect(drawer(page).getByText(refused)).toBeVisible();
      await expect(drawer(page).getByText(`MEDIA_ORIGINS=${originOf(hls)}`)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await drawer(page)
        .getByRole('button', { name: `Allow ${originOf(hls)}` })
        .press('Enter');
      await expect(drawer(page).getByText(/is allowed from the next page on/)).toBeVisible();
      await drawer(page).getByRole('button', { name: 'Reload and go on here' }).press('Enter');

      await expect(drawer(page).getByLabel('Name', { exact: true })).toHaveValue(name);
      await expect(drawer(page).getByLabel('Path')).toHaveValue(hls.address.path);
      await testConnection(page);
      await expect(
        drawer(page).getByText('The picture comes, 320 × 180 pixels, and it changes.'),
      ).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await saveAndFind(page, name);
      await expect(grid(page).getByText('Up', { exact: true })).toBeVisible();
      await grid(page).getByRole('link', { name }).click();
      await expect(
        page.getByText('Mira Aydın saw the first picture while testing the connection.'),
      ).toBeVisible();

      await page.goto('/cameras?panel=origins');
      await drawer(page)
        .getByRole('button', { name: `Remove ${originOf(hls)}` })
        .click();
      await expect(drawer(page).getByText('No other origin is allowed.')).toBeVisible();
      await page.reload();
      await expect(drawer(page).getByText('No other origin is allowed.')).toBeVisible();
    } finally {
      await hls.stop();
    }
  });
});

described('in browser mode', () => {
  test('the page says that its own policy refuses an MJPEG stream, and what has to be set', async ({
    page,
  }) => {
    const mjpeg = await startMjpeg();
    try {
      await signIn(page, 'admin', '/cameras?panel=add');
      await typeCamera(page, 'Lock', 'MJPEG', mjpeg);
      await testConnection(page);
      await expect(drawer(page).getByText(/so the device was not asked/)).toBeVisible();
      await expect(drawer(page).getByText(`MEDIA_ORIGINS=${originOf(mjpeg)}`)).toBeVisible();
      await expect(drawer(page).getByRole('button', { name: /^Allow/ })).toBeHidden();
      expect(mjpeg.requests().total).toBe(0);
    } finally {
      await mjpeg.stop();
    }
  });

  test('a camera is not yet observed until somebody opens it; MJPEG and WebRTC are tried in the form', async ({
    page,
  }) => {
    test.slow();
    const mjpeg = await startMjpeg();
    const files = await startStatic({ MEDIA_ORIGINS: `${originOf(mjpeg)},${whepOrigin}` });
    try {
      await page.goto(`${files.url}/login`);
      await page.getByLabel(/e-mail/i).fill('admin');
      await page.getByLabel(/^password/i).fill('admin');
      await page.getByRole('button', { name: /^(log in|sign in)$/i }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/camera health/i);
      await page.goto(`${files.url}/cameras?panel=add`);
      await typeCamera(page, 'Lock', 'MJPEG', mjpeg);
      await saveAndFind(page, 'Lock');
      await expect(grid(page).getByText('Not yet observed')).toBeVisible();
      await grid(page).getByRole('link', { name: 'Lock' }).click();
      await expect(page.getByText('Mira Aydın saw the first picture in a player.')).toBeVisible();
      await page.getByRole('button', { name: 'Edit' }).click();
      await testConnection(page);
      await expect(drawer(page).getByText(/tested from this browser/i)).toBeVisible();
      await expect(drawer(page).getByText('Works', { exact: true })).toBeVisible();
      await expect(
        drawer(page).getByText('The picture comes, 320 × 180 pixels, and it changes.'),
      ).toBeVisible();

      const whep = await startWhep(page);
      await drawer(page).getByLabel('Kind').selectOption('WHEP');
      await drawer(page).getByLabel(/^Port/).fill(String(whep.address.port));
      await drawer(page).getByLabel('Path').fill(whep.address.path);
      await testConnection(page);
      await expect(drawer(page).getByText(/^The address answers/)).toBeVisible();
      await expect(drawer(page).getByText(/^The picture comes, .* and it changes\.$/)).toBeVisible();
      await whep.stop();
    } finally {
      files.stop();
      await mjpeg.stop();
    }
  });
});

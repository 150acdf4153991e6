import { hasFfmpeg } from '../support/ffmpeg.mjs';
import { type MediaSource, startHls } from '../support/mediaSources.ts';
import { type Running, startServer } from '../support/processes.mjs';
import { expect, test, violations } from './support/test.ts';

// `npm test` installs ffmpeg where it can, and says loudly when it could not.
const described = hasFfmpeg() ? test.describe : test.describe.skip;

described('on a server that began empty', () => {
  let hls: MediaSource;
  let server: Running;
  let address: string;

  test.beforeAll(async () => {
    hls = await startHls();
    const { scheme, host, port, path } = hls.address;
    address = `${scheme}://${host}:${port}${path}`;
    server = await startServer({ SEED: 'empty', MEDIA_ORIGINS: new URL(address).origin });
  });

  test.afterAll(async () => {
    server.stop();
    await hls.stop();
  });

  test('the first administrator gets from nothing to a watched camera in three steps', async ({ page }) => {
    const link = () => /http:[^"]+\/setup#token=[\w-]+/.exec(server.said())?.[0] ?? '';
    await expect.poll(link).not.toBe('');
    await page.goto(link());
    await page.getByLabel('Display name').fill('Root');
    await page.getByLabel('E-mail').fill('root@example.com');
    await page.getByLabel('Password', { exact: true }).fill('long enough');
    await page.getByLabel('Password (confirm)').fill('long enough');
    await page.getByRole('button', { name: 'Create administrator' }).click();

    const guide = page.getByRole('region', { name: 'Three steps to the first picture' });
    await expect(guide).toBeVisible();
    await expect(page.getByText('n/a', { exact: true }).first()).toBeVisible();
    await guide.getByRole('link', { name: 'Create a site' }).click();

    const site = page.getByRole('dialog', { name: 'New site' });
    await site.getByLabel('Name').fill('Quay');
    await site.getByRole('button', { name: 'Create site' }).click();
    await expect(site.getByLabel(/^Latitude/)).toHaveAttribute('aria-invalid', 'true');
    await site.getByLabel(/^Latitude/).fill('41.01');
    await site.getByLabel(/^Longitude/).fill('28.95');
    await site.getByLabel('Time zone').selectOption('Europe/Istanbul');
    expect(await violations(page)).toEqual([]);
    await site.getByRole('button', { name: 'Create site' }).click();
    await expect(site).toBeHidden();

    await expect(guide.getByText('Done')).toHaveCount(1);
    await guide.getByRole('link', { name: 'Add a camera' }).click();
    const camera = page.getByRole('dialog', { name: 'Add a camera' });
    await camera.getByLabel('Name', { exact: true }).fill('Crane');
    // A second site is created where the camera is added, and is chosen there.
    await camera.getByRole('button', { name: 'New site' }).click();
    await site.getByLabel('Name').fill('Yard');
    await site.getByLabel(/^Latitude/).fill('41');
    await site.getByLabel(/^Longitude/).fill('29');
    await site.getByRole('button', { name: 'Create site' }).click();
    await expect(site).toBeHidden();
    await expect(camera.getByLabel('Site', { exact: true }).locator('option:checked')).toHaveText('Yard');
    await camera.getByLabel('Site', { exact: true }).selectOption({ label: 'Quay' });
    await camera.getByLabel('Kind').selectOption({ label: 'HLS' });
    await camera.getByLabel('Paste a whole address').fill(address);
    await camera.getByLabel('Paste a whole address').blur();
    await expect(camera.getByLabel('Host')).toHaveValue(hls.address.host);
    await camera.getByRole('button', { name: 'Add camera' }).click();
    await expect(camera).toBeHidden();

    await guide.getByRole('link', { name: 'Open the camera' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crane');
    await expect(page.locator('[data-phase="live"]')).toBeVisible({ timeout: 30_000 });
    const frames = () =>
      page.locator('[data-phase] video').evaluate((video) => {
        return video instanceof HTMLVideoElement ? video.getVideoPlaybackQuality().totalVideoFrames : 0;
      });
    const first = await frames();
    await expect.poll(frames).toBeGreaterThan(first + 5);

    // What was watched needs no guide.
    await page.getByRole('link', { name: 'Cameras', exact: true }).first().click();
    await expect(page.getByText('1 of 1 cameras')).toBeVisible();
    await expect(guide).toBeHidden();

    // A site with a camera stays, and one without can be removed and come back.
    await page.getByRole('button', { name: 'Sites' }).click();
    const sites = page.getByRole('dialog', { name: 'Sites' });
    await sites.getByRole('button', { name: 'Remove Quay' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(sites.getByRole('alert')).toHaveText(/Cameras still at this site: 1/);
    await sites.getByRole('button', { name: 'Remove Yard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(sites).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('“Yard” is restored.')).toBeVisible();
    await page.getByRole('button', { name: 'Sites' }).press('Enter');
    await expect(sites.getByRole('heading', { name: 'Yard' })).toBeVisible();
  });
});

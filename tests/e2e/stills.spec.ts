import type { Locator, Page } from '@playwright/test';
import { hasFfmpeg } from '../support/ffmpeg.mjs';
import { type MediaSource, startHls, startMjpeg } from '../support/mediaSources.ts';
import { type Running, startServer } from '../support/processes.mjs';
import { TIME_BLOCKS, TIME_STEP } from '../support/timePattern.ts';
import { expect, test, violations, watch } from './support/test.ts';
import { momentIn } from './support/tileRecorder.ts';

const originOf = ({ address }: MediaSource) => `${address.scheme}://${address.host}:${address.port}`;

interface Still {
  readonly at: string;
  readonly picture: { readonly id: string; readonly kind: string };
}

// `npm test` installs ffmpeg where it can, and says loudly when it could not.
const described = hasFfmpeg() ? test.describe : test.describe.skip;

described('what happened before an incident of a real camera', () => {
  let hls: MediaSource;
  let mjpeg: MediaSource;
  let server: Running;

  test.beforeAll(async () => {
    [hls, mjpeg] = await Promise.all([
      startHls({ dated: true }),
      startMjpeg({ dated: true, behindMs: 2000 }),
    ]);
    server = await startServer({ MEDIA_ORIGINS: `${originOf(hls)},${originOf(mjpeg)}` });
  });

  test.afterAll(async () => {
    server.stop();
    await Promise.all([hls.stop(), mjpeg.stop()]);
  });

  async function signInAs(page: Page, account: 'admin' | 'staff'): Promise<void> {
    await page.goto(`${server.url}/login`);
    await page.getByLabel(/e-mail/i).fill(account);
    await page.getByLabel(/^password/i).fill(account);
    await page.getByRole('button', { name: /^(log in|sign in)$/i }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/camera health/i);
  }

  async function ask(page: Page, query: string, variables: object) {
    const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.post(`${server.url}/graphql`, { headers, data: { query, variables } });
    const { data, errors } = await answer.json();
    expect(errors).toBeUndefined();
    return data;
  }

  async function addCamera(
    page: Page,
    name: string,
    kind: string,
    { address }: MediaSource,
  ): Promise<string> {
    const stream = {
      name: 'Main',
      kind,
      role: 'MAIN',
      width: 320,
      height: 180,
      framesPerSecond: 12,
      ...address,
    };
    const { addCamera: added } = await ask(
      page,
      'mutation ($input: CameraInput!) { addCamera(input: $input) { camera { id } errors { message } } }',
      { input: { name, siteId: 'site-depot', streams: [stream] } },
    );
    expect(added.errors).toEqual([]);
    return added.camera.id;
  }

  async function raiseOn(page: Page, cameraId: string): Promise<{ id: string; raisedAt: string }> {
    const { raiseIncident } = await ask(
      page,
      'mutation ($input: RaiseIncidentInput!) { raiseIncident(input: $input) { incidents { id raisedAt } } }',
      { input: { cameraId, kind: 'INTRUSION', severity: 'HIGH', summary: 'Somebody at the gate.' } },
    );
    return raiseIncident.incidents[0];
  }

  const stillsOf = async (page: Page, incidentId: string): Promise<Still[]> => {
    const query = 'query ($id: ID!) { incidentStills(incidentId: $id) { at picture { id kind } } }';
    return (await ask(page, query, { id: incidentId })).incidentStills;
  };

  /** How many calls of the page that keep stills of an incident have been answered. */
  function countSent(page: Page): (incidentId: string) => number {
    const answered: string[] = [];
    page.on('response', (response) => {
      const sent = response.request().postData() ?? '';
      if (sent.includes('keepIncidentStills')) answered.push(sent);
    });
    return (incidentId) => answered.filter((sent) => sent.includes(`"${incidentId}"`)).length;
  }

  async function watchCameras(page: Page, cameraIds: readonly string[]): Promise<void> {
    await page.goto(`${server.url}/apps/live-view?spotlight=off&layout=2x2&cells=${cameraIds.join('.')}`);
    await expect(page.locator('[data-phase="live"]')).toHaveCount(cameraIds.length, { timeout: 30_000 });
  }

  /** The moment that a small picture of the panel shows, read from its pixels. */
  const seenIn = (picture: Locator) => momentIn(picture.locator('img'), TIME_BLOCKS, TIME_STEP);

  /** The panel shows what was kept, of the moments that the pixels say; an administrator takes one away, for everybody. */
  async function seeAndRemove(page: Page, id: string): Promise<void> {
    await page.goto(`${server.url}/apps/incidents?incident=${id}`);
    const before = page.getByRole('region', { name: 'What happened before' });
    await expect(before.getByText(/^Stills of pages that were playing this camera/)).toBeVisible();
    await expect(before.getByRole('listitem')).not.toHaveCount(0);
    const shown = await stillsOf(page, id);
    await expect(before.getByRole('listitem')).toHaveCount(shown.length);
    for (const [index, { at }] of shown.entries()) {
      const item = before.getByRole('listitem').nth(index);
      const clock = new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Europe/Istanbul' });
      await expect(item).toContainText(clock);
      const truth = await seenIn(item);
      // Never younger than it is by more than a second; and not older than a second and a half, for it is a proof.
      expect(truth, 'the pixels say their moment').not.toBeNull();
      expect(Date.parse(at) - (truth ?? 0)).toBeLessThan(1000);
      expect((truth ?? 0) - Date.parse(at)).toBeLessThan(1500);
    }
    expect(await violations(page)).toEqual([]);
    await before.getByRole('button').first().click();
    const opened = page.getByRole('dialog').last();
    await expect(opened.getByText('Still of before, kept by a page that played the camera')).toBeVisible();
    await opened.getByRole('button', { name: 'Remove the picture' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the picture' }).click();
    await expect(before.getByRole('listitem')).toHaveCount(shown.length - 1);
    expect((await stillsOf(page, id)).map(({ at }) => at)).toEqual(shown.slice(1).map(({ at }) => at));
  }

  /** The streams go on for so many seconds. */
  const goOn = (seconds: number) => Promise.all([hls.pieces(seconds), mjpeg.pieces(seconds * 12)]);

  test('is shown with its true moments, of HLS and of MJPEG, kept once though two people watched', async ({
    page,
    browser,
  }) => {
    test.slow();
    await signInAs(page, 'admin');
    const cameraIds = [
      await addCamera(page, 'Gate HLS', 'HLS', hls),
      await addCamera(page, 'Gate MJPEG', 'MJPEG', mjpeg),
    ];
    const context = await browser.newContext();
    const colleague = await context.newPage();
    const problems = watch(colleague);
    await signInAs(colleague, 'staff');
    const sent = [countSent(page), countSent(colleague)];
    await Promise.all([watchCameras(page, cameraIds), watchCameras(colleague, cameraIds)]);
    // Three stills, one every five seconds.
    await goOn(14);

    const incidents = [];
    for (const cameraId of cameraIds) incidents.push(await raiseOn(page, cameraId));
    for (const { id, raisedAt } of incidents) {
      // Each sends at once, and again what its stream showed a little later of the time before.
      await expect.poll(() => sent.filter((count) => count(id) > 0).length, { timeout: 30_000 }).toBe(2);
      const kept = await stillsOf(page, id);
      expect(kept.length).toBeGreaterThanOrEqual(2);
      const places = kept.map(({ at }) => Math.floor((Date.parse(raisedAt) - Date.parse(at)) / 5000));
      expect(new Set(places).size, 'of each five seconds one').toBe(kept.length);
      expect(new Set(kept.map(({ picture }) => picture.kind))).toEqual(new Set(['STILL']));
    }

    // The panel plays the camera too: by now the stream shows nothing of before any more, which it could send.
    await context.close();
    await goOn(8);
    expect(problems, 'nothing goes wrong unseen').toEqual([]);
    for (const { id } of incidents) await seeAndRemove(page, id);
  });

  test('says that nobody was watching where nothing was kept', async ({ page }) => {
    await signInAs(page, 'admin');
    const cameraId = await addCamera(page, 'Lock', 'HLS', hls);
    const { id } = await raiseOn(page, cameraId);
    await page.goto(`${server.url}/apps/incidents?incident=${id}`);
    await expect(
      page
        .getByRole('region', { name: 'What happened before' })
        .getByText(/^Nothing was kept of the half minute before: no page was playing this camera/),
    ).toBeVisible();
  });
});

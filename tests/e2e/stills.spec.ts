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

  /** How many calls of the page that keep stills have been answered. */
  function countSent(page: Page): () => number {
    let answered = 0;
    page.on('response', (response) => {
      if (response.request().postData()?.includes('keepIncidentStills')) answered += 1;
    });
    return () => answered;
  }

  async function watchCamera(page: Page, cameraId: string): Promise<void> {
    await page.goto(`${server.url}/cameras/${cameraId}`);
    await expect(page.locator('[data-phase="live"]')).toBeVisible({ timeout: 30_000 });
  }

  /** The moment that a small picture of the panel shows, read from its pixels. */
  const seenIn = (picture: Locator) => momentIn(picture.locator('img'), TIME_BLOCKS, TIME_STEP);

  for (const [kind, sourceOf] of [
    ['HLS', () => hls],
    ['MJPEG', () => mjpeg],
  ] as const) {
    test(`${kind}: is shown with its true moments, kept once though two people watched`, async ({
      page,
      browser,
    }) => {
      test.slow();
      await signInAs(page, 'admin');
      const cameraId = await addCamera(page, `Gate ${kind}`, kind, sourceOf());
      const context = await browser.newContext();
      const colleague = await context.newPage();
      const problems = watch(colleague);
      await signInAs(colleague, 'staff');
      const sent = [countSent(page), countSent(colleague)];
      await Promise.all([watchCamera(page, cameraId), watchCamera(colleague, cameraId)]);
      // Three stills, one every five seconds.
      await sourceOf().pieces(kind === 'HLS' ? 14 : 14 * 12);

      const { id, raisedAt } = await raiseOn(page, cameraId);
      // Each sends at once, and again what its stream showed a little later of the time before.
      await expect.poll(() => sent.filter((count) => count() > 0).length, { timeout: 30_000 }).toBe(2);
      const kept = await stillsOf(page, id);
      expect(kept.length).toBeGreaterThanOrEqual(2);
      const places = kept.map(({ at }) => Math.floor((Date.parse(raisedAt) - Date.parse(at)) / 5000));
      expect(new Set(places).size, 'of each five seconds one').toBe(kept.length);
      expect(new Set(kept.map(({ picture }) => picture.kind))).toEqual(new Set(['STILL']));

      // The panel plays the camera too: by now the stream shows nothing of before any more, which it could send.
      await context.close();
      await sourceOf().pieces(kind === 'HLS' ? 8 : 8 * 12);
      expect(problems, 'nothing goes wrong unseen').toEqual([]);
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
      await expect(
        page.getByRole('dialog').last().getByText('Still of before, kept by a page that played the camera'),
      ).toBeVisible();
      // An administrator takes one away, for everybody.
      const opened = page.getByRole('dialog').last();
      await opened.getByRole('button', { name: 'Remove the picture' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the picture' }).click();
      await expect(before.getByRole('listitem')).toHaveCount(shown.length - 1);
      expect((await stillsOf(page, id)).map(({ at }) => at)).toEqual(shown.slice(1).map(({ at }) => at));
    });
  }

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

import type { Page } from '@playwright/test';
import type { TileCamera } from '../../src/features/video/video.types.ts';
import type { CameraState, StatusReason, StreamKind } from '../../src/graphql/types.generated.ts';
import { browserArguments } from '../support/browser.mjs';
import { hasFfmpeg } from '../support/ffmpeg.mjs';
import { type MediaSource, startHls, startMjpeg } from '../support/mediaSources.ts';
import { TIME_BLOCKS, TIME_STEP } from '../support/timePattern.ts';
import type { Shown } from '../support/videoPage/main.tsx';
import { startVideoPage, type VideoPage } from '../support/videoPage.ts';
import { expect, serverUrl, signIn, test } from './support/test.ts';
import { claimedAge, lies, recorded, startRecorder, type TileSample } from './support/tileRecorder.ts';
import { startWhep, whepOrigin } from './support/whep.ts';

const executablePath = process.env.CHROMIUM_PATH;

test.use({
  // Tiles large enough to read the clock that is burnt into synthetic pictures.
  viewport: { width: 1920, height: 1080 },
  // Two pages of one browser find each other by address; by multicast names they do not where there is no network.
  launchOptions: {
    args: [...browserArguments, '--disable-features=WebRtcHideLocalIpsWithMdns'],
    ...(executablePath ? { executablePath } : {}),
  },
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Kind {
  readonly name: string;
  readonly kind: StreamKind;
  readonly source?: MediaSource;
  readonly state?: CameraState;
  readonly reason?: StatusReason;
  readonly since?: string;
}

const cameraOf = ({ name, kind, source, state = 'UP', reason = 'RECOVERED', since }: Kind): TileCamera => ({
  id: `camera-${name.replaceAll(' ', '-')}`,
  name,
  state,
  stateReason: reason,
  stateSince: since ?? null,
  operatorState: 'ACTIVE',
  streams: [
    {
      name: 'Main',
      kind,
      role: 'MAIN',
      width: source ? 320 : 1280,
      height: source ? 180 : 720,
      framesPerSecond: 12,
      address: source?.address ?? null,
    },
  ],
});

const originOf = ({ address }: MediaSource) => `${address.scheme}://${address.host}:${address.port}`;

const of = (samples: readonly TileSample[], name: string) =>
  samples.filter(({ label }) => label.startsWith(`Camera ${name}:`));
const claimsOf = (samples: readonly TileSample[], name: string) => [
  ...new Set(of(samples, name).map(({ claim }) => claim)),
];
/** Samples in which a tile claims an age of a picture whose own moment could be read. */
const checked = (samples: readonly TileSample[], name: string) =>
  of(samples, name).filter(
    ({ words, seenAt }) => seenAt !== null && words.some((text) => claimedAge(text) !== null),
  );

// `npm test` installs ffmpeg where it can, and says loudly when it could not.
const described = hasFfmpeg() ? test.describe : test.describe.skip;

described('no tile claims that its picture is younger than it is @streams', () => {
  let tiles: VideoPage;
  let hls: Record<'encoder' | 'playlist' | 'old', MediaSource>;
  let mjpeg: Record<'repeating' | 'stopped' | 'late', MediaSource>;

  test.beforeAll(async () => {
    const [encoder, playlist, old, repeating, stopped, late] = await Promise.all([
      startHls({ dated: true }),
      startHls(),
      startHls({ dated: true, behindMs: HOUR }),
      startMjpeg(),
      startMjpeg(),
      startMjpeg({ dated: true, behindMs: 5000 }),
    ]);
    [hls, mjpeg] = [
      { encoder, playlist, old },
      { repeating, stopped, late },
    ];
    const media = [...Object.values(hls), ...Object.values(mjpeg)].map(originOf);
    tiles = await startVideoPage([...media, whepOrigin]);
  });

  test.afterAll(async () => {
    const sources = [...Object.values(hls), ...Object.values(mjpeg)];
    await Promise.all([tiles.stop(), ...sources.map((source) => source.stop())]);
  });

  async function open(page: Page, cameras: readonly TileCamera[]): Promise<void> {
    await page.goto(tiles.url);
    await page.waitForFunction(() => 'show' in window);
    await page.evaluate((shown) => (window as unknown as { show(given: Shown): void }).show(shown), {
      cameras,
      columns: 4,
    } satisfies Shown);
  }

  test('whatever its source does, from the first painted frame on', async ({ page }) => {
    test.slow();
    const whep = await startWhep(page);
    const frozenSince = new Date(Date.now() - 13 * DAY);
    frozenSince.setMilliseconds(0);
    const moving: readonly Kind[] = [
      { name: 'HLS encoder', kind: 'HLS', source: hls.encoder },
      { name: 'HLS playlist', kind: 'HLS', source: hls.playlist },
      { name: 'MJPEG repeating', kind: 'MJPEG', source: mjpeg.repeating },
      { name: 'MJPEG stopped', kind: 'MJPEG', source: mjpeg.stopped },
      { name: 'MJPEG late', kind: 'MJPEG', source: mjpeg.late },
      { name: 'WHEP repeating', kind: 'WHEP', source: whep },
      { name: 'Synthetic good', kind: 'SYNTHETIC' },
      { name: 'Synthetic late', kind: 'SYNTHETIC', state: 'DEGRADED', reason: 'HIGH_LATENCY' },
    ];
    const since = frozenSince.toISOString();
    const cameras = [
      ...moving,
      { name: 'HLS old', kind: 'HLS', source: hls.old } as const,
      { name: 'Synthetic frozen', kind: 'SYNTHETIC', state: 'DOWN', reason: 'FROZEN', since } as const,
      { name: 'Synthetic never', kind: 'SYNTHETIC', state: 'DOWN', reason: 'NO_FRAMES' } as const,
    ].map(cameraOf);
    await startRecorder(page, TIME_BLOCKS, TIME_STEP);

    await open(page, cameras);
    await expect
      .poll(
        async () => {
          const samples = await recorded(page);
          return moving.map(({ name }) => name).filter((name) => !claimsOf(samples, name).includes('live'));
        },
        { timeout: 60_000, message: 'what moves is live' },
      )
      .toEqual([]);

    // Everything hangs, each in its own way, while its connection lives.
    hls.encoder.freeze('picture');
    hls.playlist.freeze('connection');
    mjpeg.repeating.freeze('connection');
    mjpeg.stopped.freeze('silence');
    mjpeg.late.freeze('connection');
    whep.freeze('picture');
    const hung = moving.filter(({ source }) => source).map(({ name }) => name);
    await expect
      .poll(
        async () => {
          const samples = await recorded(page);
          return hung.filter((name) => of(samples, name).at(-1)?.claim === 'live');
        },
        { timeout: 60_000, message: 'what hangs is not live' },
      )
      .toEqual([]);
    const first = await recorded(page);

    // The same wall, opened when everything has hung for some time.
    await open(page, cameras);
    const painted = hung.filter((name) => name !== 'MJPEG stopped');
    await expect
      .poll(
        async () => {
          const samples = await recorded(page);
          return painted.filter((name) => !claimsOf(samples, name).includes('stale'));
        },
        { timeout: 60_000, message: 'what hung before is stale' },
      )
      .toEqual([]);
    const second = await recorded(page);

    expect(lies([...first, ...second]), 'no age is below that of the painted picture').toEqual([]);
    for (const name of [...moving.map((kind) => kind.name), 'HLS old', 'Synthetic frozen']) {
      expect(
        checked(first, name).length,
        `ages of ${name} that were compared with its pixels`,
      ).toBeGreaterThan(8);
    }

    for (const samples of [first, second]) {
      const shown = samples.filter((sample) => sample.painted);
      expect(claimsOf(shown, 'Synthetic frozen'), 'frozen from the first painted frame on').toEqual([
        'frozen',
      ]);
      expect(claimsOf(samples, 'HLS old'), 'an hour old is never live').not.toContain('live');
      const never = of(samples, 'Synthetic never');
      expect(never.filter((sample) => sample.painted || sample.words.length > 0)).toEqual([]);
      const late = of(samples, 'Synthetic late').flatMap(({ words }) => words.map(claimedAge));
      expect(
        late.filter((age) => age !== null && age < 3000),
        'three seconds late',
      ).toEqual([]);
    }
    expect(
      painted.filter((name) => claimsOf(second, name).includes('live')),
      'none was live',
    ).toEqual([]);
    const day = frozenSince.toLocaleDateString('en', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Europe/Istanbul',
    });
    await expect(page.getByRole('figure', { name: /Synthetic frozen/ })).toContainText(`since ${day}`);
  });
});

/** Says of a camera what a probe would have seen. */
async function report(page: Page, cameraId: string, to: CameraState, reason: StatusReason): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: 'mutation ($input: CameraStatusInput!) { reportCameraStatus(input: $input) { camera { id } } }',
      variables: { input: { cameraId, to, reason } },
    },
  });
  expect(await answer.json()).not.toHaveProperty('errors');
}

test.describe('wherever a camera is watched', () => {
  test.use({ baseURL: serverUrl() });
  const [frozen, late] = ['camera-campus-4', 'camera-campus-6'];

  /** What the page's tiles have said so far, once the tile says this. */
  async function recordedUntil(page: Page, tile: RegExp): Promise<TileSample[]> {
    await expect(page.getByRole('figure', { name: tile })).toBeVisible({ timeout: 30_000 });
    await expect
      .poll(async () => (await recorded(page)).filter(({ label }) => tile.test(label)).length)
      .toBeGreaterThan(8);
    return recorded(page);
  }

  test('a frozen picture is called so: on the wall and in front of it, on its own page, in its incident, on the map', async ({
    page,
  }) => {
    await startRecorder(page, TIME_BLOCKS, TIME_STEP);
    const wall = `/apps/live-view?cells=${frozen}.${late}&spotlight=all`;
    await signIn(page, 'admin', wall);
    await report(page, frozen, 'UP', 'RECOVERED');
    await report(page, late, 'DEGRADED', 'HIGH_LATENCY');
    await expect(page.getByRole('figure', { name: /Live$/ })).toHaveCount(2, { timeout: 30_000 });
    await report(page, frozen, 'DOWN', 'FROZEN');
    // It raises an outage, which brings the camera to the front.
    const seen = await recordedUntil(page, /, Frozen$/);
    await expect(page.locator('[data-front]').getByRole('figure', { name: /, Frozen$/ })).toBeVisible();
    await page.goto(wall);
    seen.push(...(await recordedUntil(page, /, Frozen$/)));
    await page.goto(`/cameras/${frozen}`);
    const own = await recordedUntil(page, /, Frozen$/);
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    const incident = await page
      .getByRole('link', { name: /gives no picture/ })
      .first()
      .getAttribute('href');
    await page.goto(incident ?? '');
    own.push(...(await recordedUntil(page, /, Frozen$/)));
    seen.push(...own);

    expect(lies(seen), 'no age is below that of the painted picture').toEqual([]);
    expect(seen.filter(({ seenAt, words }) => seenAt !== null && words.length > 0).length).toBeGreaterThan(
      20,
    );
    expect([...new Set(own.filter((sample) => sample.painted).map(({ claim }) => claim))]).toEqual([
      'frozen',
    ]);
    const said = seen.filter(({ words }) => words.includes('< 1 s')).map(({ label }) => label);
    expect(
      said.filter((label) => label.includes('Degraded')),
      'late is never < 1 s',
    ).toEqual([]);

    await page.goto('/apps/dashboards/map');
    const map = page.getByRole('region', { name: 'Camera map', exact: true });
    await map
      .getByRole('list')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    await expect(map.locator('.maplibregl-popup')).toContainText(/Picture frozen since .* 20\d\d/);
    await report(page, frozen, 'UP', 'RECOVERED');
    await report(page, late, 'UP', 'RECOVERED');
  });
});

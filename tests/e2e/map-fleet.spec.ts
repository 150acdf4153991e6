import type { Page } from '@playwright/test';
import { keeps, processorOf } from './support/measure.ts';
import { expect, serverUrl, signIn, test } from './support/test.ts';

test.use({ baseURL: serverUrl(), trace: 'off' });

interface FleetCamera {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

const map = '/apps/dashboards/map';
const cameras = (page: Page) => page.getByRole('region', { name: 'Camera map', exact: true });

/** Lets the page see another fleet: what the server answers, changed. The answer is marked, so that its end is found. */
async function changeFleet(page: Page, change: (fleet: FleetCamera[]) => FleetCamera[]): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query Fleet {')) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { fleet: FleetCamera[] } };
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'server-timing': 'fleet' },
      json: { data: { ...data, fleet: change(data.fleet) } },
    });
  });
}

/** The cameras again and again, in sunflower spirals around their sites: clusters that fall apart as one goes nearer. */
const grown = (fleet: readonly FleetCamera[], count: number): FleetCamera[] =>
  Array.from({ length: count }, (_, index) => {
    const camera = fleet[index % fleet.length];
    if (!camera) throw new RangeError('There is no fleet to grow.');
    const copy = Math.floor(index / fleet.length);
    const [turn, reach] = [copy * 2.4, Math.sqrt(copy) * 0.4];
    return {
      ...camera,
      id: copy === 0 ? camera.id : `${camera.id}~${copy}`,
      lat: Math.max(-80, Math.min(80, camera.lat + Math.sin(turn) * reach)),
      lng: Math.max(-179, Math.min(179, camera.lng + Math.cos(turn) * reach)),
    };
  });

const limit = 2_500;

/** Runs inside the page before its scripts: marks the moment when so many cameras are drawn. */
function markDrawn(count: number): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(`[data-drawn="${count}"]`)) return;
    observer.disconnect();
    performance.mark('fleet-drawn');
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-drawn'] });
}

/** Runs inside the page: milliseconds from the end of the fleet's answer until all of it was drawn. */
function drawingTime(): number {
  const answer = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(
    ({ serverTiming }) => serverTiming.some(({ name }) => name === 'fleet'),
  );
  const [drawn] = performance.getEntriesByName('fleet-drawn');
  return (drawn?.startTime ?? Number.NaN) - (answer?.responseEnd ?? Number.NaN);
}

test('a map of 10,000 cameras is drawn within 2.5 s of their answer, by the processor alone', {
  tag: '@alone',
}, async ({ page }) => {
  test.slow();
  const count = 10_000;
  await changeFleet(page, (fleet) => grown(fleet, count));
  await page.addInitScript(markDrawn, count);
  await signIn(page, 'admin', '/pages/errors/error-404');
  const { slowness } = await processorOf(page);
  const drawn = await keeps('10,000 cameras drawn', { limit, rounds: 5 }, async () => {
    await page.goto(map);
    await expect(cameras(page).locator(`[data-drawn="${count}"]`)).toBeVisible({ timeout: 60_000 });
    return { cost: await page.evaluate(drawingTime), slowness: await slowness() };
  });
  expect(drawn).toBe(true);
  const more = cameras(page).getByRole('button', { name: '100 of 10,000: show more' });
  await more.press('Enter');
  await expect(cameras(page).getByRole('list').getByRole('button')).toHaveCount(200);
});

test('what a camera is called is text on the map, however it is written', async ({ page }) => {
  const names = [
    '<img src=x onerror="document.title=1">',
    '\u202Egate\u202C <b>bold</b>',
    'Very long '.repeat(1_000),
  ];
  await changeFleet(page, (fleet) =>
    fleet.map((camera, index) => ({ ...camera, name: names[index] ?? camera.name })),
  );
  await signIn(page, 'admin', map);
  const rows = cameras(page).getByRole('list').getByRole('button');
  for (const [index, name] of names.entries()) {
    await rows.nth(index).click();
    const popup = cameras(page).locator('.maplibregl-popup');
    await expect(popup.locator('strong')).toHaveText(name);
    await expect(popup.locator('img, b')).toHaveCount(0);
    const box = await popup.boundingBox();
    expect(box?.height).toBeLessThan(200);
  }
  await expect(page).toHaveTitle(/Map/);
});

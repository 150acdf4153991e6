import type { BrowserContext, Page } from '@playwright/test';
import { startServer } from '../support/processes.mjs';
import { createGate } from './support/gate.ts';
import { raise } from './support/raise.ts';
import { expect, signIn, violations, test as watched } from './support/test.ts';

/** A server of its own: what other tests raise would be announced here, too. */
const test = watched.extend<object, { ownServer: string }>({
  ownServer: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({ DEMO_PULSE: 'off' });
      await use(server.url);
      server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer),
});

const live = '/apps/live-view';
const mall = 'site-mall';

/** What a page of the browser was asked to do. */
interface Announced {
  /** Incidents whose banner stood on the wall, each time that it came, with the moment. */
  readonly banners: { readonly id: string; readonly at: number }[];
  readonly sounds: number;
  /** How often the person was asked whether notifications are welcome. */
  readonly asked: number;
  readonly notices: { readonly tag: string; readonly title: string }[];
  /** The tags of those that were taken away. */
  readonly taken: string[];
}

/** Writes down what every page of the browser announces: by the loudspeaker, the browser, and in the page. */
async function record(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    const told = {
      banners: [] as { id: string; at: number }[],
      sounds: 0,
      asked: 0,
      notices: [] as { tag: string; title: string }[],
      taken: [] as string[],
    };
    Object.assign(window, { told });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function startRecorded(when?: number) {
      told.sounds += 1;
      start.call(this, when);
    };
    const asked = 'notifications were asked for';
    const { requestPermission } = Notification;
    /** Shows nothing: a browser without a screen has no notifications, whatever it is granted. */
    class RecordedNotification extends EventTarget {
      static get permission(): NotificationPermission {
        return (localStorage.getItem(asked) ?? 'default') as NotificationPermission;
      }
      static async requestPermission(): Promise<NotificationPermission> {
        told.asked += 1;
        localStorage.setItem(asked, await requestPermission.call(Notification));
        return RecordedNotification.permission;
      }
      readonly #tag: string;
      onclick: (() => void) | null = null;
      constructor(title: string, { tag = '' }: NotificationOptions) {
        super();
        this.#tag = tag;
        told.notices.push({ tag, title });
        Object.assign(window, { chooseNotice: () => this.onclick?.() });
      }
      close() {
        told.taken.push(this.#tag);
      }
    }
    Object.assign(window, { Notification: RecordedNotification });
    let standing: string | null = null;
    new MutationObserver(() => {
      const id = document.querySelector<HTMLElement>('[role=alert] [data-alert]')?.dataset.alert ?? null;
      if (id !== null && id !== standing) told.banners.push({ id, at: Date.now() });
      standing = id;
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-alert'],
    });
  });
}

const announced = (page: Page): Promise<Announced> =>
  page.evaluate(() => (window as unknown as { told: Announced }).told);

async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post('/graphql', { headers, data: { query, variables } });
  const { data, errors } = await answer.json();
  expect(errors).toBeUndefined();
  return data;
}

interface Started {
  readonly id: string;
  readonly incident: { readonly id: string; readonly number: number; readonly raisedAt: string };
}

async function startDrill(page: Page, input: object): Promise<Started> {
  const { startDrill } = await ask<{ startDrill: { drills: [Started] } }>(
    page,
    `mutation ($input: StartDrillInput!) { startDrill(input: $input) {
      drills { id incident { id number raisedAt } } } }`,
    { input },
  );
  return startDrill.drills[0];
}

const endDrill = (page: Page, id: string) =>
  ask(page, 'mutation ($id: ID!) { endDrill(input: { id: $id }) { drills { id } } }', { id });

const waitingCount = async (page: Page): Promise<number> =>
  (
    await ask<{ incidents: { totalCount: number } }>(
      page,
      '{ incidents(filter: { states: [NEW], folded: false }, first: 0) { totalCount } }',
    )
  ).incidents.totalCount;

const faces = (page: Page) =>
  page.getByRole('list', { name: 'Cameras on the wall' }).getByRole('button', { name: /: enlarge$/ });
const openSettings = (page: Page) => page.getByRole('button', { name: 'Open settings' }).click();
const banner = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button') });

test('a site outage, a storm, a frozen and a refused camera are announced on a wall within 2 s, once, in one tab, and acknowledged by a key', async ({
  page,
  context,
}) => {
  await record(context);
  await signIn(page, 'admin', `${live}?layout=3x3`);
  await expect(faces(page)).toHaveCount(9);
  const { cameras } = await ask<{
    cameras: { nodes: { id: string; name: string; priority: number; state: string }[] };
  }>(
    page,
    '{ cameras(filter: { siteIds: ["site-mall"] }, first: 100) { nodes { id name priority state } } }',
  );
  const [frozen, refused] = cameras.nodes.filter(({ priority }) => priority <= 2);
  const inService = cameras.nodes.filter(({ state }) => !['PAUSED', 'MAINTENANCE'].includes(state));
  const playing = inService.filter(({ state }) => ['UP', 'DEGRADED'].includes(state));
  expect(playing.length).toBeGreaterThan(5);

  await openSettings(page);
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('switch', { name: 'Sound', exact: true }).click();
  await settings.getByRole('button', { name: 'Play the sound' }).click();
  await expect.poll(async () => (await announced(page)).sounds).toBe(1);
  await settings.getByRole('switch', { name: 'Browser notifications' }).click();
  await expect(settings.getByRole('switch', { name: 'Browser notifications' })).toBeChecked();
  await page.keyboard.press('Escape');
  const other = await context.newPage();
  await other.goto('/apps/incidents');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.keyboard.press('Shift');
  await page.bringToFront();

  // It is counted, and neither heard nor notified of.
  await raise(page, 'A cat.', { severity: 'LOW' });
  const before = await waitingCount(page);
  const raised: Started['incident'][] = [];
  const drills = [
    {
      input: { kind: 'PULL_SWITCH', siteId: mall },
      says: /^Paulista Arcade is down/,
      count: inService.length,
    },
    { input: { kind: 'STORM', siteId: mall }, says: /^Paulista Arcade is down/, count: playing.length },
    { input: { kind: 'FREEZE_PICTURE', cameraId: frozen?.id }, says: /Tampering/, count: 1 },
    { input: { kind: 'WRONG_PASSWORD', cameraId: refused?.id }, says: /Outage/, count: 1 },
  ];
  for (const { input, says, count } of drills) {
    const { id, incident } = await startDrill(page, input);
    raised.push(incident);
    await expect(banner(page)).toContainText(says);
    await expect(banner(page).getByRole('timer')).toHaveText(/^[45]:\d\d left$/);
    await expect(page.locator('li[data-front]')).toHaveCount(count);
    await expect(page).toHaveTitle(`(${before + 1}) Live View · Watchfloor`);
    await expect(other).toHaveTitle(`(${before + 1}) Incidents · Watchfloor`);
    if (input.kind === 'PULL_SWITCH') {
      await expect(banner(page)).toContainText(`${count} cameras`);
      const names = inService.map(({ name }) => `${name}: enlarge`).sort();
      await expect
        .poll(async () => (await faces(page).allTextContents()).slice(0, count).sort())
        .toEqual(names);
      await expect(page.getByRole('link', { name: /^Incidents/ })).toContainText(`${before + 1}`);
      expect(await violations(page)).toEqual([]);
    }
    if (input.kind === 'STORM') {
      // Of a storm its one incident is worked, by whichever of its tiles.
      const menu = page
        .locator('li[data-front]')
        .first()
        .getByRole('button', { name: /^Menu of / });
      await menu.press('Enter');
      await expect(page.getByRole('menuitem', { name: /^Acknowledge #/ })).toHaveText(
        new RegExp(`Acknowledge #${incident.number}`),
      );
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`Incident #${incident.number} acknowledged`, { exact: true })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await expect(page).toHaveTitle(`(${before}) Live View · Watchfloor`);
    await endDrill(page, id);
  }

  const here = await announced(page);
  const there = await announced(other);
  const ids = raised.map(({ id }) => id);
  expect(here.banners.map(({ id }) => id)).toEqual(ids);
  const delays = here.banners.map(({ at }, index) => at - Date.parse(raised[index]?.raisedAt ?? ''));
  expect(Math.max(...delays)).toBeLessThan(2_000);
  // One was played by hand, in the tab of the settings.
  expect(here.sounds + there.sounds).toBe(1 + ids.length);
  const notices = [...here.notices, ...there.notices];
  expect(notices.map(({ tag }) => tag)).toEqual(ids);
  expect(notices[0]?.title).toMatch(/^Drill: high incident #\d+ · Paulista Arcade$/);
  expect([...here.taken, ...there.taken]).toEqual(ids);
  expect(here.asked + there.asked).toBe(1);

  // Somebody chooses the notification of an incident, whatever screen is open.
  const { id, incident } = await startDrill(page, { kind: 'FREEZE_PICTURE', cameraId: frozen?.id });
  await expect.poll(async () => (await announced(page)).notices).toHaveLength(ids.length + 1);
  await page.evaluate(() => (window as unknown as { chooseNotice: () => void }).chooseNotice());
  await expect(page.getByRole('dialog', { name: new RegExp(String(incident.number)) })).toBeVisible();
  await endDrill(page, id);

  // In drills all of it is silent, where that is chosen: the wall alone tells.
  await page.goto(`${live}?layout=3x3`);
  await openSettings(page);
  await page.getByRole('switch', { name: 'Silent in drills' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(`(${before}) Live View · Watchfloor`);
  const silent = await startDrill(page, { kind: 'FREEZE_PICTURE', cameraId: frozen?.id });
  await expect(banner(page)).toContainText('Tampering');
  await page.keyboard.press('Control+Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page).toHaveTitle(`(${before}) Live View · Watchfloor`);
  const [quiet, still] = [await announced(page), await announced(other)];
  expect(quiet.banners.map((each) => each.id)).toEqual([silent.incident.id]);
  expect([quiet.sounds, quiet.notices, still.sounds, still.notices]).toEqual([
    0,
    [],
    there.sounds,
    there.notices,
  ]);
  await endDrill(page, silent.id);
});

test('what is raised before the subscription stands, and while the connection is lost, is announced as well', async ({
  page,
}) => {
  let lose: () => void = () => undefined;
  let telling = createGate();
  await page.routeWebSocket(/\/graphql$/, async (socket) => {
    await telling.opened;
    socket.connectToServer();
    lose = () => void socket.close({ code: 4499 });
  });
  const answered = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('query NewIncidents')),
  );
  await signIn(page, 'admin', `${live}?layout=2x2`);
  await answered;
  await raise(page, 'Raised before.');
  await expect(page.getByText('Raised before.')).toHaveCount(0);
  telling.open();
  await expect(banner(page)).toContainText('Raised before.');
  await page.keyboard.press('Control+Enter');
  await expect(banner(page)).toHaveCount(0);

  telling = createGate();
  lose();
  await expect(page.getByText(/connection is lost/i)).toBeVisible();
  await raise(page, 'Raised meanwhile.');
  telling.open();
  await expect(banner(page)).toContainText('Raised meanwhile.');
});

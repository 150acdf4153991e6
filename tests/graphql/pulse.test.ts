import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { transitionHealth } from '~/health/transitionHealth.ts';
import { groupBy } from '~/lib/groupBy.ts';
import { randomFrom } from '~/lib/random.ts';
import { createPulse } from '~/pulse/pulse.ts';
import { demoStepFixtures } from '~/resolvers/demo/demo.fixtures.ts';
import { DEMO_COLLEAGUE_ID } from '~/resolvers/demo/demo.rules.ts';
import { LONGEST_EPISODE, statusTransitionFixtures } from '~/resolvers/health/health.fixtures.ts';
import { incidentActivityFixtures, incidentFixtures } from '~/resolvers/incident/incident.fixtures.ts';
import type { Change, ChangeKeeper } from '~/store/changes.ts';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { createTestApi, NOW, type TestApi } from '../support/environment.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Milliseconds between two beats, as in a page. */
const BEAT = 5 * SECOND;

const iso = (at: number) => new Date(at).toISOString();

/** What a browser keeps of the changes from one page to the next. */
function keptChanges(): ChangeKeeper {
  const kept = new Map<string, Change>();
  return {
    load: async () => [...kept.values()],
    keep: (changes) => {
      for (const change of changes) kept.set(`${change.table} ${change.id}`, change);
    },
    flush: async () => undefined,
    clear: async () => kept.clear(),
  };
}

/** The demo in a browser: pages that come and go over the same changes. The last days of incidents are enough of a past. */
function createBrowser() {
  let now = NOW;
  const clock = () => now;
  const keeper = keptChanges();
  let ids = 0;
  const newId = () => `id-${++ids}`;
  const random = randomFrom('the visitor');
  const open = () => {
    const at = now;
    const course = statusTransitionFixtures(at + LONGEST_EPISODE);
    const transitions = course.filter((transition) => transition.at <= at);
    const incidents = incidentFixtures(at, transitions, 3);
    const seeds = {
      ...demoSeeds(() => at),
      statusTransitions: () => transitions,
      incidents: () => incidents,
      incidentActivities: () => incidentActivityFixtures(incidents),
      demoSteps: () => demoStepFixtures(course, at),
    };
    const store = createMemoryStore({ seeds, resettable: true, keeper });
    const api = createTestApi(undefined, { store, fleetHealth: transitionHealth, clock, newId });
    return { api, beat: createPulse({ environment: api.environment, random }) };
  };
  let page = open();
  return {
    /** Asks as the administrator, whose session does not end with the hour. */
    async ask(query: string, variables: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
      const document = parse(query);
      const token = { userId: 'user-admin' };
      const { data, errors } = await page.api.executor.execute({ document, variables, token });
      expect(errors).toBeUndefined();
      return JSON.parse(JSON.stringify(data));
    },
    now: clock,
    reload: () => {
      page = open();
    },
    /** Nobody looks: no page is open. */
    sleep: (milliseconds: number) => {
      now += milliseconds;
    },
    /** A page is open for so long. */
    async watch(milliseconds: number) {
      for (const until = now + milliseconds; now < until; ) {
        now += BEAT;
        await page.beat();
      }
    },
  };
}
type Browser = ReturnType<typeof createBrowser>;

const look = `{
  cameras(first: 100) { nodes { id state } }
  incidents(first: 100, orderBy: { field: RAISED_AT, direction: DESC }, filter: { states: [NEW, ACKNOWLEDGED] }) {
    nodes { id state kind raisedAt }
  }
}`;

interface Seen {
  readonly cameras: { readonly nodes: readonly { readonly state: string }[] };
  readonly incidents: {
    readonly nodes: readonly { readonly state: string; readonly kind: string; readonly raisedAt: string }[];
  };
}

/** How the demo looks: cameras of each state, and the open incidents. */
async function looksLike(browser: Browser) {
  const data = (await browser.ask(look)) as unknown as Seen;
  const states = groupBy(data.cameras.nodes, ({ state }) => state);
  const of = (state: string) => states.get(state)?.length ?? 0;
  const open = data.incidents.nodes;
  const age = ({ raisedAt }: { raisedAt: string }) => browser.now() - Date.parse(raisedAt);
  const unseen = open.filter(({ state }) => state === 'NEW');
  return {
    up: of('UP'),
    degraded: of('DEGRADED'),
    down: of('DOWN'),
    unknown: of('UNKNOWN'),
    open: open.length,
    minutesUnseen: Math.max(0, ...unseen.map(age)) / MINUTE,
    /** Of incidents that no outage holds open. */
    minutesOpen: Math.max(0, ...open.filter(({ kind }) => kind !== 'OUTAGE').map(age)) / MINUTE,
  };
}
type Look = Awaited<ReturnType<typeof looksLike>>;

/** Of 48 cameras three are paused, and two wait for spare parts. */
function expectWellRun(found: Look) {
  expect(found.up).toBeGreaterThanOrEqual(36);
  expect(found.degraded).toBeGreaterThanOrEqual(1);
  expect(found.degraded).toBeLessThanOrEqual(6);
  expect(found.down).toBeLessThanOrEqual(3);
  expect(found.unknown).toBe(0);
  expect(found.open).toBeLessThanOrEqual(8);
  expect(found.minutesUnseen).toBeLessThanOrEqual(15);
  expect(found.minutesOpen).toBeLessThanOrEqual(100);
}

interface Begun {
  readonly degraded: { readonly totalCount: number };
  readonly raised: { readonly totalCount: number };
}
const begunSince = `query ($since: DateTime!) {
  degraded: statusTransitions(filter: { to: [DEGRADED], at: { from: $since } }) { totalCount }
  raised: incidents(filter: { folded: false, raisedAt: { from: $since } }) { totalCount }
}`;

interface Transition {
  readonly to: string;
  readonly detail: string;
  readonly durationSeconds: number;
}

/** The changes of the first five minutes. */
async function pulseTransitions(browser: Browser): Promise<readonly Transition[]> {
  const data = await browser.ask(
    `query ($from: DateTime!, $to: DateTime!) {
      statusTransitions(first: 100, filter: { at: { from: $from, to: $to } }) { nodes { to detail durationSeconds } }
    }`,
    { from: iso(NOW), to: iso(NOW + 8 * MINUTE) },
  );
  return (data as unknown as { statusTransitions: { nodes: Transition[] } }).statusTransitions.nodes;
}

describe('the demo looks like a well-run site', () => {
  test('through 24 hours and 200 reloads', { timeout: 120_000 }, async () => {
    const browser = createBrowser();
    await browser.watch(MINUTE);
    expectWellRun(await looksLike(browser));
    for (let reloads = 0; reloads < 200; reloads += 1) {
      await browser.watch((24 * HOUR) / 200);
      browser.reload();
      expectWellRun(await looksLike(browser));
    }
    const { degraded, raised } = (await browser.ask(begunSince, {
      since: iso(NOW),
    })) as unknown as Begun;
    // Three or four times a camera, and two or three incidents an hour: not what a failing site would show.
    expect(degraded.totalCount).toBeGreaterThan(50);
    expect(degraded.totalCount).toBeLessThan(200);
    expect(raised.totalCount).toBeGreaterThan(20);
    expect(raised.totalCount).toBeLessThan(90);
  });

  test('after a day on which no page was open, and nothing lasted longer because of it', async () => {
    const browser = createBrowser();
    await browser.watch(4 * MINUTE);
    const begun = await pulseTransitions(browser);
    expect(begun.length).toBeGreaterThan(2);
    browser.sleep(24 * HOUR);
    browser.reload();
    await browser.watch(BEAT);
    expectWellRun(await looksLike(browser));
    const ended = await pulseTransitions(browser);
    expect(ended.filter(({ to }) => to === 'DEGRADED')).toHaveLength(
      ended.filter(({ to }) => to === 'UP').length,
    );
    const lengths = ended.filter(({ to }) => to === 'DEGRADED').map(({ durationSeconds }) => durationSeconds);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(180);
  });

  test('on a server that is never made anew, after a day', { timeout: 60_000 }, async () => {
    const browser = createBrowser();
    await browser.watch(24 * HOUR);
    expectWellRun(await looksLike(browser));
  });
});

/** A store that is seeded once, and a pulse over it. */
function createServer(later = 0) {
  const api = createTestApi();
  api.pass(later);
  const beat = createPulse({ environment: api.environment, random: randomFrom('the server') });
  return {
    api,
    beat,
    async run(milliseconds: number) {
      for (let passed = 0; passed < milliseconds; passed += BEAT) {
        api.pass(BEAT);
        await beat();
      }
    },
  };
}

interface WorkedIncident {
  readonly id: string;
  readonly state: string;
  readonly acknowledgedBy: { readonly name: string; readonly automated: boolean } | null;
  readonly activity: {
    readonly nodes: readonly { readonly action: string; readonly actor: { readonly id: string } | null }[];
  };
}

/** What was raised since the test began, oldest first. */
async function raisedSince(api: TestApi): Promise<readonly WorkedIncident[]> {
  const { data } = await api.ask(
    `query ($since: DateTime!) {
      incidents(first: 100, filter: { raisedAt: { from: $since } }, orderBy: { field: RAISED_AT, direction: ASC }) {
        nodes {
          id state acknowledgedBy { id name automated } activity { nodes { action actor { id } } }
        }
      }
    }`,
    { since: iso(NOW) },
  );
  return (data as unknown as { incidents: { nodes: WorkedIncident[] } }).incidents.nodes;
}

const attend = (api: TestApi, page: string, incidentIds: readonly string[]) =>
  api.ask(
    'mutation ($input: AttendIncidentsInput!) { attendIncidents(input: $input) { until errors { code } } }',
    { input: { page, incidentIds } },
  );

describe('the demo acts as its own colleague', () => {
  test('who is told from people, and never as anybody with an account', async () => {
    const { api, run } = createServer();
    await run(30 * MINUTE);
    const raised = await raisedSince(api);
    const worked = raised.filter(({ acknowledgedBy }) => acknowledgedBy);
    expect(worked.length).toBeGreaterThan(2);
    const colleague = { id: DEMO_COLLEAGUE_ID, name: 'Demo colleague', automated: true };
    for (const { acknowledgedBy, activity } of worked) {
      expect(acknowledgedBy).toEqual(colleague);
      const people = activity.nodes.flatMap(({ actor }) => actor?.id ?? []);
      expect(new Set(people)).toEqual(new Set([DEMO_COLLEAGUE_ID]));
    }
    const { rows: users } = await api.environment.store.users.list();
    expect(users.map(({ memberId }) => memberId)).not.toContain(DEMO_COLLEAGUE_ID);
  });

  test('and ends what the past has left open where it is never made anew', async () => {
    // Half an hour after a camera was covered, which the team has acknowledged and not resolved.
    const { api, run } = createServer(Date.parse('2026-11-24T03:30:00.000Z') - NOW);
    const covered = '{ incidents(filter: { states: [ACKNOWLEDGED], kinds: [TAMPER] }) { nodes { id } } }';
    expect((await api.ask(covered)).data).toEqual({ incidents: { nodes: [{ id: expect.any(String) }] } });
    await run(90 * MINUTE);
    expect((await api.ask(covered)).data).toEqual({ incidents: { nodes: [] } });
  });

  test('leaving alone what is open or selected on any page, until nobody looks', async () => {
    const { api, run } = createServer();
    await run(40 * SECOND);
    const [first] = await raisedSince(api);
    const id = first?.id ?? '';
    const stateOf = async () => (await raisedSince(api)).find((incident) => incident.id === id)?.state;
    expect(await stateOf()).toBe('NEW');
    await attend(api, 'one tab', []);
    await attend(api, 'another tab', [id]);
    await run(100 * SECOND);
    await attend(api, 'one tab', [id]);
    await attend(api, 'another tab', []);
    await run(110 * SECOND);
    expect(await stateOf()).toBe('NEW');
    await attend(api, 'one tab', []);
    await run(MINUTE);
    expect(await stateOf()).toBe('ACKNOWLEDGED');
  });

  test('and forgets a page that was closed without a word after two minutes', async () => {
    const { api, run } = createServer();
    await run(40 * SECOND);
    const [first] = await raisedSince(api);
    await attend(api, 'a tab', [first?.id ?? '']);
    await run(6 * MINUTE);
    expect((await raisedSince(api))[0]?.state).not.toBe('NEW');
  });

  test('leaving to a person what the person has acknowledged', async () => {
    const { api, run } = createServer();
    await run(40 * SECOND);
    const [first] = await raisedSince(api);
    await api.ask(
      'mutation ($ids: [ID!]!) { acknowledgeIncidents(input: { ids: $ids }) { incidents { id } } }',
      {
        ids: [first?.id],
      },
    );
    await run(30 * MINUTE);
    const [now] = await raisedSince(api);
    expect(now).toMatchObject({ state: 'ACKNOWLEDGED', acknowledgedBy: { automated: false } });
  });

  test('and only where the data are a demo are pages heard', async () => {
    const api = createTestApi(undefined, {
      store: createMemoryStore({ seeds: demoSeeds(() => NOW) }),
      fleetHealth: transitionHealth,
    });
    await attend(api, 'a tab', ['incident-1']);
    expect(await api.environment.store.incidentAttention.count()).toBe(0);
  });
});

describe('what the pulse has begun', () => {
  const poor = async (api: TestApi) => {
    const { rows } = await api.environment.store.demoSteps.list({
      where: { kind: 'RECOVER', at: { lte: NOW + HOUR } },
    });
    const transitions = await api.environment.store.statusTransitions.getMany(
      rows.map(({ subjectId }) => subjectId),
    );
    return transitions.flatMap((row) => row?.cameraId ?? []);
  };
  const states = async (api: TestApi, id: string) => {
    const { data } = await api.ask('query ($id: ID!) { camera(id: $id) { state } }', { id });
    return data?.camera;
  };

  test('waits for a drill with the same camera, and ends after it', async () => {
    const { api, run } = createServer();
    await run(15 * SECOND);
    const [cameraId = ''] = await poor(api);
    const started = await api.ask(
      'mutation ($cameraId: ID!) { startDrill(input: { kind: FREEZE_PICTURE, cameraId: $cameraId }) { drills { id } } }',
      { cameraId },
    );
    expect(started.errors).toEqual([]);
    await run(10 * MINUTE);
    expect(await states(api, cameraId)).toEqual({ state: 'DEGRADED' });
    await api.ask('mutation { endAllDrills { drills { id } } }');
    await run(MINUTE);
    expect(await states(api, cameraId)).toEqual({ state: 'UP' });
  });

  test('stays as it is while the demo is paused, and ends when it goes on', async () => {
    const { api, run } = createServer();
    await run(15 * SECOND);
    const [cameraId = ''] = await poor(api);
    const pulse =
      'mutation ($running: Boolean!) { setDemoPulse(input: { running: $running }) { demo { pulseRunning } } }';
    await api.ask(pulse, { running: false });
    await run(HOUR);
    expect(await states(api, cameraId)).toEqual({ state: 'DEGRADED' });
    await api.ask(pulse, { running: true });
    await run(BEAT);
    const { rows } = await api.environment.store.statusTransitions.list({
      where: { cameraId },
      orderBy: [{ field: 'at', direction: 'desc' }],
      first: 2,
    });
    expect(rows.map(({ to }) => to)).toEqual(['UP', 'DEGRADED']);
    expect((rows[0]?.at ?? 0) - (rows[1]?.at ?? 0)).toBeGreaterThan(HOUR - MINUTE);
  });

  test('is begun no more often by two servers over the same data', async () => {
    const alone = createServer();
    await alone.run(10 * MINUTE);
    const two = createServer();
    const second = createPulse({ environment: two.api.environment, random: randomFrom('second') });
    for (let passed = 0; passed < 10 * MINUTE; passed += BEAT) {
      two.api.pass(BEAT);
      await Promise.all([two.beat(), second()]);
    }
    const begun = async ({ api }: typeof alone) =>
      api.environment.store.statusTransitions.count({ to: 'DEGRADED', at: { gt: NOW } });
    expect(await begun(two)).toBe(await begun(alone));
  });
});

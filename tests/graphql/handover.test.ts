import { beforeEach, describe, expect, test } from 'vitest';
import type { IncidentFilter } from '~/graphql/types.generated.ts';
import type { IncidentRow } from '~/resolvers/incident/incident.rows.ts';
import { withUrgency } from '~/resolvers/incident/urgency.rules.ts';
import { countReads } from '../support/countReads.ts';
import { demoInSqlite } from '../support/demoInSqlite.ts';
import { createTestApi, NOW, type TestApi } from '../support/environment.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const sqlite = demoInSqlite();

const stores: readonly (readonly [string, () => Promise<TestApi>])[] = [
  ['memory', async () => createTestApi()],
  ['SQLite', () => sqlite.api()],
];

let api: TestApi;

interface Handover {
  readonly site: { id: string } | null;
  readonly zone: string;
  readonly from: string;
  readonly to: string;
  readonly nextTo: string;
  readonly raised: number;
  readonly byState: { state: IncidentRow['state']; count: number }[];
  readonly bySeverity: { severity: IncidentRow['severity']; count: number }[];
  readonly targetSeconds: number;
  readonly acknowledged: number;
  readonly acknowledgedInTime: number;
  readonly meanSecondsToAcknowledge: number | null;
  readonly meanSecondsToClose: number | null;
  readonly handlers: {
    member: { id: string } | null;
    incidents: number;
    acknowledgedInTime: number;
    closed: number;
  }[];
  readonly incidents: { id: string; raisedAt: string }[];
  readonly open: number;
  readonly openIncidents: { id: string; severity: string; state: string; raisedAt: string }[];
  readonly down: number;
  readonly notObserved: number;
  readonly cameras: { id: string; state: string }[];
  readonly maintenance: { reason: string }[];
  readonly exports: { detail: string; userName: string }[] | null;
  readonly notes: { text: string; author: string; site: { id: string } | null }[];
}

const document = `query ($siteId: ID, $at: HandoverSpanInput, $shift: Shift! = CURRENT, $zone: TimeZone! = "UTC") {
  shiftHandover(siteId: $siteId, at: $at, shift: $shift, zone: $zone) {
    site { id } zone from to nextTo raised byState { state count } bySeverity { severity count }
    targetSeconds acknowledged acknowledgedInTime meanSecondsToAcknowledge meanSecondsToClose
    handlers { member { id } incidents acknowledgedInTime closed }
    incidents { id raisedAt camera { name } acknowledgedBy { name } } open openIncidents { id severity state raisedAt }
    down notObserved cameras { id state site { name } } maintenance { reason cameras { totalCount } }
    exports { detail userName } notes { text author site { id } }
  }
}`;

async function handover(
  variables: Record<string, unknown> = {},
  as: 'admin' | 'staff' = 'admin',
): Promise<Handover> {
  const { data, errors } = await api.ask(document, variables, as);
  expect(errors).toEqual([]);
  return data?.shiftHandover as Handover;
}

async function countOf(filter: IncidentFilter): Promise<number> {
  const answer = await api.ask(
    'query ($filter: IncidentFilter) { incidents(filter: $filter, first: 0) { totalCount } }',
    { filter },
  );
  const { incidents } = answer.data as unknown as { incidents: { totalCount: number } };
  return incidents.totalCount;
}

const week = {
  from: new Date(NOW - 7 * 24 * HOUR).toISOString(),
  to: new Date(NOW).toISOString(),
};

const row = (id: string, more: Partial<Omit<IncidentRow, 'urgency'>>): IncidentRow =>
  withUrgency({
    id,
    number: 900_000 + Number(id),
    cameraId: 'camera-harbour-1',
    siteId: 'site-harbour',
    kind: 'MOTION',
    severity: 'LOW',
    state: 'NEW',
    summary: 'A fox.',
    raisedAt: NOW + HOUR,
    acknowledgedAt: null,
    acknowledgedById: null,
    closedAt: null,
    closedById: null,
    assigneeId: null,
    parentId: null,
    ...more,
  });

describe.each(stores)('a shift handover in %s', (_, open) => {
  beforeEach(async () => {
    api = await open();
  });

  test.each([[null], ['site-harbour']])(
    'counts what the lists hold that its numbers lead to, for site %s',
    async (siteId) => {
      const found = await handover({ siteId, at: week });
      const siteIds = siteId === null ? null : [siteId];
      const ofStretch: IncidentFilter = { siteIds, folded: false, raisedAt: week };
      expect(found.raised).toBeGreaterThan(0);
      expect(found.raised).toBe(await countOf(ofStretch));
      expect(found.incidents).toHaveLength(Math.min(100, found.raised));
      for (const { state, count } of found.byState)
        expect(count).toBe(await countOf({ ...ofStretch, states: [state] }));
      for (const { severity, count } of found.bySeverity)
        expect(count).toBe(await countOf({ ...ofStretch, severities: [severity] }));
      const named = found.handlers.flatMap(({ member, ...counts }) =>
        member ? [{ member, ...counts }] : [],
      );
      for (const { member, incidents } of named)
        expect(incidents).toBe(await countOf({ ...ofStretch, assigneeIds: [member.id] }));
      expect(found.handlers.reduce((sum, { incidents }) => sum + incidents, 0)).toBe(found.raised);
      expect(found.open).toBe(await countOf({ siteIds, folded: false, states: ['NEW', 'ACKNOWLEDGED'] }));
      const answer = await api.ask(
        'query ($filter: CameraFilter) { cameraCounts(filter: $filter) { byState { state count } } }',
        { filter: { siteIds } },
      );
      type Counted = { cameraCounts: { byState: { state: string; count: number }[] } };
      const { byState } = (answer.data as unknown as Counted).cameraCounts;
      const inStates = (...states: string[]) =>
        byState.reduce((sum, { state, count }) => sum + (states.includes(state) ? count : 0), 0);
      expect(found.down).toBe(inStates('DOWN'));
      expect(found.notObserved).toBe(inStates('UNKNOWN', 'NOT_OBSERVED'));
      expect(found.cameras).toHaveLength(found.down + found.notObserved);
    },
  );

  test('says how fast its incidents were acknowledged and closed, against the target of five minutes', async () => {
    const mine = { assigneeId: 'member-2', acknowledgedById: 'member-2' } as const;
    await api.environment.store.incidents.insert([
      row('1', { ...mine, state: 'ACKNOWLEDGED', acknowledgedAt: NOW + HOUR + 5 * MINUTE }),
      row('2', {
        ...mine,
        state: 'RESOLVED',
        acknowledgedAt: NOW + HOUR + 6 * MINUTE,
        closedAt: NOW + HOUR + 30 * MINUTE,
      }),
      row('3', {}),
      row('4', { parentId: '3', state: 'RESOLVED', closedAt: NOW + 2 * HOUR }),
    ]);
    api.pass(3 * HOUR);
    const at = { from: new Date(NOW + HOUR).toISOString(), to: new Date(NOW + 2 * HOUR).toISOString() };
    expect(await handover({ at })).toMatchObject({
      raised: 3,
      targetSeconds: 300,
      acknowledged: 2,
      acknowledgedInTime: 1,
      meanSecondsToAcknowledge: 330,
      meanSecondsToClose: 1_800,
      handlers: [
        { member: { id: 'member-2' }, incidents: 2, acknowledgedInTime: 1, closed: 1 },
        { member: null, incidents: 1, acknowledgedInTime: 0, closed: 0 },
      ],
    });
  });

  test('lists what is open most severe first, then what nobody acknowledged, then the oldest', async () => {
    await api.environment.store.incidents.insert([
      row('1', { raisedAt: NOW - HOUR }),
      row('2', { raisedAt: NOW - HOUR, severity: 'HIGH', state: 'ACKNOWLEDGED' }),
      row('3', { raisedAt: NOW - MINUTE, severity: 'HIGH' }),
      row('4', { raisedAt: NOW - 2 * HOUR, severity: 'MEDIUM' }),
    ]);
    const { openIncidents } = await handover();
    const rank = openIncidents.map(
      ({ severity, state, raisedAt }) =>
        `${['HIGH', 'MEDIUM', 'LOW'].indexOf(severity)} ${state === 'NEW' ? 0 : 1} ${raisedAt}`,
    );
    expect(rank.length).toBeGreaterThan(3);
    expect(rank).toEqual([...rank].sort());
  });

  test('names what is planned for the stretch that follows, at its site alone', async () => {
    const plan = (reason: string, siteId: string, from: number) =>
      api.ask(
        `mutation ($reason: String!, $siteId: ID!, $from: DateTime!, $to: DateTime!) {
          planMaintenance(input: { siteId: $siteId, from: $from, to: $to, reason: $reason }) { window { id } } }`,
        {
          reason,
          siteId,
          from: new Date(from).toISOString(),
          to: new Date(from + HOUR).toISOString(),
        },
      );
    // The shift that is under way ends at 22:00, half past seven hours from now, and the next one eight hours later.
    await plan('Before its end', 'site-harbour', NOW + HOUR);
    await plan('In the next', 'site-harbour', NOW + 10 * HOUR);
    await plan('Over its end', 'site-depot', NOW + 7 * HOUR);
    await plan('Later', 'site-harbour', NOW + 20 * HOUR);
    const reasons = async (siteId?: string) =>
      (await handover({ siteId })).maintenance.map(({ reason }) => reason);
    expect(await reasons()).toEqual(['Over its end', 'In the next']);
    expect(await reasons('site-harbour')).toEqual(['In the next']);
  });

  test('keeps notes with their author, and shows them in this shift and in the next one, not after', async () => {
    const write = async (text: string, siteId?: string) => {
      const { data, errors } = await api.ask(
        `mutation ($text: String!, $siteId: ID) { addHandoverNote(input: { text: $text, siteId: $siteId }) {
          note { text author } errors { field code } } }`,
        { text, siteId },
        'staff',
      );
      expect(errors).toEqual([]);
      return data?.addHandoverNote as { note: object | null; errors: object[] };
    };
    expect(await write('  ')).toEqual({ note: null, errors: [{ field: 'text', code: 'REQUIRED' }] });
    expect((await write('x'.repeat(2_001))).errors).toEqual([{ field: 'text', code: 'TOO_LONG' }]);
    expect((await write('Here', 'site-nowhere')).errors).toEqual([{ field: 'siteId', code: 'NOT_FOUND' }]);
    const { note } = await write(' The north gate sticks.\nPush twice. ', 'site-harbour');
    expect(note).toMatchObject({ text: 'The north gate sticks.\nPush twice.', author: expect.any(String) });
    await write('Fire drill tomorrow.');
    api.pass(1_000);
    const notes = async (siteId?: string) =>
      (await handover({ siteId }, 'staff')).notes.map(({ text }) => text.slice(0, 9)).sort();
    expect(await notes()).toEqual(['Fire dril', 'The north']);
    expect(await notes('site-harbour')).toEqual(['Fire dril', 'The north']);
    expect(await notes('site-depot')).toEqual(['Fire dril']);
    api.pass(8 * HOUR);
    expect(await notes('site-harbour')).toEqual(['Fire dril', 'The north']);
    api.pass(8 * HOUR);
    expect(await notes('site-harbour')).toEqual([]);
  });

  test('tells of exports who may read the audit, and nobody else', async () => {
    await api.ask(
      'mutation { recordExport(input: { subject: INCIDENT, count: 12, detail: "CSV" }) { recorded } }',
    );
    api.pass(1_000);
    expect((await handover()).exports).toEqual([{ detail: '12 · CSV', userName: 'Mira Aydın' }]);
    expect((await handover({}, 'staff')).exports).toBeNull();
  });
});

describe('the stretch of a shift handover', () => {
  beforeEach(() => {
    api = createTestApi();
  });

  test('is the shift under way, or the last one, in the zone of the viewer, or of the site that is chosen', async () => {
    const stretch = async (variables: Record<string, unknown>) => {
      const { zone, from, to, nextTo } = await handover(variables);
      return [zone, from.slice(11, 16), to.slice(11, 16), nextTo.slice(11, 16)].join(' ');
    };
    expect(await stretch({})).toBe('UTC 14:00 22:00 06:00');
    expect(await stretch({ shift: 'LAST' })).toBe('UTC 06:00 14:00 22:00');
    expect(await stretch({ zone: 'Asia/Seoul' })).toBe('Asia/Seoul 13:00 21:00 05:00');
    const site = await api.environment.store.sites.get('site-depot');
    expect((await handover({ siteId: 'site-depot', zone: 'Asia/Seoul' })).zone).toBe(site?.timeZone);
  });

  test.each([
    ['that ends before it begins', { from: week.to, to: week.from }],
    ['of more than 31 days', { from: '2026-10-01T00:00:00Z', to: '2026-11-20T00:00:00Z' }],
  ])('%s is refused', async (_, at) => {
    expect((await api.ask(document, { at })).errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
  });

  test('is read with a fixed number of reads, however much happened', async () => {
    const reads = async (at: object) => {
      const counted = await countReads(api, () => handover({ at }));
      return Object.values(counted).reduce((sum, each) => sum + each, 0);
    };
    const short = await reads({ from: new Date(NOW - 8 * HOUR).toISOString(), to: week.to });
    expect(await reads(week)).toBeLessThanOrEqual(short + 2);
    expect(short).toBeLessThan(25);
  });
});

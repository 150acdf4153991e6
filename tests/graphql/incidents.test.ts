import { describe, expect, test } from 'vitest';
import { urgencyOf } from '~/resolvers/incident/urgency.rules.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { createTestApi } from '../support/environment.ts';

type Api = ReturnType<typeof createTestApi>;

const raise = async (api: Api, severity = 'LOW', camera = 'camera-solar-1'): Promise<string> => {
  const { data } = await api.ask(`mutation { raiseIncident(input: {
    cameraId: "${camera}", kind: MOTION, severity: ${severity}, summary: "A fox." }) { incidents { id } } }`);
  return (data as { raiseIncident: { incidents: { id: string }[] } }).raiseIncident.incidents[0]?.id ?? '';
};

const change = (api: Api, action: string, ids: readonly string[], as: 'admin' | 'staff' = 'admin') =>
  api.ask(
    `mutation ($ids: [ID!]!) { ${action}(input: { ids: $ids }) { incidents { id state acknowledgedBy { id } assignee { id } } } }`,
    { ids },
    as,
  );

interface UrgentPage {
  readonly nodes: readonly { readonly id: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const stateOf = async (api: Api, id: string) =>
  (
    (await api.ask('query ($id: ID!) { incident(id: $id) { state } }', { id })).data as {
      incident: { state: string };
    }
  ).incident.state;

describe('the life of an incident', () => {
  test('runs from new over acknowledged to resolved, and its log tells it', async () => {
    const api = createTestApi();
    const id = await raise(api);
    api.pass(60_000);
    await change(api, 'acknowledgeIncidents', [id], 'staff');
    api.pass(120_000);
    await change(api, 'resolveIncidents', [id]);
    const { data } = await api.ask(
      `query ($id: ID!) { incident(id: $id) { state acknowledgedBy { name } closedBy { name } assignee { name }
        secondsToAcknowledge secondsToClose allowedActions activity { nodes { action actor { name } } } } }`,
      { id },
    );
    expect(data?.incident).toEqual({
      state: 'RESOLVED',
      acknowledgedBy: { name: 'Amani Otieno' },
      closedBy: { name: 'Mira Aydın' },
      assignee: { name: 'Amani Otieno' },
      secondsToAcknowledge: 60,
      secondsToClose: 180,
      allowedActions: ['NOTE'],
      activity: {
        nodes: [
          { action: 'RAISE', actor: null },
          { action: 'ACKNOWLEDGE', actor: { name: 'Amani Otieno' } },
          { action: 'RESOLVE', actor: { name: 'Mira Aydın' } },
        ],
      },
    });
  });

  test('a transition that the rules do not allow is a CONFLICT that says what is allowed', async () => {
    const api = createTestApi();
    const id = await raise(api);
    const { data, errors } = await change(api, 'resolveIncidents', [id]);
    expect(data).toEqual({ resolveIncidents: null });
    expect(errors[0]).toMatchObject({ code: 'CONFLICT' });
    expect(errors[0]?.message).toContain('It allows: acknowledge, dismiss, assign.');
    expect(await stateOf(api, id)).toBe('NEW');
  });

  test('a bulk change is all or none', async () => {
    const api = createTestApi();
    const [first, second] = [await raise(api), await raise(api)];
    await change(api, 'acknowledgeIncidents', [second]);
    const { errors } = await change(api, 'acknowledgeIncidents', [first, second]);
    expect(errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await stateOf(api, first)).toBe('NEW');
  });

  test('an unknown id is NOT_FOUND and changes nothing', async () => {
    const api = createTestApi();
    const id = await raise(api);
    const { errors } = await change(api, 'acknowledgeIncidents', [id, 'nobody']);
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: 'Incident nobody does not exist.' }]);
    expect(await stateOf(api, id)).toBe('NEW');
  });

  test.each([
    ['none', []],
    ['more than 100', Array.from({ length: 101 }, (_, index) => `i${index}`)],
  ])('%s at once is refused', async (_, ids) => {
    const { errors } = await change(createTestApi(), 'acknowledgeIncidents', ids);
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'ids' }]);
  });
});

describe('undo', () => {
  test('takes back the viewer’s last change of state, once', async () => {
    const api = createTestApi();
    const id = await raise(api);
    api.pass(1_000);
    await change(api, 'dismissIncidents', [id]);
    api.pass(1_000);
    expect((await change(api, 'undoIncidentChange', [id])).errors).toEqual([]);
    expect(await stateOf(api, id)).toBe('NEW');
    api.pass(1_000);
    expect((await change(api, 'undoIncidentChange', [id])).errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  test('leads back to what the incident was, whatever was changed since on others', async () => {
    const api = createTestApi();
    const [one, other] = [await raise(api), await raise(api)];
    await change(api, 'acknowledgeIncidents', [other]);
    api.pass(1_000);
    await change(api, 'acknowledgeIncidents', [one]);
    api.pass(1_000);
    await change(api, 'resolveIncidents', [other]);
    await change(api, 'undoIncidentChange', [one]);
    expect([await stateOf(api, one), await stateOf(api, other)]).toEqual(['NEW', 'RESOLVED']);
  });

  test('does not take back another’s change', async () => {
    const api = createTestApi();
    const id = await raise(api);
    await change(api, 'acknowledgeIncidents', [id], 'staff');
    api.pass(1_000);
    expect((await change(api, 'undoIncidentChange', [id])).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await stateOf(api, id)).toBe('ACKNOWLEDGED');
  });

  test('gives back who was assigned', async () => {
    const api = createTestApi();
    const id = await raise(api);
    const assign = (member: string | null) =>
      api.ask(
        'mutation ($ids: [ID!]!, $to: ID) { assignIncidents(input: { ids: $ids, assigneeId: $to }) { incidents { id } } }',
        {
          ids: [id],
          to: member,
        },
      );
    await assign('member-2');
    api.pass(1_000);
    await assign('member-3');
    api.pass(1_000);
    const { data } = await change(api, 'undoIncidentChange', [id]);
    expect(data).toMatchObject({ undoIncidentChange: { incidents: [{ assignee: { id: 'member-2' } }] } });
  });
});

describe('notes', () => {
  const noteAll = (api: Api, ids: readonly string[], text: string) =>
    api.ask(
      'mutation ($ids: [ID!]!, $note: String!) { addIncidentNotes(input: { ids: $ids, note: $note }) { incidents { id activity { nodes { action note } } } errors { field code } } }',
      { ids, note: text },
    );
  const note = (api: Api, id: string, text: string) => noteAll(api, [id], text);
  const logOf = async (api: Api, id: string) => {
    const { data } = await api.ask(
      'query ($id: ID!) { incident(id: $id) { activity { nodes { action } } } }',
      { id },
    );
    return (data as { incident: { activity: { nodes: { action: string }[] } } }).incident.activity.nodes.map(
      ({ action }) => action,
    );
  };

  test('are kept as they were written, also after closing', async () => {
    const api = createTestApi();
    const id = await raise(api);
    await change(api, 'dismissIncidents', [id]);
    api.pass(1_000);
    const text = '<img src=x onerror=alert(1)> \u202Egate "3"';
    const { data } = await note(api, id, text);
    const { addIncidentNotes } = data as {
      addIncidentNotes: { incidents: { activity: { nodes: { note: string }[] } }[] };
    };
    expect(addIncidentNotes.incidents[0]?.activity.nodes.at(-1)).toEqual({ action: 'NOTE', note: text });
  });

  test('may have 2,000 characters', async () => {
    const api = createTestApi();
    expect((await note(api, await raise(api), 'x'.repeat(2_000))).errors).toEqual([]);
  });

  test.each([
    ['empty', '   ', 'REQUIRED'],
    ['too long', 'x'.repeat(2_001), 'TOO_LONG'],
  ])('that are %s are refused on their field, and nothing changes', async (_, text, code) => {
    const api = createTestApi();
    const id = await raise(api);
    const { data } = await note(api, id, text);
    expect(data?.addIncidentNotes).toEqual({ incidents: [], errors: [{ field: 'note', code }] });
    expect(await logOf(api, id)).toEqual(['RAISE']);
  });

  test('of many incidents are one change: all are told and audited, and all logs end with it', async () => {
    const api = createTestApi();
    const ids = [await raise(api), await raise(api), await raise(api)];
    const events = await api.listen('subscription { incidentChanged { id } }');
    const { data, errors } = await noteAll(api, ids, 'The guard looks at all three.');
    expect(errors).toEqual([]);
    const last = { action: 'NOTE', note: 'The guard looks at all three.' };
    expect(data).toEqual({
      addIncidentNotes: {
        incidents: ids.map((id) => ({
          id,
          activity: { nodes: [expect.objectContaining({ action: 'RAISE' }), last] },
        })),
        errors: [],
      },
    });
    for (const id of ids) expect(await events.next()).toEqual({ incidentChanged: { id } });
    await events.stop();
    const audited = await api.ask('{ auditEntries(first: 3) { nodes { subjectId detail } } }');
    const nodes = (audited.data as { auditEntries: { nodes: { subjectId: string; detail: string }[] } })
      .auditEntries.nodes;
    expect(new Set(nodes.map(({ subjectId }) => subjectId))).toEqual(new Set(ids));
    expect(nodes.every(({ detail }) => detail === 'NOTE')).toBe(true);
  });

  test('of many incidents are written to all or none', async () => {
    const api = createTestApi();
    const id = await raise(api);
    expect((await noteAll(api, [id, 'incident-none'], 'Seen.')).errors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    expect(await logOf(api, id)).toEqual(['RAISE']);
  });

  test('are written to at most 100 incidents at once', async () => {
    const api = createTestApi();
    const id = await raise(api);
    const many = [id, ...Array.from({ length: 100 }, (_, index) => `incident-${index}`)];
    expect((await noteAll(api, many, 'Seen.')).errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
    expect(await logOf(api, id)).toEqual(['RAISE']);
  });
});

describe('counting', () => {
  /** A fleet on which nothing has happened yet. */
  const quiet = () =>
    createTestApi((clock) => ({ ...demoSeeds(clock), incidents: () => [], incidentActivities: () => [] }));

  test('the summary tells how three incidents were dealt with', async () => {
    const api = quiet();
    const [first, second] = [await raise(api, 'HIGH'), await raise(api, 'MEDIUM'), await raise(api)];
    api.pass(60_000);
    await change(api, 'acknowledgeIncidents', [first]);
    api.pass(60_000);
    await change(api, 'acknowledgeIncidents', [second]);
    await change(api, 'resolveIncidents', [second]);
    const { data } = await api.ask(`{ incidentSummary(period: TODAY) { total previousTotal open
      bySeverity { severity count } meanSecondsToAcknowledge meanSecondsToClose
      buckets { raised acknowledged closed high medium low } } }`);
    const { incidentSummary } = data as { incidentSummary: { buckets: { raised: number }[] } };
    const { buckets, ...summary } = incidentSummary;
    expect(summary).toEqual({
      total: 3,
      previousTotal: 0,
      open: 2,
      bySeverity: expect.arrayContaining([
        { severity: 'HIGH', count: 1 },
        { severity: 'MEDIUM', count: 1 },
        { severity: 'LOW', count: 1 },
      ]),
      meanSecondsToAcknowledge: 90,
      meanSecondsToClose: 120,
    });
    expect(buckets.filter(({ raised }) => raised > 0)).toEqual([
      { raised: 3, acknowledged: 2, closed: 1, high: 1, medium: 1, low: 1 },
    ]);
  });

  test('of cameras begins with the one that has the most, and shows as many as are asked for', async () => {
    const api = quiet();
    await raise(api, 'HIGH', 'camera-harbour-1');
    for (const severity of ['HIGH', 'MEDIUM', 'LOW']) await raise(api, severity);
    await change(api, 'dismissIncidents', [await raise(api)]);
    const perCamera = (first: number) =>
      api.ask(
        `{ incidentsPerCamera(period: TODAY, first: ${first}) { camera { id } total high medium low open } }`,
      );
    const solar = { camera: { id: 'camera-solar-1' }, total: 4, high: 1, medium: 1, low: 2, open: 3 };
    const harbour = { camera: { id: 'camera-harbour-1' }, total: 1, high: 1, medium: 0, low: 0, open: 1 };
    expect((await perCamera(100)).data).toEqual({ incidentsPerCamera: [solar, harbour] });
    expect((await perCamera(1)).data).toEqual({ incidentsPerCamera: [solar] });
    expect((await perCamera(0)).data).toEqual({ incidentsPerCamera: [] });
    for (const first of [-1, 101])
      expect((await perCamera(first)).errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'first' }]);
  });

  test('conversion is unknown while nothing was raised, and what nobody has seen is not in time', async () => {
    const api = quiet();
    const read = async () =>
      (await api.ask('{ incidentConversion { value ofTarget } }')).data?.incidentConversion;
    expect(await read()).toEqual({ value: null, ofTarget: null });
    await raise(api);
    expect(await read()).toEqual({ value: 0, ofTarget: -0.9 });
  });

  test('the summary counts every incident once, by severity, state, kind and hour', async () => {
    const api = createTestApi();
    const { data } = await api.ask(`{
      summary: incidentSummary(period: THIS_WEEK) { total from to bySeverity { count } byState { count } byKind { count }
        buckets { raised high medium low } }
      incidents(first: 100, filter: { period: THIS_WEEK }) { nodes { parent { id } } pageInfo { hasNextPage } }
    }`);
    const { summary, incidents } = data as {
      summary: Record<'bySeverity' | 'byState' | 'byKind', { count: number }[]> & {
        total: number;
        buckets: { raised: number; high: number; medium: number; low: number }[];
      };
      incidents: { nodes: { parent: unknown }[]; pageInfo: { hasNextPage: boolean } };
    };
    const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
    expect(incidents.pageInfo.hasNextPage).toBe(false);
    expect(summary.total).toBe(incidents.nodes.filter(({ parent }) => parent === null).length);
    expect(summary.total).toBeGreaterThan(10);
    for (const counts of [summary.bySeverity, summary.byState, summary.byKind]) {
      expect(sum(counts.map(({ count }) => count))).toBe(summary.total);
    }
    expect(summary.buckets).toHaveLength(7);
    expect(sum(summary.buckets.map(({ raised }) => raised))).toBe(summary.total);
    expect(sum(summary.buckets.map(({ high, medium, low }) => high + medium + low))).toBe(summary.total);
  });

  test('a new incident is counted at once', async () => {
    const api = createTestApi();
    const count = async () =>
      (
        (await api.ask('{ incidentSummary(period: TODAY) { total } }')).data as {
          incidentSummary: { total: number };
        }
      ).incidentSummary.total;
    const before = await count();
    await raise(api);
    expect(await count()).toBe(before + 1);
  });

  test('conversion is the share acknowledged within five minutes', async () => {
    const api = createTestApi();
    const read = async () =>
      (
        (await api.ask('{ incidentConversion { value target targetSeconds days { raised inTime } } }'))
          .data as {
          incidentConversion: {
            value: number;
            target: number;
            targetSeconds: number;
            days: { raised: number; inTime: number }[];
          };
        }
      ).incidentConversion;
    const before = await read();
    const [prompt, late] = [await raise(api), await raise(api)];
    api.pass(300_000);
    await change(api, 'acknowledgeIncidents', [prompt]);
    api.pass(1);
    await change(api, 'acknowledgeIncidents', [late]);
    const after = await read();
    expect(before).toMatchObject({ target: 0.9, targetSeconds: 300 });
    expect(after.days.at(-1)?.raised).toBe((before.days.at(-1)?.raised ?? 0) + 2);
    expect(after.days.at(-1)?.inTime).toBe((before.days.at(-1)?.inTime ?? 0) + 1);
  });

  test('a storm is one incident with children', async () => {
    const api = createTestApi();
    const { rows } = await api.environment.store.incidents.list({ where: { cameraId: null }, first: 1 });
    const { data } = await api.ask(
      'query ($id: ID!) { incident(id: $id) { camera { id } childCount site { id } severity } }',
      { id: rows[0]?.id },
    );
    const { incident } = data as { incident: { childCount: number; site: { id: string } } };
    expect(incident).toMatchObject({ camera: null, site: { id: 'site-harbour' }, severity: 'HIGH' });
    expect(incident.childCount).toBeGreaterThanOrEqual(9);
  });
});

describe('lists', () => {
  test('pages visit every incident once, newest first', async () => {
    const api = createTestApi();
    const numbers: number[] = [];
    let after: string | null = null;
    let total = 0;
    for (let more = true; more; ) {
      const { data } = await api.ask(
        'query ($after: String) { incidents(first: 100, after: $after, filter: { period: THIS_MONTH }) { totalCount nodes { number raisedAt } pageInfo { hasNextPage endCursor } } }',
        { after },
      );
      const { incidents } = data as {
        incidents: {
          totalCount: number;
          nodes: { number: number; raisedAt: string }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      };
      numbers.push(...incidents.nodes.map(({ number }) => number));
      more = incidents.pageInfo.hasNextPage;
      after = incidents.pageInfo.endCursor;
      total = incidents.totalCount;
    }
    expect(numbers).toHaveLength(total);
    expect(new Set(numbers).size).toBe(total);
    expect(total).toBeGreaterThan(100);
  });

  test('come oldest first when they are asked so', async () => {
    const { data } = await createTestApi().ask(
      '{ incidents(first: 20, orderBy: { direction: ASC }) { nodes { raisedAt } } }',
    );
    const times = (data as { incidents: { nodes: { raisedAt: string }[] } }).incidents.nodes.map(
      ({ raisedAt }) => raisedAt,
    );
    expect(new Set(times).size).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted());
  });

  test('come most urgent first when they are asked so, page after page, whatever was done with them', async () => {
    const api = createTestApi();
    const [low, medium, high, seen, done, back] = [
      await raise(api, 'LOW'),
      await raise(api, 'MEDIUM'),
      await raise(api, 'HIGH'),
      await raise(api, 'HIGH'),
      await raise(api, 'HIGH'),
      await raise(api, 'HIGH'),
    ];
    await change(api, 'acknowledgeIncidents', [seen, done, back]);
    await change(api, 'resolveIncidents', [done]);
    await change(api, 'undoIncidentChange', [back]);
    const ids: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { data } = await api.ask(
        `query ($after: String) { incidents(first: 100, after: $after, orderBy: { field: URGENCY }) {
          nodes { id state severity raisedAt } pageInfo { hasNextPage endCursor } } }`,
        { after },
      );
      const { nodes, pageInfo } = (data as unknown as { incidents: UrgentPage }).incidents;
      ids.push(...nodes.map(({ id }) => id));
      ({ hasNextPage: more, endCursor: after } = pageInfo);
    }
    expect(new Set(ids).size).toBe(ids.length);
    const places = [high, back, seen, medium, low, done].map((id) => ids.indexOf(id));
    expect(places).not.toContain(-1);
    // Of the same moment, severity and state, the later id stands first.
    const [highAt = 0, backAt = 0, ...others] = places;
    expect(others).toEqual(others.toSorted((a, b) => a - b));
    expect(Math.max(highAt, backAt)).toBeLessThan(others[0] ?? 0);
  });

  test('keep their place in the order of urgency whatever happens: a drill, a recovery, a camera that goes', async () => {
    const api = createTestApi();
    await raise(api, 'HIGH', 'camera-harbour-1');
    await api.ask(
      'mutation { startDrill(input: { kind: PULL_SWITCH, siteId: "site-solar" }) { drill { id } } endAllDrills { drills { id } } }',
    );
    await api.ask('mutation { removeCameras(input: { ids: ["camera-harbour-1"] }) { cameras { id } } }');
    const { rows } = await api.environment.store.incidents.list();
    expect(rows.filter((row) => row.urgency !== urgencyOf(row))).toEqual([]);
    expect(rows.filter(({ cameraId, state }) => cameraId === 'camera-harbour-1' && state === 'NEW')).toEqual(
      [],
    );
  });

  test('one that does not exist is NOT_FOUND', async () => {
    const { errors } = await createTestApi().ask('{ incident(id: "nothing") { id } }');
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: 'Incident nothing does not exist.' }]);
  });

  test.each([
    ['first above 100', '{ incidents(first: 101) { totalCount } }', 'first'],
    ['a broken cursor', '{ incidents(after: "rubbish") { totalCount } }', 'after'],
  ])('%s is BAD_USER_INPUT that names the field', async (_, query, field) => {
    expect((await createTestApi().ask(query)).errors).toMatchObject([{ code: 'BAD_USER_INPUT', field }]);
  });
});

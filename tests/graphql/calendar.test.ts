import { describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { type Asker, createTestApi, NOW, type TestApi } from '../support/environment.ts';

interface Event {
  readonly id: string;
  readonly title: string;
  readonly allDay: boolean;
  readonly start: string;
  readonly end: string;
  readonly description: string;
}

const fields = 'id title allDay start end description';
const DAY = 86_400_000;

async function list(api: TestApi, filter = {}, as?: Asker): Promise<Event[]> {
  const { data, errors } = await api.ask(
    `query ($filter: CalendarEventFilter) { calendarEvents(filter: $filter, first: 100) { nodes { ${fields} } } }`,
    { filter },
    as,
  );
  expect(errors).toEqual([]);
  return (data as { calendarEvents: { nodes: Event[] } }).calendarEvents.nodes;
}

const ids = (events: readonly Event[]) => events.map(({ id }) => id);

interface Payload {
  readonly event: Event | null;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

async function create(api: TestApi, input: object): Promise<Payload> {
  const { data } = await api.ask(
    `mutation ($input: CalendarEventInput!) {
      createCalendarEvent(input: $input) { event { ${fields} } errors { field message } } }`,
    { input },
  );
  return data?.createCalendarEvent as Payload;
}

async function update(api: TestApi, id: string, input: object): Promise<Payload> {
  const { data } = await api.ask(
    `mutation ($id: ID!, $input: CalendarEventChangesInput!) {
      updateCalendarEvent(input: { id: $id, changes: $input }) { event { ${fields} } errors { field message } } }`,
    { id, input },
  );
  return data?.updateCalendarEvent as Payload;
}

const night = { title: 'Night', start: '2026-11-20T22:00:00.000Z', end: '2026-11-21T06:00:00.000Z' };

describe('the demo', () => {
  test('has 14 events around now, one of a whole day and three over several days', async () => {
    const events = await list(createTestApi());
    const length = ({ start, end }: Event) => Date.parse(end) - Date.parse(start);
    expect(events).toHaveLength(14);
    expect(events.filter(({ allDay }) => allDay)).toHaveLength(1);
    expect(events.filter((event) => length(event) > DAY)).toHaveLength(3);
    expect(events.every(({ start }) => Math.abs(Date.parse(start) - NOW) < 15 * DAY)).toBe(true);
  });
});

describe('lists', () => {
  test('come in the order of the starts', async () => {
    const starts = (await list(createTestApi())).map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted());
  });

  test('of a stretch hold what touches it, from before, within and beyond', async () => {
    const api = createTestApi();
    const { event } = await create(api, night);
    const found = async (from: string | null, to: string | null) =>
      ids(await list(api, { during: { from, to } })).includes(event?.id ?? '');
    expect(await found('2026-11-20T23:00:00.000Z', '2026-11-21T01:00:00.000Z')).toBe(true);
    expect(await found('2026-11-21T05:00:00.000Z', null)).toBe(true);
    expect(await found(null, '2026-11-20T22:00:00.001Z')).toBe(true);
    expect(await found(null, '2026-11-20T22:00:00.000Z')).toBe(false);
    expect(await found('2026-11-21T06:00:00.001Z', null)).toBe(false);
  });

  test('hold events without length on the first moment of a stretch', async () => {
    const api = createTestApi();
    const moment = '2026-12-24T00:00:00.000Z';
    const { event } = await create(api, { title: 'Chime', start: moment, end: moment });
    expect(await list(api, { during: { from: moment, to: '2026-12-25T00:00:00.000Z' } })).toEqual([event]);
  });

  test('find words in titles and descriptions', async () => {
    const api = createTestApi();
    expect(ids(await list(api, { search: ' SUPPER ' }))).toEqual(['event-13']);
    expect(ids(await list(api, { search: 'broken dome' }))).toEqual(['event-5']);
  });

  test('cost two reads, however many rows there are', async () => {
    const api = createTestApi();
    const query = `{ calendarEvents(first: 100) { totalCount nodes { ${fields} } } }`;
    expect(await countReads(api, () => api.ask(query))).toEqual({ calendarEvents: 2 });
  });
});

describe('a new event', () => {
  test('keeps exactly the start and the end that were sent', async () => {
    const api = createTestApi();
    const { event, errors } = await create(api, night);
    expect(errors).toEqual([]);
    expect(event).toMatchObject({ ...night, allDay: false, description: '' });
    expect(await list(api)).toContainEqual(event);
  });

  test.each([
    [
      { ...night, title: ' ' },
      { field: 'title', message: 'Enter a title.' },
    ],
    [
      { ...night, end: '2026-11-20T21:59:59.999Z' },
      { field: 'end', message: 'The end cannot lie before the start.' },
    ],
  ])('%j is refused on its field, and nothing is kept', async (input, error) => {
    const api = createTestApi();
    expect(await create(api, input)).toEqual({ event: null, errors: [error] });
    expect(await list(api)).toHaveLength(14);
  });
});

describe('an update', () => {
  test('changes what was sent and leaves the rest', async () => {
    const api = createTestApi();
    const before = (await list(api)).find(({ id }) => id === 'event-7');
    const times = { start: '2026-11-20T13:00:00.000Z', end: '2026-11-20T15:00:00.000Z' };
    expect((await update(api, 'event-7', times)).event).toEqual({ ...before, ...times });
  });

  test('is refused when the end then lies before the start', async () => {
    const api = createTestApi();
    const before = await list(api);
    expect(await update(api, 'event-7', { end: '2020-01-01T00:00:00.000Z' })).toMatchObject({
      event: null,
      errors: [{ field: 'end' }],
    });
    expect(await list(api)).toEqual(before);
  });
});

test('a removed event is gone', async () => {
  const api = createTestApi();
  const { data } = await api.ask('mutation { removeCalendarEvent(input: { id: "event-1" }) { removedId } }');
  expect(data).toEqual({ removeCalendarEvent: { removedId: 'event-1' } });
  expect(ids(await list(api))).not.toContain('event-1');
});

describe('an import', () => {
  const drill = { ...night, title: 'Drill' };
  const bring = async (api: TestApi, events: readonly object[], dryRun = false) => {
    const { data, errors } = await api.ask(
      `mutation ($input: ImportCalendarEventsInput!) {
        importCalendarEvents(input: $input) { events { ${fields} } known errors { field code } } }`,
      { input: { events, dryRun } },
    );
    return { payload: data?.importCalendarEvents as { events: Event[]; known: number[] } | null, errors };
  };

  test('keeps what is new, and leaves out what is there', async () => {
    const api = createTestApi();
    await create(api, night);
    const { payload } = await bring(api, [night, drill, drill]);
    expect(payload).toMatchObject({ events: [drill], known: [0, 2], errors: [] });
    expect(await list(api)).toHaveLength(16);
  });

  test('that is only tried keeps nothing', async () => {
    const api = createTestApi();
    await create(api, night);
    const { payload } = await bring(api, [night, drill], true);
    expect(payload).toEqual({ events: [], known: [0], errors: [] });
    expect(await list(api)).toHaveLength(15);
  });

  test('with a wrong event keeps none, and names its field', async () => {
    const api = createTestApi();
    const { payload } = await bring(api, [drill, { ...night, title: '' }]);
    expect(payload).toEqual({
      events: [],
      known: [],
      errors: [{ field: 'events.1.title', code: 'REQUIRED' }],
    });
    expect(await list(api)).toHaveLength(14);
  });

  test.each([0, 101])('of %d events is refused', async (count) => {
    const { errors } = await bring(
      createTestApi(),
      Array.from({ length: count }, () => drill),
    );
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'events' }]);
  });
});

test('several events are removed and restored, all or none', async () => {
  const api = createTestApi();
  const before = await list(api);
  const remove = (idsOf: readonly string[]) =>
    api.ask('mutation ($ids: [ID!]!) { removeCalendarEvents(input: { ids: $ids }) { removedIds } }', {
      ids: idsOf,
    });
  expect((await remove(['event-1', 'staff-event-1'])).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect(await list(api)).toEqual(before);
  expect((await remove(['event-1', 'event-2'])).data).toEqual({
    removeCalendarEvents: { removedIds: ['event-1', 'event-2'] },
  });
  expect(await list(api)).toHaveLength(12);
  await api.ask(
    'mutation { restoreCalendarEvents(input: { ids: ["event-2", "event-1"] }) { events { id } } }',
  );
  expect(await list(api)).toEqual(before);
});

describe('calendars are personal', () => {
  test('each account sees its own', async () => {
    const api = createTestApi();
    const mine = ids(await list(api));
    const theirs = ids(await list(api, {}, 'staff'));
    expect(theirs).toHaveLength(14);
    expect(theirs.filter((id) => mine.includes(id))).toEqual([]);
  });

  test.each([
    ['read', '{ calendarEvent(id: "event-1") { id } }'],
    [
      'updated',
      'mutation { updateCalendarEvent(input: { id: "event-1", changes: { title: "Taken" } }) { event { id } } }',
    ],
    ['removed', 'mutation { removeCalendarEvent(input: { id: "event-1" }) { removedId } }'],
    ['removed with others', 'mutation { removeCalendarEvents(input: { ids: ["event-1"] }) { removedIds } }'],
  ])('another’s cannot be %s: it is NOT_FOUND', async (_, query) => {
    const api = createTestApi();
    const before = await list(api);
    expect((await api.ask(query, {}, 'staff')).errors).toMatchObject([
      { code: 'NOT_FOUND', message: 'Event event-1 does not exist.' },
    ]);
    expect(await list(api)).toEqual(before);
  });

  test('are closed to guests', async () => {
    const { errors } = await createTestApi().ask('{ calendarEvents { totalCount } }', {}, 'guest');
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });
});

import { describe, expect, it } from 'vitest';
import { copyRows } from '../support/copyRows.ts';
import { createRestKit, type RestKit } from './kit.ts';

interface Event {
  readonly id: string;
  readonly start: string;
}

/** The full list, with which every path answers. */
async function events(kit: RestKit, path: string, body?: object): Promise<Event[]> {
  const reply = await kit.call(`/api/calendar-app/${path}`, body ? { method: 'POST', body } : {});
  expect(reply.status).toBe(200);
  return reply.body as Event[];
}

const newEvent = {
  title: 'Night',
  allDay: false,
  start: '2026-11-20T22:00:00.000Z',
  end: '2026-11-21T06:00:00.000Z',
  desc: 'Two of us.',
};

it('GET events answers every event in the order of the starts', async () => {
  const kit = createRestKit();
  await copyRows((await kit.store()).calendarEvents, 'event-1', 90);
  const all = await events(kit, 'events');
  expect(new Set(all.map(({ id }) => id)).size).toBe(104);
  expect(all.map(({ start }) => start)).toEqual(all.map(({ start }) => start).toSorted());
});

describe('writes answer the full list', () => {
  it('add-event with the new event among the others', async () => {
    const kit = createRestKit();
    const before = await events(kit, 'events');
    const after = await events(kit, 'add-event', { newEvent });
    const known = before.map(({ id }) => id);
    expect(after.filter(({ id }) => known.includes(id))).toEqual(before);
    expect(after.filter(({ id }) => !known.includes(id))).toEqual([{ ...newEvent, id: expect.any(String) }]);
    expect(await events(kit, 'events')).toEqual(after);
  });

  it('update-event with the event as it is now', async () => {
    const kit = createRestKit();
    const event = { ...newEvent, id: 'event-1', allDay: true };
    const after = await events(kit, 'update-event', { event });
    expect(after).toHaveLength(14);
    expect(after).toContainEqual(event);
  });

  it('remove-event without the event', async () => {
    const kit = createRestKit();
    const before = await events(kit, 'events');
    expect(await events(kit, 'remove-event', { eventId: 'event-9' })).toEqual(
      before.filter(({ id }) => id !== 'event-9'),
    );
  });
});

describe('refusals', () => {
  it.each([
    ['add-event', {}, 'newEvent', 'Send newEvent as an object with title, start and end.'],
    ['add-event', { newEvent: { ...newEvent, title: 7 } }, 'newEvent.title', 'Send title as text.'],
    ['add-event', { newEvent: { ...newEvent, title: '' } }, 'title', 'Enter a title.'],
    [
      'update-event',
      { event: { ...newEvent, id: 'event-1', end: '2026-11-20T00:00:00Z' } },
      'end',
      'The end cannot lie before the start.',
    ],
    ['update-event', { event: newEvent }, 'event.id', 'Send id as text.'],
    [
      'update-event',
      { event: { ...newEvent, id: 'event-1', start: 'now' } },
      'event.start',
      'Send start as a moment like 2026-11-21T08:30:00.000Z.',
    ],
    ['remove-event', {}, 'eventId', 'Send eventId as text.'],
  ])('%s of %j names field and cure', async (path, body, field, message) => {
    const reply = await createRestKit().call(`/api/calendar-app/${path}`, { method: 'POST', body });
    expect(reply).toMatchObject({ status: 400, body: { error: { field, message } } });
  });

  it.each([
    ['update-event', { event: { ...newEvent, id: 'staff-event-1' } }],
    ['remove-event', { eventId: 'staff-event-1' }],
  ])('%s answers 404 to what is not the viewer’s', async (path, body) => {
    const reply = await createRestKit().call(`/api/calendar-app/${path}`, { method: 'POST', body });
    expect(reply).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
  });
});

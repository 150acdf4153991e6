import { describe, expect, it, test } from 'vitest';
import {
  eventErrors,
  inputOf,
  keepingSeconds,
  newSpan,
  turned,
  typedSpan,
  wholeDays,
} from './eventForm.rules.ts';

const day = (text: string) => `${text}T00:00:00.000Z`;
const local = (text: string) => new Date(text).toISOString();

const trip = { allDay: true, start: day('2026-11-21'), end: day('2026-11-24') };
const call = { allDay: false, start: local('2026-11-21T14:30'), end: local('2026-11-21T15:00') };
const typed = { title: 'Call', description: '', ...typedSpan(call) };

describe('whole days', () => {
  test('last one day at least', () => {
    expect(wholeDays({ start: day('2026-11-21'), end: day('2026-11-21') })).toEqual({
      first: '2026-11-21',
      after: '2026-11-22',
    });
  });

  test('are typed with the last day included, and sent without it', () => {
    const values = typedSpan(trip);
    expect(values).toEqual({ allDay: true, start: '2026-11-21', end: '2026-11-23' });
    expect(inputOf({ title: 'Trip', description: '', ...values })).toMatchObject(trip);
  });
});

test('times are typed on the browser’s clock, and sent as the same moments', () => {
  expect(typedSpan(call)).toEqual({ allDay: false, start: '2026-11-21T14:30', end: '2026-11-21T15:00' });
  expect(inputOf(typed)).toMatchObject(call);
});

test('a title is sent without the blanks around it', () => {
  expect(inputOf({ ...typed, title: '  Call ' }).title).toBe('Call');
});

describe('a new event', () => {
  const now = new Date('2026-11-22T10:20').getTime();
  test('begins with the next hour today', () => {
    expect(newSpan('2026-11-22', now)).toEqual({
      allDay: false,
      start: local('2026-11-22T11:00'),
      end: local('2026-11-22T12:00'),
    });
  });
  test('begins at nine on any other day', () => {
    expect(newSpan('2026-11-23', now)).toMatchObject({ start: local('2026-11-23T09:00') });
  });
});

describe('turned to whole days and back', () => {
  const times = { start: '2026-11-21T14:30', end: '2026-11-21T15:00' };
  test('fields keep their days and get their times again', () => {
    const days = turned(times, true, times);
    expect(days).toEqual({ start: '2026-11-21', end: '2026-11-21' });
    expect(turned({ ...days, end: '2026-11-22' }, false, times)).toEqual({
      start: '2026-11-21T14:30',
      end: '2026-11-22T15:00',
    });
  });
  test('fields that cannot be read stay as they were typed', () => {
    const unread = { start: 'tomorrow at noon', end: '' };
    expect(turned(unread, true, unread)).toEqual(unread);
    expect(turned(unread, false, times)).toEqual(unread);
    expect(turned({ start: '2026-11-22', end: '2026-11-22' }, false, unread)).toEqual({
      start: '2026-11-22T09:00',
      end: '2026-11-22T10:00',
    });
  });
  test('fields without times get an hour of the morning', () => {
    const days = { start: '2026-11-21', end: '2026-11-21' };
    expect(turned(days, false, days)).toEqual({ start: '2026-11-21T09:00', end: '2026-11-21T10:00' });
  });
});

describe('what is refused', () => {
  it.each([
    [{ title: ' ' }, 'title REQUIRED'],
    [{ end: '2026-11-21T14:29' }, 'end ENDS_BEFORE_START'],
    [{ allDay: true, start: '2026-11-21', end: '2026-11-20' }, 'end ENDS_BEFORE_START'],
    [{ start: 'soon' }, 'start INVALID_FORMAT'],
    [{ end: '' }, 'end REQUIRED'],
    [{ allDay: true, start: '2026-11-21T14:30', end: '2026-11-22' }, 'start INVALID_FORMAT'],
    [{ description: 'x'.repeat(5_001) }, 'description TOO_LONG'],
  ])('%o: %s', (change, error) => {
    const errors = eventErrors({ ...typed, ...change }, 0, 'en');
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual([error]);
  });

  it.each([
    [false, '11/22/2026 10:20'],
    [true, '11/22/2026'],
  ])('is told by an example of what can be read: whole days %s, %s', (allDay, example) => {
    const errors = eventErrors(
      { ...typed, allDay, start: 'soon', end: 'later' },
      new Date('2026-11-22T10:20').getTime(),
      'en',
    );
    expect(errors).toMatchObject(['start', 'end'].map((field) => ({ field, params: [{ value: example }] })));
  });

  it.each([{}, { end: '2026-11-21T14:30' }, { allDay: true, start: '2026-11-21', end: '2026-11-21' }])(
    'is nothing of %o',
    (change) => {
      expect(eventErrors({ ...typed, ...change }, 0, 'en')).toEqual([]);
    },
  );
});

test('seconds that the fields do not show stay where a time was not changed', () => {
  const before = { ...call, start: local('2026-11-21T14:30:17') };
  const input = inputOf({ ...typed, end: '2026-11-21T16:00' });
  expect(keepingSeconds(input, before)).toMatchObject({
    start: before.start,
    end: local('2026-11-21T16:00'),
  });
  expect(keepingSeconds({ ...input, start: local('2026-11-21T14:31') }, before).start).toBe(
    local('2026-11-21T14:31'),
  );
});

test('an event that was turned to whole days, or back, gets the times of the form', () => {
  const days = inputOf({ ...typed, allDay: true, start: '2026-11-21', end: '2026-11-21' });
  expect(keepingSeconds(days, { ...call, start: local('2026-11-21T14:30:17') })).toEqual(days);
  expect(keepingSeconds(inputOf(typed), trip)).toEqual(inputOf(typed));
});

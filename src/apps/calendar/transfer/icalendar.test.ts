import { describe, expect, it, test } from 'vitest';
import { EVENT_LIMIT, FILE_LIMIT, readIcalendar } from './readIcalendar.ts';
import { writeIcalendar } from './writeIcalendar.ts';

const options = { zone: 'Europe/Istanbul', now: Date.parse('2026-11-22T12:00:00Z') };
const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Round', ...lines, 'END:VEVENT'];
const read = (...lines: string[]) => readIcalendar(file(...lines), options);
const spans = (...lines: string[]) => read(...event(...lines)).events.map(({ start, end }) => [start, end]);

const vienna = [
  'BEGIN:VTIMEZONE',
  'TZID:Wien',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

describe('times', () => {
  it.each([
    ['in UTC', 'DTSTART:20261121T100000Z', 'DTEND:20261121T113000Z', '10:00', '11:30'],
    ['without a zone, of the viewer', 'DTSTART:20261121T100000', 'DTEND:20261121T113000', '07:00', '08:30'],
    [
      'of a zone by its name',
      'DTSTART;TZID=America/New_York:20261121T100000',
      'DTEND;TZID=America/New_York:20261121T113000',
      '15:00',
      '16:30',
    ],
    ['with a duration', 'DTSTART:20261121T100000Z', 'DURATION:PT90M', '10:00', '11:30'],
  ])('%s', (_, start, end, from, to) => {
    expect(spans(start, end)).toEqual([[`2026-11-21T${from}:00.000Z`, `2026-11-21T${to}:00.000Z`]]);
  });

  test('of a zone that the file defines, in summer and in winter', () => {
    const starts = read(
      ...vienna,
      ...event('DTSTART;TZID=Wien:20260721T100000', 'DTEND;TZID=Wien:20260721T110000'),
      ...event('DTSTART;TZID=Wien:20261121T100000', 'DTEND;TZID=Wien:20261121T110000'),
    ).events.map(({ start }) => start);
    expect(starts).toEqual(['2026-07-21T08:00:00.000Z', '2026-11-21T09:00:00.000Z']);
  });

  test('without an end last no time, and whole days one day', () => {
    expect(spans('DTSTART:20261121T100000Z')).toEqual([
      ['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
    ]);
    expect(spans('DTSTART;VALUE=DATE:20261121')).toEqual([
      ['2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ]);
  });

  test('of whole days leave out the last one', () => {
    const { events } = read(...event('DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261124'));
    expect(events).toMatchObject([
      { allDay: true, start: '2026-11-21T00:00:00.000Z', end: '2026-11-24T00:00:00.000Z' },
    ]);
  });
});

describe('texts', () => {
  test('are unfolded and unescaped; the place stands before the description', () => {
    const { events } = read(
      ...event(
        'DTSTART:20261121T100000Z',
        'LOCATION:Gate 4',
        'DESCRIPTION:Bring a lamp\\, and',
        '  a ladder.\\nNo dog.',
      ),
    );
    expect(events).toMatchObject([
      { title: 'Round', description: 'Gate 4\nBring a lamp, and a ladder.\nNo dog.' },
    ]);
  });
});

describe('what repeats', () => {
  test('is taken as its occurrences, without those that are left out, and with those that were moved', () => {
    const { events, problems } = read(
      ...event(
        'DTSTART:20261121T100000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=4',
        'EXDATE:20261122T100000Z',
      ),
      ...event('RECURRENCE-ID:20261123T100000Z', 'DTSTART:20261123T150000Z', 'DURATION:PT1H'),
    );
    expect(events.map(({ start }) => start)).toEqual([
      '2026-11-21T10:00:00.000Z',
      '2026-11-23T15:00:00.000Z',
      '2026-11-24T10:00:00.000Z',
    ]);
    expect(problems).toEqual([]);
  });

  test('keeps its time of day when clocks are changed', () => {
    expect(
      spans('DTSTART;TZID=America/New_York:20261031T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2').map(
        ([start]) => start,
      ),
    ).toEqual(['2026-10-31T14:00:00.000Z', '2026-11-01T15:00:00.000Z']);
  });

  test('without an end is cut, and that is said', () => {
    const { events, problems } = read(...event('DTSTART:20200101T100000Z', 'RRULE:FREQ=WEEKLY'));
    expect(events.length).toBeGreaterThan(150);
    expect(events.every(({ start }) => start > '2025-11-22' && start < '2028-11-22')).toBe(true);
    expect(problems).toEqual([{ line: 7, reason: 'REPEATS', what: 'Round', count: events.length }]);
  });

  test('more often than 400 times is cut', () => {
    const { events, problems } = read(...event('DTSTART:20261121T100000Z', 'RRULE:FREQ=HOURLY'));
    expect(events).toHaveLength(400);
    expect(problems).toMatchObject([{ reason: 'REPEATS', count: 400 }]);
  });
});

describe('what is not taken is named by its line', () => {
  const start = 'DTSTART:20261121T100000Z';
  it.each([
    ['NO_START', 3, event()],
    ['BAD_DATE', 6, event('DTSTART:soon')],
    ['ENDS_BEFORE_START', 7, event(start, 'DTEND:20261121T090000Z')],
    ['UNKNOWN_ZONE', 6, event('DTSTART;TZID=Nowhere:20261121T100000')],
    ['BAD_RULE', 7, event(start, 'RRULE:FREQ=SOMETIMES')],
    ['BROKEN_LINE', 7, event(start, 'this is no line')],
    ['CANCELLED', 7, event(start, 'STATUS:CANCELLED')],
    ['UNCLOSED', 3, event(start).slice(0, -1)],
    ['NO_TITLE', 3, ['BEGIN:VEVENT', start, 'END:VEVENT']],
    ['TITLE_TOO_LONG', 5, ['BEGIN:VEVENT', start, `SUMMARY:${'x'.repeat(201)}`, 'END:VEVENT']],
    ['TEXT_TOO_LONG', 7, event(start, `DESCRIPTION:${'x'.repeat(5_001)}`)],
    ['OTHER_KIND', 3, ['BEGIN:VTODO', 'SUMMARY:Task', 'END:VTODO']],
  ])('%s', (reason, line, lines) => {
    const { events, problems } = read(...lines);
    expect(events).toEqual([]);
    expect(problems).toMatchObject([{ reason, line }]);
  });

  test('and takes no other event with it', () => {
    const { events, problems } = read(
      ...event('DTSTART:soon'),
      'BEGIN:VEVENT',
      'SUMMARY:Fine',
      start,
      'END:VEVENT',
      ...event(start).slice(0, -1),
    );
    expect(events.map(({ title }) => title)).toEqual(['Fine']);
    expect(problems.map(({ line }) => line)).toEqual([6, 12]);
  });

  it.each([
    ['NO_CALENDAR', 'Name,Start\nRound,tomorrow'],
    ['TOO_LARGE', 'x'.repeat(FILE_LIMIT + 1)],
  ])('%s of a whole file', (reason, text) => {
    expect(readIcalendar(text, options)).toEqual({ events: [], problems: [{ line: 1, reason, what: '' }] });
  });

  test('TOO_MANY events', () => {
    const one = ['BEGIN:VEVENT', 'SUMMARY:Round', start, 'END:VEVENT'];
    const { events, problems } = read(...Array.from({ length: EVENT_LIMIT + 1 }, () => one).flat());
    expect(events).toHaveLength(EVENT_LIMIT);
    expect(problems).toMatchObject([{ reason: 'TOO_MANY' }]);
  });
});

test('what is written is read as it was', () => {
  const events = [
    {
      id: 'event-1',
      title: 'Döner; 커피, شاي',
      description: `First\nSecond ${'long '.repeat(40)}`,
      allDay: false,
      start: '2026-11-21T10:00:17.000Z',
      end: '2026-11-21T11:30:00.000Z',
    },
    {
      id: 'event-2',
      title: 'Holiday',
      description: '',
      allDay: true,
      start: '2026-11-21T00:00:00.000Z',
      end: '2026-11-24T00:00:00.000Z',
    },
  ];
  const text = writeIcalendar(events, options.now);
  expect(text).toContain('UID:event-1@watchfloor');
  const read = events.map(({ id: _, ...event }) => event);
  expect(readIcalendar(text, options)).toEqual({ events: read, problems: [] });
});

import { describe, expect, test } from 'vitest';
import { NOTE_LIMIT } from '../incident/incident.rules.ts';
import { type HandledGroup, handledCounts, noteErrors, shiftOf } from './handover.rules.ts';

const written = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((at) => new Date(at).toISOString().slice(0, 16)).join(' – ');

describe('a shift', () => {
  test.each([
    ['in the morning', '2026-11-20T06:00Z', 'UTC', 0, '2026-11-20T06:00 – 2026-11-20T14:00'],
    ['in its last minute', '2026-11-20T13:59Z', 'UTC', 0, '2026-11-20T06:00 – 2026-11-20T14:00'],
    ['in the afternoon', '2026-11-20T14:30Z', 'UTC', 0, '2026-11-20T14:00 – 2026-11-20T22:00'],
    ['at night', '2026-11-20T23:30Z', 'UTC', 0, '2026-11-20T22:00 – 2026-11-21T06:00'],
    ['after midnight', '2026-11-21T02:00Z', 'UTC', 0, '2026-11-20T22:00 – 2026-11-21T06:00'],
    ['before this one', '2026-11-20T06:30Z', 'UTC', 1, '2026-11-19T22:00 – 2026-11-20T06:00'],
    ['by the clocks of Seoul', '2026-11-20T14:30Z', 'Asia/Seoul', 0, '2026-11-20T13:00 – 2026-11-20T21:00'],
    ['of seven hours', '2026-03-29T01:30Z', 'Europe/Berlin', 0, '2026-03-28T21:00 – 2026-03-29T04:00'],
    ['of nine hours', '2026-10-25T01:30Z', 'Europe/Berlin', 0, '2026-10-24T20:00 – 2026-10-25T05:00'],
    ['after seven hours', '2026-03-29T05:00Z', 'Europe/Berlin', 0, '2026-03-29T04:00 – 2026-03-29T12:00'],
  ])('%s begins at 6, 14 or 22 o’clock there', (_, now, zone, back, expected) => {
    expect(written(shiftOf(Date.parse(now), zone, back))).toBe(expected);
  });
});

describe('a note', () => {
  test.each([
    ['', ['REQUIRED']],
    ['The gate is watched.', []],
    ['x'.repeat(NOTE_LIMIT), []],
    ['x'.repeat(NOTE_LIMIT + 1), ['TOO_LONG']],
  ])('%j', (text, codes) => {
    expect(noteErrors(text).map(({ code }) => code)).toEqual(codes);
  });
});

describe('how incidents were handled', () => {
  const raisedAt = Date.parse('2026-11-20T10:00:00Z');
  const later = (seconds: number | null) => (seconds === null ? null : raisedAt + seconds * 1_000);
  const group = (
    count: number,
    acknowledged: number | null,
    closed: number | null,
    rest = {},
  ): HandledGroup => ({
    count,
    key: {
      state: closed !== null ? 'RESOLVED' : acknowledged !== null ? 'ACKNOWLEDGED' : 'NEW',
      severity: 'HIGH',
      assigneeId: acknowledged === null ? null : 'nadia',
      raisedAt,
      acknowledgedAt: later(acknowledged),
      closedAt: later(closed),
      ...rest,
    },
  });

  test('is nothing where nothing was raised', () => {
    expect(handledCounts([])).toMatchObject({
      raised: 0,
      acknowledged: 0,
      acknowledgedInTime: 0,
      meanSecondsToAcknowledge: null,
      meanSecondsToClose: null,
      handlers: [],
    });
  });

  test('is counted by state and severity, in time up to five minutes, and told in means of all incidents', () => {
    const counts = handledCounts([
      group(3, 300, 900),
      group(1, 301, null, { severity: 'LOW', assigneeId: 'omar' }),
      group(2, null, null, { severity: 'MEDIUM' }),
    ]);
    expect(counts).toMatchObject({
      raised: 6,
      acknowledged: 4,
      acknowledgedInTime: 3,
      meanSecondsToAcknowledge: Math.round((3 * 300 + 301) / 4),
      meanSecondsToClose: 900,
    });
    expect(Object.fromEntries(counts.byState.map(({ state, count }) => [state, count]))).toEqual({
      NEW: 2,
      ACKNOWLEDGED: 1,
      RESOLVED: 3,
      DISMISSED: 0,
    });
    expect(counts.bySeverity).toEqual([
      { severity: 'HIGH', count: 3 },
      { severity: 'MEDIUM', count: 2 },
      { severity: 'LOW', count: 1 },
    ]);
  });

  test('is told of everybody who has some in charge, the most first, equals by id, and of nobody', () => {
    const { handlers } = handledCounts([
      group(2, 60, 600, { assigneeId: 'omar' }),
      group(1, 400, null),
      group(1, 100, null),
      group(5, null, null),
    ]);
    expect(handlers).toEqual([
      { memberId: null, incidents: 5, acknowledgedInTime: 0, closed: 0, meanSecondsToAcknowledge: null },
      { memberId: 'nadia', incidents: 2, acknowledgedInTime: 1, closed: 0, meanSecondsToAcknowledge: 250 },
      { memberId: 'omar', incidents: 2, acknowledgedInTime: 2, closed: 2, meanSecondsToAcknowledge: 60 },
    ]);
  });
});

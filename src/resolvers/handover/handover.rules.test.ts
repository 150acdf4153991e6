import { describe, expect, test } from 'vitest';
import { shiftOf } from './handover.rules.ts';

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

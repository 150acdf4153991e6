import { expect, test } from 'vitest';
import { clockOf, escalationOf } from './escalation.rules.ts';

const raised = '2026-11-22T10:00:00.000Z';
const after = (seconds: number) => escalationOf(raised, Date.parse(raised) + seconds * 1_000);

test('five minutes are counted down from the raising, and then up again', () => {
  expect([after(0), after(0.4), after(1), after(299), after(300), after(301)]).toEqual([
    { over: false, seconds: 300 },
    { over: false, seconds: 300 },
    { over: false, seconds: 299 },
    { over: false, seconds: 1 },
    { over: true, seconds: 0 },
    { over: true, seconds: 1 },
  ]);
});

test('a page whose clock is behind that of the server never has more than five minutes', () => {
  expect(after(-90)).toEqual({ over: false, seconds: 300 });
});

test('a clock is written below an hour', () => {
  expect([300, 65, 9, 0, 3_599, 3_600].map(clockOf)).toEqual(['5:00', '1:05', '0:09', '0:00', '59:59', null]);
});

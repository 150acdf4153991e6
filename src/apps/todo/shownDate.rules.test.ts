import { expect, test } from 'vitest';
import { shownDate } from './shownDate.rules.ts';

const [earlier, now, later] = ['2026-11-20T10:00:00Z', '2026-11-20T14:30:00Z', '2026-11-21T10:00:00Z'];
const todo = { startDate: null, dueDate: null, completed: false };
const shown = (change: object) => shownDate({ ...todo, ...change }, Date.parse(now));

test('a to-do shows until when it is to be done, else when it begins', () => {
  expect(shown({})).toBeNull();
  expect(shown({ startDate: earlier })).toEqual({ kind: 'start', at: earlier });
  expect(shown({ startDate: earlier, dueDate: later })).toEqual({ kind: 'due', at: later });
});

test('it is late from the moment on after which it was to be done, unless it is done', () => {
  expect(shown({ dueDate: earlier })).toEqual({ kind: 'late', at: earlier });
  expect(shown({ dueDate: now })).toEqual({ kind: 'due', at: now });
  expect(shown({ dueDate: earlier, completed: true })).toEqual({ kind: 'due', at: earlier });
});

import { expect, test } from 'vitest';
import { countedOf, isAlarming } from './alarm.rules.ts';

const high = { severity: 'HIGH', inDrill: false } as const;
const drill = { severity: 'HIGH', inDrill: true } as const;

test('high incidents alarm, others do not', () => {
  expect([high, { ...high, severity: 'MEDIUM' as const }].map((each) => isAlarming(each, false))).toEqual([
    true,
    false,
  ]);
});

test('in drills there is silence where it is chosen, and nowhere else', () => {
  expect([isAlarming(drill, false), isAlarming(drill, true), isAlarming(high, true)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('incidents of drills are counted unless silence is chosen', () => {
  const waiting = { incidents: [high, drill, drill], count: 5 };
  expect([countedOf(waiting, false), countedOf(waiting, true)]).toEqual([5, 3]);
});

import { describe, expect, test } from 'vitest';
import { onePerPlace, stillPlace } from './stills.rules.ts';

const RAISED = Date.parse('2026-11-20T14:30:00.000Z');
const still = (secondsBefore: number) => ({ takenAt: RAISED - secondsBefore * 1000 });

describe('the half minute before an incident', () => {
  test('has six stretches of five seconds, the last one first', () => {
    const places = [0, 4.999, 5, 9.999, 10, 24.999, 25, 30].map((seconds) =>
      stillPlace(RAISED - seconds * 1000, RAISED),
    );
    expect(places).toEqual([0, 0, 1, 1, 2, 4, 5, 5]);
  });

  test('ends when it was raised, and is no longer than that', () => {
    expect([stillPlace(RAISED + 1, RAISED), stillPlace(RAISED - 30_001, RAISED)]).toEqual([null, null]);
  });

  test('keeps of each stretch the still that was given first, and none from outside', () => {
    const given = [still(12), still(14), still(1), still(31), still(-1)];
    expect([...onePerPlace(given, RAISED)]).toEqual([
      [2, given[0]],
      [0, given[2]],
    ]);
  });
});

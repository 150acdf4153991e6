import { describe, expect, test } from 'vitest';
import { nextBeat } from './pulse.rules.ts';

const cameras = [
  { id: 'up-1', name: 'Up', state: 'UP' },
  { id: 'down-1', name: 'Down', state: 'DOWN' },
] as const;
const nothing = { degraded: [], raised: [], acknowledged: [] };
/** Numbers one after the other, then the last again and again. */
const numbers = (...values: number[]) => {
  let index = 0;
  return () => values[Math.min(index++, values.length - 1)] ?? 0;
};

describe('the pulse', () => {
  test('raises an incident on a camera that is up', () => {
    expect(nextBeat(cameras, nothing, numbers(0, 0.1, 0.9, 0.9))).toMatchObject({
      kind: 'RAISE',
      input: { cameraId: 'up-1', kind: 'MOTION', severity: 'LOW' },
    });
  });

  test('degrades a camera and later recovers the same one', () => {
    expect(nextBeat(cameras, nothing, numbers(0, 0.9))).toMatchObject({
      input: { cameraId: 'up-1', to: 'DEGRADED' },
    });
    const begun = { ...nothing, degraded: ['up-1'] };
    expect(nextBeat(cameras, begun, numbers(0, 0.5))).toMatchObject({
      input: { cameraId: 'up-1', to: 'UP' },
    });
  });

  test('ends what has piled up before it begins anything', () => {
    expect(nextBeat(cameras, { ...nothing, raised: ['1', '2', '3', '4'] }, numbers(0))).toEqual({
      kind: 'ACKNOWLEDGE',
      id: '1',
    });
    expect(nextBeat(cameras, { ...nothing, acknowledged: ['1', '2', '3'] }, numbers(0))).toEqual({
      kind: 'RESOLVE',
      id: '1',
    });
    expect(nextBeat(cameras, { ...nothing, degraded: ['1', '2', '3'] }, numbers(0))).toMatchObject({
      input: { cameraId: '1', to: 'UP' },
    });
  });

  test('rests when no camera is up', () => {
    expect(nextBeat([], nothing, numbers(0.9))).toBeNull();
  });
});

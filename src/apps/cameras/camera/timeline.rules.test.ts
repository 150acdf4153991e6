import { describe, expect, test } from 'vitest';
import type { CameraState } from '~/graphql/types.generated.ts';
import { type Change, changesSince, segmentsOf } from './timeline.rules.ts';

const at = (minute: number) => new Date(minute * 60_000).toISOString();
const change = (minute: number, from: CameraState, to: CameraState): Change => ({
  at: at(minute),
  from,
  to,
  reason: 'TIMEOUT',
  detail: '',
});
const span = { from: 0, to: 60 * 60_000 };
const minutes = (changes: readonly Change[], state: CameraState) =>
  segmentsOf(changes, state, span).map((segment) => [
    segment.from / 60_000,
    segment.to / 60_000,
    segment.state,
  ]);

describe('a timeline', () => {
  test('is cut at every change, and begins in the state that the first one came from', () => {
    expect(minutes([change(30, 'DOWN', 'UP'), change(10, 'UP', 'DOWN')], 'UP')).toEqual([
      [0, 10, 'UP'],
      [10, 30, 'DOWN'],
      [30, 60, 'UP'],
    ]);
  });

  test('without a change is the state now', () => {
    expect(minutes([], 'PAUSED')).toEqual([[0, 60, 'PAUSED']]);
  });

  test('has no stretch after a change at its end', () => {
    expect(minutes([change(60, 'UP', 'DOWN')], 'DOWN')).toEqual([[0, 60, 'UP']]);
  });

  test('tells why each stretch began, and of the first one nothing', () => {
    expect(segmentsOf([change(30, 'UP', 'DOWN')], 'DOWN', span).map(({ reason }) => reason)).toEqual([
      null,
      'TIMEOUT',
    ]);
  });

  test('has no stretch before a change at its beginning', () => {
    expect(minutes([change(0, 'UP', 'DOWN')], 'DOWN')).toEqual([[0, 60, 'DOWN']]);
  });
});

test('what has changed since it was last good is told in its order', () => {
  const changes = [change(30, 'DOWN', 'UNKNOWN'), change(20, 'UP', 'DOWN'), change(10, 'DOWN', 'UP')];
  expect(changesSince(changes, at(10)).map(({ to }) => to)).toEqual(['DOWN', 'UNKNOWN']);
  expect(changesSince(changes, null)).toEqual([]);
});

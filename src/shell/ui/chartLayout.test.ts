import { describe, expect, it } from 'vitest';
import type { ChartData } from './chart.ts';
import { chartLayout, roomToName } from './chartLayout.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const chart = (values: readonly (number | null)[], rest: Partial<ChartData> = {}): ChartData => ({
  kind: 'area',
  categories: days,
  series: [{ name: 'Visits', values }],
  ...rest,
});

const ticksOf = (data: ChartData, height = 148) => chartLayout(data, height, String).ticks;

describe('the grid of a chart', () => {
  it('has round steps over all of its values', () => {
    expect(ticksOf(chart([3, 42, 7], { min: 0 }))).toEqual([0, 20, 40, 60]);
  });

  it('has more lines where it is higher, 36 pixels apart at least', () => {
    expect(ticksOf(chart([0, 24], { min: 0 }), 288)).toEqual([0, 5, 10, 15, 20, 25]);
  });

  it('has no halves where things are counted', () => {
    expect(ticksOf(chart([0, 1], { min: 0, whole: true }), 288)).toEqual([0, 1]);
    expect(ticksOf(chart([0, 5], { min: 0, whole: true }))).toEqual([0, 2, 4, 6]);
  });

  it('reaches as far as it is asked to, however little its values say', () => {
    expect(ticksOf(chart([1, 0], { min: 0, max: 5, whole: true }))).toEqual([0, 2, 4, 6]);
    expect(ticksOf(chart([0.991, 0.992], { min: 0.98, max: 1 }), 112)).toEqual([0.98, 0.99, 1]);
  });

  it('stands without any value', () => {
    expect(ticksOf(chart([null, null], { min: 0 }))).toEqual([0, 0.5, 1]);
  });

  it('reaches over columns that stand on each other', () => {
    const series = [
      { name: 'High', values: [4] },
      { name: 'Low', values: [5] },
    ];
    expect(ticksOf(chart([], { kind: 'column', series, stacked: true }))).toEqual([0, 5, 10]);
  });

  it('leaves the room that the words at its lines take', () => {
    const wordy = chartLayout(chart([0, 1], { min: 0 }), 148, () => '100.0%');
    expect(wordy.axis).toBe(6 * 7 + 8);
  });
});

describe('the words below an axis', () => {
  const shown = (categories: readonly string[], width: number) =>
    roomToName(categories).flatMap((room, index) => (room <= width ? [index] : []));

  it('are all there where there is room', () => {
    expect(shown(days, 7 * 37)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('are every second, then every fourth, where there is less', () => {
    expect(shown(days, 7 * 36)).toEqual([0, 2, 4, 6]);
    expect(shown(days, 4 * 30)).toEqual([0, 4]);
  });

  it('do not reach over the end', () => {
    const long = ['Monday, November 23', 'Tuesday, November 24'];
    expect(shown(long, 2 * 120)).toEqual([0]);
  });
});

import type { ChartData } from './chart.ts';

/** Width of a letter and the gap between two words below an axis, in pixels. */
const LETTER = 7;
const GAP = 16;
/** Pixels between the numbers of an axis and the drawing. */
const BESIDE = 8;
/** Pixels between two lines of the grid, at least. */
const APART = 36;
const STEPS = [1, 2, 2.5, 5, 10];

/** Pixels above the drawing, where half of the highest number stands, and below it, for the words of the categories. */
export const ABOVE = 8;
export const BELOW = 28;

/** The shares of a category's room that columns leave: around a group of them, and around each. */
export const AROUND_GROUP = 0.24;
export const AROUND_COLUMN = 0.16;

/** What a chart with axes is drawn on: known from its data and its height, so that nobody measures what was drawn. */
export interface ChartLayout {
  /** Where the grid has lines, from the lowest to the highest value of the axis. */
  readonly ticks: readonly number[];
  /** The words at the ticks. */
  readonly labels: readonly string[];
  /** Pixels that the words at the ticks take. */
  readonly axis: number;
}

const longestOf = (words: readonly string[]) => Math.max(0, ...words.map((word) => word.length)) * LETTER;

function stepFor(span: number, lines: number, whole: boolean): number {
  const least = span / Math.max(1, lines);
  if (whole && least <= 1) return 1;
  const unit = 10 ** Math.floor(Math.log10(least));
  const steps = STEPS.map((each) => each * unit).filter((each) => !whole || Number.isInteger(each));
  // A little less counts too: 0.1 + 0.2 is more than 0.3.
  return steps.find((each) => each >= least * 0.999) ?? 10 * unit;
}

/** The least and the greatest value of the axis, before they are rounded to its steps. */
function extremes({ kind, series, categories, min, max, stacked }: ChartData): [number, number] {
  const values = stacked
    ? categories.map((_, index) => series.reduce((sum, each) => sum + (each.values[index] ?? 0), 0))
    : series.flatMap((each) => each.values.filter((value) => value !== null));
  const low = min ?? Math.min(...(kind === 'column' || values.length === 0 ? [0] : []), ...values);
  const high = max ?? Math.max(low, ...values);
  return [low, high > low ? high : low + 1];
}

/**
 * The grid of a chart and the room beside it.
 * @param height of the whole drawing, in pixels
 */
export function chartLayout(
  data: ChartData,
  height: number,
  axisFormat: (value: number) => string,
): ChartLayout {
  const [low, high] = extremes(data);
  const step = stepFor(high - low, (height - ABOVE - BELOW) / APART, data.whole ?? false);
  const first = Math.floor(low / step + 0.001);
  const last = Math.ceil(high / step - 0.001);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  const labels = ticks.map(axisFormat);
  return { ticks, labels, axis: longestOf(labels) + BESIDE };
}

/**
 * How many pixels the axis must have for each of its categories to be named: every word, or every second, fourth, eighth …
 * so that none touches the next or the end.
 */
export function roomToName(categories: readonly string[]): number[] {
  const longest = longestOf(categories);
  return categories.map((_, index) => {
    if (index === 0) return 0;
    const every = index & -index;
    const besideOthers = (categories.length * (longest + GAP)) / every;
    const beforeEnd = (longest * categories.length) / (2 * (categories.length - index) - 1);
    return Math.max(besideOthers, beforeEnd);
  });
}

/** The widths of columns side by side, as shares of a category's room. */
export function columnWidths(beside: number): { readonly slot: number; readonly column: number } {
  const slot = (1 - AROUND_GROUP) / beside;
  return { slot, column: slot * (1 - AROUND_COLUMN) };
}

/** A column is no wider, in pixels. */
export const WIDEST_COLUMN = 40;

import type { IncidentState } from '~/graphql/types.generated.ts';
import { plus, startOf } from '~/lib/calendar.ts';
import { groupBy } from '~/lib/groupBy.ts';

/** What a summary looks at. */
export interface Summarised {
  readonly state: IncidentState;
  readonly raisedAt: string;
  readonly acknowledgedAt: string | null;
  readonly closedAt: string | null;
}

/** Counts and times of some incidents. Times are seconds from raised on; null where there is none to tell. */
export interface Figures {
  readonly count: number;
  /** New or acknowledged. */
  readonly open: number;
  readonly acknowledgeMedian: number | null;
  /** 95 of 100 were acknowledged within this time. */
  readonly acknowledge95: number | null;
  readonly resolveMedian: number | null;
}

/** The value below which such a share of them lies: the nearest that is there. Null when there are none. */
function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

/** Seconds from raised to a later moment, of those that have come to it. */
const secondsTo = (rows: readonly Summarised[], moment: (row: Summarised) => string | null): number[] =>
  rows.flatMap((row) => {
    const at = moment(row);
    return at === null ? [] : [Math.max(0, (Date.parse(at) - Date.parse(row.raisedAt)) / 1000)];
  });

export function figuresOf(rows: readonly Summarised[]): Figures {
  const acknowledged = secondsTo(rows, ({ acknowledgedAt }) => acknowledgedAt);
  const closed = secondsTo(rows, ({ closedAt }) => closedAt);
  return {
    count: rows.length,
    open: rows.filter(({ state }) => state === 'NEW' || state === 'ACKNOWLEDGED').length,
    acknowledgeMedian: quantile(acknowledged, 0.5),
    acknowledge95: quantile(acknowledged, 0.95),
    resolveMedian: quantile(closed, 0.5),
  };
}

/** The figures of each group, the largest first; equals by name. */
export function figuresBy<Row extends Summarised>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): readonly (readonly [name: string, figures: Figures])[] {
  return [...groupBy(rows, nameOf)]
    .map(([name, group]) => [name, figuresOf(group)] as const)
    .sort(([a, { count: many }], [b, { count: few }]) => few - many || a.localeCompare(b));
}

/** Most bars that are told apart on a page. */
const MOST_BARS = 62;

export interface Stretch {
  /** When it begins, milliseconds since 1970. */
  readonly from: number;
  readonly count: number;
}

/**
 * How many were raised in each day of a time zone, from the first to the last; in weeks, then months, where the days would be
 * too many to draw.
 */
export function raisedOverTime(
  rows: readonly Summarised[],
  zone: string,
): { readonly unit: 'day' | 'week' | 'month' | 'year'; readonly stretches: readonly Stretch[] } {
  const moments = rows.map(({ raisedAt }) => Date.parse(raisedAt)).sort((a, b) => a - b);
  const first = moments[0];
  const last = moments.at(-1);
  if (first === undefined || last === undefined) return { unit: 'day', stretches: [] };
  for (const unit of ['day', 'week', 'month', 'year'] as const) {
    const starts = [startOf(first, zone, unit)];
    while (starts.length <= MOST_BARS) {
      const next = plus(starts.at(-1) ?? last, zone, 1, unit);
      if (next > last) return { unit, stretches: counted(moments, starts) };
      starts.push(next);
    }
  }
  return { unit: 'year', stretches: [] };
}

/** Both in ascending order. */
function counted(moments: readonly number[], starts: readonly number[]): Stretch[] {
  let at = 0;
  return starts.map((from, index) => {
    const until = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const before = at;
    while ((moments[at] ?? until) < until) at += 1;
    return { from, count: at - before };
  });
}

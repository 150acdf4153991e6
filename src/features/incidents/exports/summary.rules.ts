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

/** Seconds from raised on; null where it has not come to that. */
interface Timed {
  readonly open: boolean;
  readonly acknowledged: number | null;
  readonly closed: number | null;
}

function timed({ state, raisedAt, acknowledgedAt, closedAt }: Summarised): Timed {
  const from = Date.parse(raisedAt);
  const after = (at: string | null) => (at === null ? null : Math.max(0, (Date.parse(at) - from) / 1000));
  const open = state === 'NEW' || state === 'ACKNOWLEDGED';
  return { open, acknowledged: after(acknowledgedAt), closed: after(closedAt) };
}

/** The value below which such a share of them lies: the nearest that is there. Null when there are none. */
const quantile = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;

const sorted = (seconds: readonly (number | null)[]): number[] =>
  seconds.filter((value) => value !== null).sort((a, b) => a - b);

function figuresOfTimed(rows: readonly Timed[]): Figures {
  const acknowledged = sorted(rows.map((row) => row.acknowledged));
  return {
    count: rows.length,
    open: rows.filter(({ open }) => open).length,
    acknowledgeMedian: quantile(acknowledged, 0.5),
    acknowledge95: quantile(acknowledged, 0.95),
    resolveMedian: quantile(sorted(rows.map(({ closed }) => closed)), 0.5),
  };
}

export const figuresOf = (rows: readonly Summarised[]): Figures => figuresOfTimed(rows.map(timed));

/** Groups with their names and figures. */
export type Grouped = readonly (readonly [name: string, figures: Figures])[];

/** The figures of each group, the largest first; equals by name. One list for each way to group. */
export function figuresBy<Row extends Summarised>(
  rows: readonly Row[],
  ...ways: readonly ((row: Row) => string)[]
): readonly Grouped[] {
  // Read once: dates of thousands of rows take the page a tenth of a second.
  const times = rows.map((row) => ({ row, ...timed(row) }));
  return ways.map((nameOf) =>
    [...groupBy(times, ({ row }) => nameOf(row))]
      .map(([name, group]) => [name, figuresOfTimed(group)] as const)
      .sort(([a, { count: many }], [b, { count: few }]) => few - many || a.localeCompare(b)),
  );
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

import { compareScalars, fieldOf, type Scalar } from '~/store/order.ts';
import type { AggregateQuery, BaseRow, Group } from '~/store/port.ts';
import { type FieldTest, readWhere } from '~/store/where.ts';
import { matches } from './plan.ts';
import type { View } from './view.ts';

/** What a row must fulfil to be in one of the groups. */
export const testsOf = <Row extends BaseRow, By extends keyof Row & string>(
  { where, bucket }: AggregateQuery<Row, By>,
  folded?: ReadonlySet<string>,
): FieldTest[] => [...outerEdges(bucket), ...readWhere(where, folded)];

/** The groups that the port promises. */
export function aggregateRows<Row extends BaseRow, By extends keyof Row & string>(
  view: View<Row>,
  query: AggregateQuery<Row, By>,
): Group<Row, By>[] {
  const { by = [], bucket } = query;
  const found = matches(view, testsOf(query, view.rows.folded));
  const groups: Tally<Row, By>[] = [];
  const root: Branch<Row, By> = new Map();
  for (const row of found) {
    const stretch = bucket ? stretchOf(fieldOf(row, bucket.field) as number, bucket.edges) : 0;
    let branch = root;
    let value: Scalar = stretch;
    for (const field of by) {
      branch = childOf(branch, value);
      value = fieldOf(row, field);
    }
    let tally = branch.get(value);
    if (!(tally instanceof Tally)) {
      tally = new Tally<Row, By>(query, row, stretch);
      branch.set(value, tally);
      groups.push(tally);
    }
    tally.add(row);
  }
  const all = groups.map((tally) => tally.group());
  return query.largest === undefined ? all : largestOf(all, by, query.largest);
}

function largestOf<Row extends BaseRow, By extends keyof Row & string>(
  groups: Group<Row, By>[],
  by: readonly By[],
  wanted: number,
): Group<Row, By>[] {
  const keyOf = ({ key, bucket }: Group<Row, By>) => [...by.map((field) => key[field] as Scalar), bucket];
  const compareKeys = (a: readonly Scalar[], b: readonly Scalar[]) =>
    a.reduce<number>((found, value, index) => found || compareScalars(value, b[index] ?? null), 0);
  groups.sort((a, b) => b.count - a.count || compareKeys(keyOf(a), keyOf(b)));
  return groups.slice(0, wanted);
}

/** Groups by the stretch and then by one field after the other. */
type Branch<Row extends BaseRow, By extends keyof Row & string> = Map<
  Scalar,
  Branch<Row, By> | Tally<Row, By>
>;

function childOf<Row extends BaseRow, By extends keyof Row & string>(
  branch: Branch<Row, By>,
  value: Scalar,
): Branch<Row, By> {
  const there = branch.get(value);
  if (there instanceof Map) return there;
  const child: Branch<Row, By> = new Map();
  branch.set(value, child);
  return child;
}

/** Rows outside all stretches are left out before they are looked at. */
function outerEdges(
  bucket: { readonly field: string; readonly edges: readonly number[] } | undefined,
): FieldTest[] {
  if (!bucket) return [];
  const { field, edges } = bucket;
  const [first, last] = [edges[0] ?? null, edges.at(-1) ?? null];
  return [{ field, range: { gte: first, lt: last } }];
}

/** The index of the last edge that is not above the value. */
function stretchOf(value: number, edges: readonly number[]): number {
  let low = 0;
  let high = edges.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((edges[middle] as number) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A group while it grows. */
class Tally<Row extends BaseRow, By extends keyof Row & string> {
  readonly #query: AggregateQuery<Row, By>;
  readonly #first: Row;
  readonly #stretch: number;
  #count = 0;
  readonly #sum: Record<string, number>;
  readonly #values = new Set<Scalar>();
  #min: number | null = null;
  #max: number | null = null;

  constructor(query: AggregateQuery<Row, By>, first: Row, stretch: number) {
    this.#query = query;
    this.#first = first;
    this.#stretch = stretch;
    this.#sum = Object.fromEntries((query.sum ?? []).map((field) => [field, 0]));
  }

  add(row: Row): void {
    const { sum, countDistinct, min, max } = this.#query;
    this.#count += 1;
    for (const field of sum ?? []) {
      this.#sum[field] = (this.#sum[field] ?? 0) + ((fieldOf(row, field) ?? 0) as number);
    }
    const value = countDistinct ? fieldOf(row, countDistinct) : null;
    if (value !== null) this.#values.add(value);
    const low = min ? (fieldOf(row, min) as number | null) : null;
    if (low !== null && (this.#min === null || low < this.#min)) this.#min = low;
    const high = max ? (fieldOf(row, max) as number | null) : null;
    if (high !== null && (this.#max === null || high > this.#max)) this.#max = high;
  }

  group(): Group<Row, By> {
    const key = (this.#query.by ?? []).map((field) => [field, fieldOf(this.#first, field)]);
    return {
      key: Object.fromEntries(key) as Pick<Row, By>,
      bucket: this.#stretch,
      count: this.#count,
      sum: this.#sum,
      distinct: this.#values.size,
      min: this.#min,
      max: this.#max,
    };
  }
}

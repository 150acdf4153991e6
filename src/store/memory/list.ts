import { decodeCursor } from '~/store/cursor.ts';
import {
  comparator,
  compareWithPosition,
  fieldOf,
  type OrderKey,
  type Position,
  type Scalar,
  totalOrder,
} from '~/store/order.ts';
import { pageOf } from '~/store/page.ts';
import type { BaseRow, ListQuery, Page } from '~/store/port.ts';
import { type FieldTest, matchesWhere, readWhere } from '~/store/where.ts';
import type { OrderedIndex } from './indexes.ts';
import { fewestCandidates, matches } from './plan.ts';
import type { IndexedRows } from './rows.ts';
import type { View } from './view.ts';

/** A ListQuery, read. */
interface Reading {
  readonly tests: readonly FieldTest[];
  readonly order: readonly OrderKey[];
  readonly after: Position | undefined;
  readonly first: number;
  readonly distinctOn: string | undefined;
}

/** The page that the port promises. */
export function listRows<Row extends BaseRow>(view: View<Row>, query: ListQuery<Row>): Page<Row> {
  const order = totalOrder(query.orderBy);
  const reading: Reading = {
    order,
    tests: readWhere(query.where, view.rows.folded),
    after: query.after === undefined ? undefined : decodeCursor(order, query.after),
    first: query.first ?? Number.POSITIVE_INFINITY,
    distinctOn: query.distinctOn,
  };
  const index = indexToWalk(view, reading);
  const sorted = index ? walk(view.rows, index, reading) : sort(view, reading);
  const rows: Row[] = [];
  for (const row of sorted) {
    if (rows.length >= reading.first) return pageOf(rows, order, true);
    rows.push(row);
  }
  return pageOf(rows, order, false);
}

const isAfter = (row: BaseRow, { after, order }: Reading): boolean =>
  after === undefined || compareWithPosition(row, after, order) > 0;

/** All rows of the answer, sorted. */
function sort<Row extends BaseRow>(view: View<Row>, reading: Reading): Row[] {
  const compare = comparator(reading.order);
  const found = matches(view, reading.tests);
  const kept = reading.distinctOn === undefined ? found : firstOfEach(found, reading.distinctOn, compare);
  return kept.filter((row) => isAfter(row, reading)).sort(compare);
}

function firstOfEach<Row extends BaseRow>(
  rows: Row[],
  field: string,
  compare: (a: Row, b: Row) => number,
): Row[] {
  const firsts = new Map<Scalar, Row>();
  for (const row of rows) {
    const value = fieldOf(row, field);
    const first = firsts.get(value);
    if (!first || compare(row, first) < 0) firsts.set(value, row);
  }
  return [...firsts.values()];
}

/** The rows of the answer in the order of the index, each looked up when it is asked for. */
function* walk<Row extends BaseRow>(
  rows: IndexedRows<Row>,
  index: OrderedIndex<Row>,
  reading: Reading,
): Iterable<Row> {
  const { order, tests, after, distinctOn } = reading;
  const sign = order[0]?.sign ?? 1;
  const range = rangeOf(order, tests);
  let { start, end } = range ? index.stretch(range) : { start: 0, end: index.rows.length };
  // Rows before the cursor still decide which row is the first of its value.
  if (after && distinctOn === undefined) {
    const place = index.find((row) => sign * compareWithPosition(row, after, order));
    // Going up, the row of the cursor itself may lie at its place; `isAfter` leaves it out.
    if (sign === 1) start = Math.max(start, place);
    else end = Math.min(end, place);
  }
  const seen = new Set<Scalar>();
  const values = distinctOn === undefined ? 0 : valuesOf(rows, distinctOn, tests);
  for (let step = 0; step < end - start; step++) {
    const row = index.rows[sign === 1 ? start + step : end - 1 - step];
    if (!row || !matchesWhere(row, tests)) continue;
    if (distinctOn !== undefined) {
      const value = fieldOf(row, distinctOn);
      if (seen.has(value)) continue;
      seen.add(value);
    }
    if (isAfter(row, reading)) yield row;
    if (distinctOn !== undefined && seen.size >= values) return;
  }
}

const rangeOf = (order: readonly OrderKey[], tests: readonly FieldTest[]) =>
  tests.find((test) => test.field === order[0]?.field)?.range;

/** How many values of the field can occur at most. */
function valuesOf<Row extends BaseRow>(
  rows: IndexedRows<Row>,
  field: string,
  tests: readonly FieldTest[],
): number {
  const index = rows.equalIndex(field);
  const asked = tests.find((test) => test.field === field)?.values;
  if (!asked) return index?.valueCount ?? Number.POSITIVE_INFINITY;
  return index ? [...asked].filter((value) => index.get(value)).length : asked.size;
}

/** The index that gives the order, where walking along it looks at fewer rows than finding and sorting them. */
function indexToWalk<Row extends BaseRow>(
  { rows, changes }: View<Row>,
  { order, tests, first, distinctOn }: Reading,
): OrderedIndex<Row> | undefined {
  const field = order[0]?.field ?? 'id';
  const index = rows.orderedIndex(field);
  const served =
    order.length === (field === 'id' ? 1 : 2) && order.every(({ sign }) => sign === order[0]?.sign);
  if (!index || !served || changes.size > 0) return undefined;
  const range = rangeOf(order, tests);
  const stretch = range ? index.stretch(range) : { start: 0, end: rows.size };
  const length = stretch.end - stretch.start;
  const elsewhere = fewestCandidates(rows, range ? tests.filter((test) => test.field !== field) : tests).size;
  const found = Math.min(elsewhere, length);
  if (distinctOn !== undefined) return length <= found ? index : undefined;
  const walked = Math.min(length, ((first + 1) * rows.size) / Math.max(1, elsewhere));
  return walked <= found * Math.log2(found + 2) ? index : undefined;
}

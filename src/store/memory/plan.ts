import type { Scalar } from '~/store/order.ts';
import type { BaseRow } from '~/store/port.ts';
import { type FieldTest, matchesWhere } from '~/store/where.ts';
import type { IndexedRows } from './rows.ts';
import type { View } from './view.ts';

/** Rows among which all that fulfil some tests are, and the tests that are left to try on them. */
interface Candidates<Row extends BaseRow> {
  readonly size: number;
  readonly rows: () => Iterable<Row>;
  readonly untested: readonly FieldTest[];
}

/** The fewest rows that an index can name for the tests. */
export function fewestCandidates<Row extends BaseRow>(
  rows: IndexedRows<Row>,
  tests: readonly FieldTest[],
): Candidates<Row> {
  let best: Candidates<Row> = { size: rows.size, rows: () => rows.all(), untested: tests };
  for (const test of tests) {
    for (const candidates of [byValue(rows, test, tests), byRange(rows, test, tests)]) {
      if (candidates && candidates.size < best.size) best = candidates;
    }
  }
  return best;
}

function byValue<Row extends BaseRow>(
  rows: IndexedRows<Row>,
  test: FieldTest,
  tests: readonly FieldTest[],
): Candidates<Row> | undefined {
  const index = rows.equalIndex(test.field);
  if (!test.values || (!index && test.field !== 'id')) return undefined;
  const sets = Array.from(test.values, (value) => (index ? index.get(value) : rowOfId(rows, value)));
  return {
    size: sets.reduce((size, set) => size + (set?.size ?? 0), 0),
    rows: () => (sets.length === 1 ? (sets[0] ?? []) : sets.flatMap((set) => [...(set ?? [])])),
    untested: without(tests, test, 'values'),
  };
}

function rowOfId<Row extends BaseRow>(rows: IndexedRows<Row>, id: Scalar): ReadonlySet<Row> | undefined {
  const row = typeof id === 'string' ? rows.get(id) : undefined;
  return row && new Set([row]);
}

function byRange<Row extends BaseRow>(
  rows: IndexedRows<Row>,
  test: FieldTest,
  tests: readonly FieldTest[],
): Candidates<Row> | undefined {
  const index = rows.orderedIndex(test.field);
  if (!test.range || !index) return undefined;
  const { start, end } = index.stretch(test.range);
  return {
    size: end - start,
    rows: () => index.rows.slice(start, end),
    untested: without(tests, test, 'range'),
  };
}

/** The tests without the part that an index has answered. */
function without(tests: readonly FieldTest[], answered: FieldTest, part: 'values' | 'range'): FieldTest[] {
  const { [part]: _, ...left } = answered;
  const others = tests.filter((test) => test !== answered);
  return Object.keys(left).length > 1 ? [...others, left] : others;
}

/** All rows of the view that fulfil the tests, in no order. */
export function matches<Row extends BaseRow>(view: View<Row>, tests: readonly FieldTest[]): Row[] {
  const { rows, changes } = view;
  const candidates = fewestCandidates(rows, tests);
  const found: Row[] = [];
  for (const row of candidates.rows()) {
    if (!changes.has(row.id) && matchesWhere(row, candidates.untested)) found.push(row);
  }
  for (const row of changes.values()) {
    if (row && matchesWhere(row, tests)) found.push(row);
  }
  return found;
}

/** How many rows of the view fulfil the tests. */
export function countMatches<Row extends BaseRow>(view: View<Row>, tests: readonly FieldTest[]): number {
  const { size, untested } = fewestCandidates(view.rows, tests);
  const counted = untested.length === 0 && view.changes.size === 0;
  return counted ? size : matches(view, tests).length;
}

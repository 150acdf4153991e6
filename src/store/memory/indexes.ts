import { comparator, compareScalars, fieldOf, type Scalar, totalOrder } from '~/store/order.ts';
import type { BaseRow } from '~/store/port.ts';
import type { Range } from '~/store/where.ts';

// Both kinds of index put new rows aside and sort them in when they are next asked: a hundred thousand rows are then
// sorted once, and an index that nobody asks for costs nothing.

/** Up to so many rows are put in, or taken out, one by one. */
const fewRows = 16;

/** Rows by the value of a field. */
export class EqualIndex<Row extends BaseRow> {
  readonly #field: string;
  readonly #rows = new Map<Scalar, Set<Row>>();
  #first: readonly Row[] = [];
  #waiting: Row[] = [];

  constructor(field: string) {
    this.#field = field;
  }

  add(row: Row): void {
    this.#waiting.push(row);
  }

  /** Adds the first rows of the index. The list must stay as it is. */
  begin(rows: readonly Row[]): void {
    this.#first = rows;
  }

  remove(row: Row): void {
    const value = fieldOf(row, this.#field);
    const rows = this.#settled().get(value);
    rows?.delete(row);
    if (rows?.size === 0) this.#rows.delete(value);
  }

  get(value: Scalar): ReadonlySet<Row> | undefined {
    return this.#settled().get(value);
  }

  /** How many different values occur. */
  get valueCount(): number {
    return this.#settled().size;
  }

  #settled(): Map<Scalar, Set<Row>> {
    if (this.#first.length > 0) {
      const first = this.#first;
      this.#first = [];
      this.#settle(first);
    }
    if (this.#waiting.length > 0) {
      const waiting = this.#waiting;
      this.#waiting = [];
      this.#settle(waiting);
    }
    return this.#rows;
  }

  #settle(added: readonly Row[]): void {
    for (const row of added) {
      const value = fieldOf(row, this.#field);
      const rows = this.#rows.get(value);
      if (rows) rows.add(row);
      else this.#rows.set(value, new Set([row]));
    }
  }
}

/** A stretch of an ordered index: the rows from `start` until before `end`. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Rows in the ascending order of a field and, where it is the same, of the id. */
export class OrderedIndex<Row extends BaseRow> {
  readonly #field: string;
  readonly #compare: (a: Row, b: Row) => number;
  #rows: Row[] = [];
  #first: readonly Row[] = [];
  #waiting: Row[] = [];
  #gone = new Set<Row>();

  constructor(field: string) {
    this.#field = field;
    this.#compare = comparator(totalOrder([{ field, direction: 'asc' }]));
  }

  add(row: Row): void {
    // Rows are frozen: one that comes back before it was taken out still lies where it belongs.
    if (!this.#gone.delete(row)) this.#waiting.push(row);
  }

  /** Adds the first rows of the index. The list must stay as it is. */
  begin(rows: readonly Row[]): void {
    this.#first = rows;
  }

  remove(row: Row): void {
    this.#gone.add(row);
  }

  /** All rows in order. Not to be changed, nor kept beyond the next change of the index. */
  get rows(): readonly Row[] {
    if (this.#first.length > 0) {
      this.#rows = [...this.#first].sort(this.#compare);
      this.#first = [];
    }
    if (this.#waiting.length > 0) this.#sortIn(this.#waiting);
    if (this.#gone.size > 0) this.#takeOut(this.#gone);
    return this.#rows;
  }

  #sortIn(waiting: Row[]): void {
    this.#waiting = [];
    if (waiting.length <= fewRows) {
      for (const row of waiting) this.#rows.splice(this.#placeOf(row), 0, row);
    } else {
      // Two ascending runs: the engine's sort merges them without comparing much.
      this.#rows = this.#rows.concat(waiting.sort(this.#compare)).sort(this.#compare);
    }
  }

  #takeOut(gone: Set<Row>): void {
    this.#gone = new Set();
    if (gone.size <= fewRows) {
      for (const row of gone) this.#rows.splice(this.#rows.indexOf(row, this.#placeOf(row)), 1);
    } else {
      this.#rows = this.#rows.filter((row) => !gone.has(row));
    }
  }

  #placeOf(row: Row): number {
    return firstWhere(this.#rows, (other) => this.#compare(other, row) >= 0);
  }

  /** Where the rows of a range lie. */
  stretch(range: Range): Stretch {
    const { gte, gt, lte, lt } = range;
    if (gte === null || gt === null || lte === null || lt === null) return { start: 0, end: 0 };
    // Nulls come first in the index and lie in no range.
    const starts = [this.#after(gt ?? null)];
    if (gte !== undefined) starts.push(this.#atLeast(gte));
    const ends = [this.rows.length];
    if (lt !== undefined) ends.push(this.#atLeast(lt));
    if (lte !== undefined) ends.push(this.#after(lte));
    const start = Math.max(...starts);
    return { start, end: Math.max(start, Math.min(...ends)) };
  }

  /** The index of the first row for which the comparison with something in the same order is 0 or above. */
  find(compareWith: (row: Row) => number): number {
    return firstWhere(this.rows, (row) => compareWith(row) >= 0);
  }

  #atLeast(value: Scalar): number {
    return firstWhere(this.rows, (row) => compareScalars(fieldOf(row, this.#field), value) >= 0);
  }

  #after(value: Scalar): number {
    return firstWhere(this.rows, (row) => compareScalars(fieldOf(row, this.#field), value) > 0);
  }
}

/** Binary search: the first index for which the test holds, when it holds for all that follow. */
function firstWhere<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(items[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}

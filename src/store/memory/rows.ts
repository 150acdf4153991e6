import { freeze } from '~/lib/freeze.ts';
import type { BaseRow } from '~/store/port.ts';
import { EqualIndex, OrderedIndex } from './indexes.ts';

/** What became of rows, by id; null where one was removed. */
export type RowChanges<Row extends BaseRow> = ReadonlyMap<string, Row | null>;

/** The rows of one table that everybody sees, with their indexes. */
export class IndexedRows<Row extends BaseRow> {
  readonly #byId = new Map<string, Row>();
  readonly #equal: ReadonlyMap<string, EqualIndex<Row>>;
  readonly #ordered: ReadonlyMap<string, OrderedIndex<Row>>;
  /** Fields whose texts are folded already. */
  readonly folded: ReadonlySet<string>;

  constructor(spec: {
    readonly equal: readonly string[];
    readonly ordered: readonly string[];
    readonly folded?: readonly string[];
  }) {
    this.folded = new Set(spec.folded);
    this.#equal = new Map(spec.equal.map((field) => [field, new EqualIndex<Row>(field)]));
    this.#ordered = new Map(['id', ...spec.ordered].map((field) => [field, new OrderedIndex<Row>(field)]));
  }

  get size(): number {
    return this.#byId.size;
  }

  get(id: string): Row | undefined {
    return this.#byId.get(id);
  }

  all(): Iterable<Row> {
    return this.#byId.values();
  }

  equalIndex(field: string): EqualIndex<Row> | undefined {
    return this.#equal.get(field);
  }

  orderedIndex(field: string): OrderedIndex<Row> | undefined {
    return this.#ordered.get(field);
  }

  /**
   * Puts the first rows into a table that has none, with less work than one by one. They are frozen from now on, and so
   * must the list be left as it is. Returns the id of a row that comes twice.
   */
  begin(rows: readonly Row[]): string | undefined {
    for (const row of rows) this.#byId.set(row.id, freeze(row));
    for (const index of this.#equal.values()) index.begin(rows);
    for (const index of this.#ordered.values()) index.begin(rows);
    if (this.#byId.size === rows.length) return undefined;
    const seen = new Set<string>();
    return rows.find(({ id }) => seen.size === seen.add(id).size)?.id;
  }

  /** Adds the row or puts it in the place of the one with its id. It is frozen from now on. */
  put(row: Row): void {
    this.remove(row.id);
    this.#byId.set(row.id, freeze(row));
    for (const index of this.#equal.values()) index.add(row);
    for (const index of this.#ordered.values()) index.add(row);
  }

  remove(id: string): void {
    const row = this.#byId.get(id);
    if (!row) return;
    this.#byId.delete(id);
    for (const index of this.#equal.values()) index.remove(row);
    for (const index of this.#ordered.values()) index.remove(row);
  }
}

import type { Change } from '~/store/changes.ts';
import { type BaseRow, DuplicateIdError } from '~/store/port.ts';
import type { Seeds } from '~/store/seeding.ts';
import { type TableName, tableSpecs } from '~/store/tables.ts';
import { IndexedRows, type RowChanges } from './rows.ts';

/** The committed rows of every table, each seeded when it is first touched. */
export class World {
  readonly #seeds: Seeds;
  /** Resolves when the kept changes lie ready. */
  readonly #loaded: Promise<void>;
  /** Changes of tables that are not seeded yet. */
  readonly #kept = new Map<TableName, Map<string, BaseRow | null>>();
  readonly #seeding = new Map<TableName, Promise<IndexedRows<BaseRow>>>();
  readonly #seeded = new Map<TableName, IndexedRows<BaseRow>>();

  /** A world of the seeds and, over them, what was changed earlier. */
  constructor(seeds: Seeds, kept: Promise<readonly Change[]>) {
    this.#seeds = seeds;
    this.#loaded = kept.then((changes) => {
      for (const { table, id, row } of changes) {
        const known = this.#keptOf(table);
        // What came in meanwhile is newer.
        if (!known.has(id)) known.set(id, row);
      }
    });
  }

  /** The rows of a table, seeded once. Rejects when its seed does; the next touch tries again. */
  rows(table: TableName): Promise<IndexedRows<BaseRow>> {
    const there = this.#seeding.get(table);
    if (there) return there;
    const seeding = this.#seed(table);
    this.#seeding.set(table, seeding);
    seeding.catch(() => this.#seeding.delete(table));
    return seeding;
  }

  /** Makes the changes visible, all at once. */
  apply(changes: readonly Change[]): void {
    for (const { table, id, row } of changes) {
      const rows = this.#seeded.get(table);
      if (!rows) this.#keptOf(table).set(id, row);
      else if (row) rows.put(row);
      else rows.remove(id);
    }
  }

  async #seed(table: TableName): Promise<IndexedRows<BaseRow>> {
    await this.#loaded;
    const seed: readonly BaseRow[] = (await this.#seeds[table]?.()) ?? [];
    const kept: RowChanges<BaseRow> = this.#keptOf(table);
    const rows = new IndexedRows<BaseRow>(tableSpecs[table]);
    const twice = rows.begin(kept.size === 0 ? seed : seed.filter(({ id }) => !kept.has(id)));
    if (twice !== undefined) throw new DuplicateIdError(table, twice);
    for (const row of kept.values()) {
      if (row) rows.put(row);
    }
    this.#kept.delete(table);
    this.#seeded.set(table, rows);
    return rows;
  }

  #keptOf(table: TableName): Map<string, BaseRow | null> {
    const known = this.#kept.get(table) ?? new Map<string, BaseRow | null>();
    this.#kept.set(table, known);
    return known;
  }
}

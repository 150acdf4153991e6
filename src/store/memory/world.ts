import type { Change } from '~/store/changes.ts';
import { type BaseRow, DuplicateIdError } from '~/store/port.ts';
import type { RecentRows, Seed, Seeds } from '~/store/seeding.ts';
import { type TableName, tableSpecs } from '~/store/tables.ts';
import { IndexedRows, type RowChanges } from './rows.ts';

/** The least value of a field that a reader looks at; undefined when it looks at all. */
export type LeastOf = (field: string) => number | undefined;

const everything: LeastOf = () => undefined;

/** The committed rows of every table, each seeded when it is first touched. */
export class World {
  readonly #seeds: Seeds;
  /** Resolves when the kept changes lie ready. */
  readonly #loaded: Promise<void>;
  /** Changes of tables that are not seeded yet, or not wholly. */
  readonly #kept = new Map<TableName, Map<string, BaseRow | null>>();
  readonly #seeding = new Map<TableName, Promise<IndexedRows<BaseRow>>>();
  readonly #seeded = new Map<TableName, IndexedRows<BaseRow>>();
  /** Of the tables that hold nothing but the recent part of their seed. */
  readonly #recent = new Map<TableName, RecentRows<BaseRow>>();

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

  /**
   * The rows of a table, seeded once; of a history the recent ones may be all that are there for a reader that looks at
   * no other. Rejects when the seed does; the next touch tries again.
   */
  async rows(table: TableName, leastOf = everything): Promise<IndexedRows<BaseRow>> {
    const rows = await this.#begun(table);
    const recent = this.#recent.get(table);
    const least = recent && leastOf(recent.field);
    if (recent && !(least !== undefined && least >= recent.since())) this.#complete(table, rows, recent);
    return rows;
  }

  #begun(table: TableName): Promise<IndexedRows<BaseRow>> {
    const there = this.#seeding.get(table);
    if (there) return there;
    const seeding = this.#seed(table);
    this.#seeding.set(table, seeding);
    seeding.catch(() => this.#seeding.delete(table));
    return seeding;
  }

  #complete(table: TableName, rows: IndexedRows<BaseRow>, { older }: RecentRows<BaseRow>): void {
    const changed = this.#keptOf(table);
    for (const row of older()) if (!changed.has(row.id)) rows.put(row);
    this.#recent.delete(table);
    this.#kept.delete(table);
  }

  /** Makes the changes visible, all at once. */
  apply(changes: readonly Change[]): void {
    for (const { table, id, row } of changes) {
      const rows = this.#seeded.get(table);
      if (!rows || this.#recent.has(table)) this.#keptOf(table).set(id, row);
      if (row) rows?.put(row);
      else rows?.remove(id);
    }
  }

  async #seed(table: TableName): Promise<IndexedRows<BaseRow>> {
    await this.#loaded;
    const made: Seed<BaseRow> | undefined = this.#seeds[table];
    const recent = made?.recent;
    const seed = (await (recent ? recent.rows() : made?.())) ?? [];
    const kept: RowChanges<BaseRow> = this.#keptOf(table);
    const rows = new IndexedRows<BaseRow>(tableSpecs[table]);
    const twice = rows.begin(kept.size === 0 ? seed : seed.filter(({ id }) => !kept.has(id)));
    if (twice !== undefined) throw new DuplicateIdError(table, twice);
    for (const row of kept.values()) {
      if (row) rows.put(row);
    }
    if (recent) this.#recent.set(table, recent);
    else this.#kept.delete(table);
    this.#seeded.set(table, rows);
    return rows;
  }

  #keptOf(table: TableName): Map<string, BaseRow | null> {
    const known = this.#kept.get(table) ?? new Map<string, BaseRow | null>();
    this.#kept.set(table, known);
    return known;
  }
}

/**
 * The store port: everything that resolvers know about where data is stored. Two engines keep its promises, memory and
 * SQL, and one suite in tests/store proves it.
 *
 * Promises that hold for every engine:
 * - Rows are plain JSON values; moments are numbers, milliseconds since 1970 in UTC.
 * - Returned rows are frozen or copies: changing one changes nothing in the store.
 * - Every order ends with the id, so that it is total and a cursor is stable.
 */

/** A row of any table: it has an id that never changes. */
export interface BaseRow {
  readonly id: string;
}

/** What one field must fulfil. Several bounds must all hold; null never lies in a range. */
export interface FieldCondition<V> {
  /** One of these; an empty list matches nothing. */
  readonly in?: readonly V[];
  readonly gte?: V;
  readonly gt?: V;
  readonly lte?: V;
  readonly lt?: V;
  /** The text occurs in the field, in any case of letters (`foldCase`); of several each does, anywhere. */
  readonly contains?: string | readonly string[];
}

/**
 * All named fields must fulfil their condition; a bare value means equality. An undefined field is left out. Fields that
 * hold lists or objects cannot be asked for.
 */
export type Where<Row> = {
  readonly [F in keyof Row]?: Row[F] | FieldCondition<Row[F]> | undefined;
};

export interface OrderBy<Row> {
  readonly field: keyof Row & string;
  readonly direction: 'asc' | 'desc';
}

export interface ListQuery<Row> {
  readonly where?: Where<Row>;
  /** Default: by id, ascending. The id follows as the last key, in the direction of the last one named. */
  readonly orderBy?: readonly OrderBy<Row>[];
  /** How many rows at most; all when left out. */
  readonly first?: number;
  /** A cursor that an earlier page of the same order gave. A cursor that cannot be read throws InvalidCursorError. */
  readonly after?: string;
  /** Keeps only the first row, in the given order, of each value of this field. */
  readonly distinctOn?: keyof Row & string;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** One for each row. */
  readonly cursors: readonly string[];
  readonly hasNext: boolean;
}

export type NumericField<Row> = {
  [F in keyof Row]-?: NonNullable<Row[F]> extends number ? F : never;
}[keyof Row] &
  string;

export interface AggregateQuery<Row, By extends keyof Row & string = never> {
  readonly where?: Where<Row>;
  /** One group for each combination of values that occurs; null is one of them. */
  readonly by?: readonly By[];
  /** Besides, one group for each stretch edges[i] ≤ field < edges[i + 1]; rows outside are left out. Ascending. */
  readonly bucket?: { readonly field: NumericField<Row>; readonly edges: readonly number[] };
  /** Sums of these fields; null counts as 0. */
  readonly sum?: readonly NumericField<Row>[];
  /** How many different values of this field the group holds; null is no value. */
  readonly countDistinct?: keyof Row & string;
  /** The smallest and the greatest value of these fields; null is no value. */
  readonly min?: NumericField<Row>;
  readonly max?: NumericField<Row>;
  /** Only so many groups: those with the most rows, and of equal ones those with the lower key. The most come first. */
  readonly largest?: number;
}

/** Groups without a row do not occur. Their order is promised where the largest are asked for. */
export interface Group<Row, By extends keyof Row & string = never> {
  readonly key: Pick<Row, By>;
  /** Index of the stretch; 0 when no bucket was asked for. */
  readonly bucket: number;
  readonly count: number;
  readonly sum: Readonly<Record<string, number>>;
  readonly distinct: number;
  readonly min: number | null;
  readonly max: number | null;
}

export interface Table<Row extends BaseRow> {
  get(id: string): Promise<Row | undefined>;
  /** In the order of the ids, undefined where there is none. */
  getMany(ids: readonly string[]): Promise<(Row | undefined)[]>;
  list(query?: ListQuery<Row>): Promise<Page<Row>>;
  count(where?: Where<Row>): Promise<number>;
  aggregate<By extends keyof Row & string = never>(query: AggregateQuery<Row, By>): Promise<Group<Row, By>[]>;
  /** All or none. Throws DuplicateIdError when an id is there already. */
  insert(rows: readonly Row[]): Promise<void>;
  /**
   * Returns the row as it is after. Undefined fields of the patch stay as they are. Throws RowNotFoundError when there
   * is none.
   */
  update(id: string, patch: Partial<Omit<Row, 'id'>>): Promise<Row>;
  /** Ids without a row are passed over. Returns how many were removed. */
  remove(ids: readonly string[]): Promise<number>;
}

/** A record of tables. `Tables` maps the name of each table to its row. */
export type StoreOf<Tables extends Record<keyof Tables, BaseRow>> = {
  readonly [T in keyof Tables]: Table<Tables[T]>;
} & {
  /**
   * Runs the work so that all its writes are kept, or none when it throws; the error is thrown on. Reads inside see
   * the writes before them, reads outside none of them until all are kept. Transactions and the writes outside them run
   * one after the other. They do not nest: `tx.transaction` and `tx.reset` throw, and whoever waits inside the work for
   * a write on the store itself waits forever.
   */
  transaction<T>(work: (tx: StoreOf<Tables>) => Promise<T>): Promise<T>;
  /**
   * Inside a transaction: does the task once all its writes are kept and before `transaction` resolves, tasks in the order
   * of the calls and transactions in the order in which they were kept; never when the writes are undone. Outside: does
   * it at once. The task must not throw.
   */
  whenKept(task: () => void): void;
  /**
   * Inside a transaction: a whole number, `least` or more, that nobody else is given under this name by a store over the
   * same data, in another tab or process neither. `least` is what the transaction reads to be free. Of a transaction that
   * is undone the number may stay unused.
   */
  claimNumber(name: string, least: number): Promise<number>;
  /**
   * Throws away every row and change and seeds anew. The work is that of a transaction over the new rows: nobody sees them
   * without its writes, and when it throws everything stays as it was. Absent where the data are not demo data.
   */
  readonly reset?: (work?: (tx: StoreOf<Tables>) => Promise<void>) => Promise<void>;
};

export class RowNotFoundError extends Error {
  constructor(table: string, id: string) {
    super(`No row ${id} in ${table}.`);
    this.name = 'RowNotFoundError';
  }
}

export class DuplicateIdError extends Error {
  constructor(table: string, id: string) {
    super(`There is a row ${id} in ${table} already.`);
    this.name = 'DuplicateIdError';
  }
}

export class InvalidCursorError extends Error {
  constructor() {
    super('The cursor cannot be read; take it from pageInfo.endCursor of a page of the same list.');
    this.name = 'InvalidCursorError';
  }
}

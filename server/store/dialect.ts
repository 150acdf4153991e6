import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FieldKind } from './shape.ts';
import { findByTrigrams, type Purpose, trigramsOf } from './trigrams.ts';

/** A connection to the database, or several; the engine writes its own SQL, so it knows of no table here. */
export type Connection = Kysely<Record<string, Record<string, unknown>>>;

/** How a migration names the kinds of columns. */
export type SqlTypes = Readonly<Record<FieldKind, RawBuilder<unknown>>>;

/** What SQLite and PostgreSQL say in different words. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  readonly types: SqlTypes;
  /** Begins a transaction; with the lock, if there is one, no other overlaps it, of this process or another. */
  readonly begin: string;
  readonly lock?: string;
  /** How the driver takes a boolean. */
  encodeBoolean(value: boolean): unknown;
  isNull(column: RawBuilder<unknown>): RawBuilder<SqlBool>;
  /** The column is one of the values: one parameter, however many they are. */
  oneOf(column: RawBuilder<unknown>, kind: FieldKind, values: readonly unknown[]): RawBuilder<SqlBool>;
  /** A query of the values, one a row. */
  each(kind: FieldKind, values: readonly unknown[]): RawBuilder<unknown>;
  /** The text occurs in the column as it stands. */
  holdsText(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool>;
  /** The texts occur in a column that has an index of what occurs in it. */
  holdsIndexedTexts(
    connection: Connection,
    table: string,
    column: RawBuilder<unknown>,
    field: string,
    texts: readonly string[],
    purpose: Purpose,
  ): Promise<RawBuilder<SqlBool>>;
  /** The column as a key of groups, for which few rows are read: in the order of an index all would be. */
  keyOfFew(column: RawBuilder<unknown>): RawBuilder<unknown>;
  /** The sum; null counts as 0. */
  sum(column: RawBuilder<unknown>): RawBuilder<number>;
}

export const sqliteDialect: Dialect = {
  name: 'sqlite',
  types: {
    // SQLite compares texts byte by byte where nothing else is said.
    text: sql`text`,
    integer: sql`integer`,
    real: sql`real`,
    boolean: sql`integer`,
    json: sql`text`,
  },
  begin: 'begin immediate',
  encodeBoolean: Number,
  // SQLite takes null for as rare as any other value, when mostly it is the most frequent: the plus keeps it from
  // reading half a table through an index.
  isNull: (column) => sql`+${column} is null`,
  oneOf: (column, _, values) => sql`${column} in (select value from json_each(${JSON.stringify(values)}))`,
  each: (_, values) => sql`select value from json_each(${JSON.stringify(values)})`,
  holdsText: (column, text) => sql`instr(${column}, ${text}) > 0`,
  holdsIndexedTexts: (connection, table, column, field, texts, purpose) =>
    findByTrigrams(connection, trigramsOf(table, field), column, texts, purpose),
  keyOfFew: (column) => sql`+${column}`,
  // Unlike sum(), total() does not overflow at 64 bits.
  sum: (column) => sql`total(${column})`,
};

const postgresTypes: SqlTypes = {
  // Texts are compared byte by byte, whatever the database was made with.
  text: sql`text collate "C"`,
  integer: sql`bigint`,
  real: sql`double precision`,
  boolean: sql`boolean`,
  json: sql`json`,
};

const arrayTypes: Readonly<Record<FieldKind, RawBuilder<unknown>>> = {
  text: sql`text[]`,
  integer: sql`bigint[]`,
  real: sql`double precision[]`,
  boolean: sql`boolean[]`,
  json: sql`text[]`,
};

/** Any number that no other program takes for its own advisory lock. */
const writersLock = 7_290_411_866_203;

export const postgresDialect: Dialect = {
  name: 'postgres',
  types: postgresTypes,
  begin: 'begin',
  lock: `select pg_advisory_xact_lock(${writersLock})`,
  encodeBoolean: (value) => value,
  isNull: (column) => sql`${column} is null`,
  oneOf: (column, kind, values) => sql`${column} = any(${values}::${arrayTypes[kind]})`,
  each: (kind, values) => sql`select unnest(${values}::${arrayTypes[kind]})`,
  holdsText: (column, text) => sql`strpos(${column}, ${text}) > 0`,
  // The index of pg_trgm answers `like`; without it, and for texts that it does not know, the rows are looked through.
  holdsIndexedTexts: async (_, __, column, ___, texts) =>
    sql`(${sql.join(
      texts.map((text) => sql`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`),
      sql` and `,
    )})`,
  keyOfFew: (column) => column,
  sum: (column) => sql`coalesce(sum(${column}), 0)::double precision`,
};

import { sql } from 'kysely';
import type { Database } from '../../server/store/database.ts';
import type { FieldKind } from '../../server/store/shape.ts';

/** What a database says of one of its tables. */
export interface TableSchema {
  /** For example "raisedAt integer" or "closedAt integer or null", in alphabetical order. */
  readonly columns: readonly string[];
  /** For example "cameraId → cameras, checked at the end". */
  readonly references: readonly string[];
  /** For example "unique email" or "raisedAt, id". */
  readonly indexes: readonly string[];
}

const kinds: Readonly<Record<'sqlite' | 'postgres', Readonly<Record<FieldKind, string>>>> = {
  sqlite: { text: 'TEXT', integer: 'INTEGER', real: 'REAL', boolean: 'INTEGER', json: 'TEXT' },
  postgres: {
    text: 'text C',
    integer: 'bigint',
    real: 'double precision',
    boolean: 'boolean',
    json: 'json',
  },
};

/** How the database calls a kind of column. */
export const typeOf = ({ dialect }: Database, kind: FieldKind): string => kinds[dialect.name][kind];

const columnLine = (name: string, type: string, nullable: boolean) =>
  `${name} ${type}${nullable ? ' or null' : ''}`;
const referenceLine = (column: string, table: string, deferred: boolean) =>
  `${column} → ${table}${deferred ? ', checked at the end' : ''}`;
const indexLine = (columns: readonly string[], unique: boolean) =>
  `${unique ? 'unique ' : ''}${columns.join(', ')}`;

export const schemaOf = (database: Database, table: string): Promise<TableSchema> =>
  database.dialect.name === 'sqlite' ? sqliteSchema(database, table) : postgresSchema(database, table);

async function sqliteSchema({ reader }: Database, table: string): Promise<TableSchema> {
  const [columns, references, indexes, made] = await Promise.all([
    sql<{ name: string; type: string; notnull: number }>`
      select name, type, "notnull" from pragma_table_info(${table})`.execute(reader),
    sql<{ from: string; table: string }>`
      select "from", "table" from pragma_foreign_key_list(${table})`.execute(reader),
    sql<{ columns: string; unique: number }>`
      select list."unique", (select json_group_array(name) from pragma_index_info(list.name)) as columns
      from pragma_index_list(${table}) as list where origin = 'c'`.execute(reader),
    sql<{ sql: string }>`select sql from sqlite_schema where name = ${table}`.execute(reader),
  ]);
  const deferred = made.rows[0]?.sql.match(/references/gi)?.length;
  const allDeferred = deferred === made.rows[0]?.sql.match(/deferrable initially deferred/gi)?.length;
  return {
    columns: columns.rows
      .map((row) => columnLine(row.name, row.type.toUpperCase(), row.notnull === 0))
      .sort(),
    references: references.rows.map((row) => referenceLine(row.from, row.table, allDeferred)).sort(),
    indexes: indexes.rows.map((row) => indexLine(JSON.parse(row.columns), row.unique === 1)).sort(),
  };
}

async function postgresSchema({ reader }: Database, table: string): Promise<TableSchema> {
  const owner = sql`(quote_ident(${table}))::regclass`;
  const [columns, references, indexes] = await Promise.all([
    sql<{ name: string; type: string; nullable: boolean }>`
      select attname as name, not attnotnull as nullable, format_type(atttypid, atttypmod) ||
        coalesce((select ' ' || collname from pg_collation where oid = attcollation), '') as type
      from pg_attribute where attrelid = ${owner} and attnum > 0 and not attisdropped`.execute(reader),
    sql<{ column: string; table: string; deferred: boolean }>`
      select attname as column, relname as table, condeferred as deferred
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      join pg_class on pg_class.oid = confrelid
      where conrelid = ${owner} and contype = 'f'`.execute(reader),
    sql<{ columns: string[]; unique: boolean }>`
      select indisunique as unique, array(
        select attname::text from unnest(indkey) with ordinality as k(number, place)
        join pg_attribute on attrelid = indrelid and attnum = k.number order by place) as columns
      from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
      where indrelid = ${owner} and not indisprimary and amname = 'btree'`.execute(reader),
  ]);
  return {
    columns: columns.rows.map((row) => columnLine(row.name, row.type, row.nullable)).sort(),
    references: references.rows.map((row) => referenceLine(row.column, row.table, row.deferred)).sort(),
    indexes: indexes.rows.map((row) => indexLine(row.columns, row.unique)).sort(),
  };
}

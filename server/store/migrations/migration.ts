import { type ColumnDefinitionBuilder, type Kysely, type Migration, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** Makes a migration for a database. What was released is never changed: the next migration mends it. */
export type MakeMigration = (dialect: Dialect) => Migration;

type BuildColumn = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** A column that is never null. */
export const always: BuildColumn = (column) => column.notNull();

/** The id of the row itself. */
export const key: BuildColumn = (column) => column.notNull().primaryKey();

/**
 * The id of a row of another table, or null; checked when the transaction ends, so that the order of its writes does not
 * matter.
 */
export const refersTo =
  (table: string): BuildColumn =>
  (column) =>
    column.references(`${table}.id`).modifyEnd(sql`deferrable initially deferred`);

/** The id of a row of another table. */
export const alwaysRefersTo =
  (table: string): BuildColumn =>
  (column) =>
    refersTo(table)(column.notNull());

/** An index, named after its table and columns. */
export async function indexOn(db: Kysely<unknown>, table: string, ...columns: string[]): Promise<void> {
  await db.schema
    .createIndex([table, ...columns].join('_'))
    .on(table)
    .columns(columns)
    .execute();
}

/** An index that keeps two rows from sharing all values of the columns. */
export async function uniqueIndexOn(db: Kysely<unknown>, table: string, ...columns: string[]): Promise<void> {
  await db.schema
    .createIndex([table, ...columns].join('_'))
    .unique()
    .on(table)
    .columns(columns)
    .execute();
}

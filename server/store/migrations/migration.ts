import { type ColumnDefinitionBuilder, type Migration, sql } from 'kysely';
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

import type { TableName, Tables } from '~/store/tables.ts';

/** How SQL keeps a value: moments and counts are integers of 64 bits, lists and objects are JSON. */
type Kind<Value> = [Value] extends [boolean]
  ? 'boolean'
  : [Value] extends [string]
    ? 'text'
    : [Value] extends [number]
      ? 'integer' | 'real'
      : 'json';

/** The kind of a column; a question mark follows when it may be null. */
export type Column<Value> = null extends Value ? `${Kind<NonNullable<Value>>}?` : Kind<Value>;

/** What SQL has to know of a table: TypeScript fails when it differs from the row. */
export interface SqlTable<Row> {
  readonly columns: { readonly [F in keyof Row]-?: Column<Row[F]> };
  /** Columns that hold the id of a row of another table: SQL refuses an id that is not there. */
  readonly references?: { readonly [F in keyof Row]?: TableName };
  /** Fields of which no two rows share all values. */
  readonly unique?: readonly (readonly (keyof Row & string)[])[];
  /** What lists filter by, in front, and then order by. */
  readonly indexes?: readonly (readonly (keyof Row & string)[])[];
  /**
   * What is counted often, whatever the conditions on these fields: SQL keeps the number of rows of each combination, so
   * that no count reads the rows. Fields of few values, none of which is null.
   */
  readonly counted?: readonly (keyof Row & string)[];
  /** Texts that are often asked for by `contains`: SQL keeps each folded too. Others can be asked, slowly. */
  readonly searched?: readonly (keyof Row & string)[];
}

/** The tables of one domain. */
export type SqlTables<Names extends TableName> = { readonly [T in Names]: SqlTable<Tables[T]> };

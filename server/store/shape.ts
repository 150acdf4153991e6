import { type RawBuilder, sql } from 'kysely';
import type { TableName } from '~/store/tables.ts';
import { sqlTables } from './columns.ts';

export type FieldKind = 'boolean' | 'text' | 'integer' | 'real' | 'json';

export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly nullable: boolean;
  /** The column, quoted. */
  readonly column: RawBuilder<unknown>;
  /** The column that holds the text in lower case, where there is one. */
  readonly lower: RawBuilder<unknown> | undefined;
}

/** A table as the engine sees it, whatever its row. */
export interface Shape {
  readonly name: TableName;
  readonly table: RawBuilder<unknown>;
  readonly fields: readonly Field[];
  /** Fields whose value in the database differs from the value in the row. */
  readonly coded: readonly Field[];
  /** The tables whose ids fields hold, by the name of the field. */
  readonly references: ReadonlyMap<string, TableName>;
  /** Names of columns, in the order in which an index has them. */
  readonly indexes: readonly (readonly string[])[];
  /** Throws when the table has no such field. */
  field(name: string): Field;
  /** The columns of a row, separated by commas. */
  readonly columns: RawBuilder<unknown>;
}

/** The name of the column that holds a text in lower case. */
export const lowerName = (field: string): string => `${field}Lower`;

function readShape(name: TableName): Shape {
  const { columns, references = {}, searched = [], indexes = [] } = sqlTables[name];
  const lowered: readonly string[] = searched;
  const fields = Object.entries<string>(columns).map(([field, declared]) => ({
    name: field,
    kind: declared.replace('?', '') as FieldKind,
    nullable: declared.endsWith('?'),
    column: sql.id(field),
    lower: lowered.includes(field) ? sql.id(lowerName(field)) : undefined,
  }));
  const byName = new Map(fields.map((field) => [field.name, field]));
  return {
    name,
    table: sql.id(name),
    fields,
    coded: fields.filter(({ kind }) => kind === 'json' || kind === 'boolean'),
    references: new Map(Object.entries<TableName>(references)),
    indexes,
    columns: sql.join(fields.map(({ column }) => column)),
    field(wanted) {
      const field = byName.get(wanted);
      if (!field) throw new TypeError(`The table ${name} has no field ${wanted}.`);
      return field;
    },
  };
}

/** Every table, by name. */
export const shapes: ReadonlyMap<TableName, Shape> = new Map(
  (Object.keys(sqlTables) as TableName[]).map((name) => [name, readShape(name)]),
);

import { type RawBuilder, sql } from 'kysely';
import { type TableName, tableSpecs } from '~/store/tables.ts';
import { sqlTables } from './columns.ts';

export type FieldKind = 'boolean' | 'text' | 'integer' | 'real' | 'json';

export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly nullable: boolean;
  /** The column, quoted. */
  readonly column: RawBuilder<unknown>;
  /** The column that holds the text folded, where there is one: one beside it, or the field's own. */
  readonly lower: RawBuilder<unknown> | undefined;
  /** The text is folded in the row already, and has an index of what occurs in it. */
  readonly folded: boolean;
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
  /** The fields of whose combinations the rows are counted. */
  readonly counted: ReadonlySet<string>;
  /** Throws when the table has no such field. */
  field(name: string): Field;
  /** The columns of a row, separated by commas. */
  readonly columns: RawBuilder<unknown>;
}

/** The name of the column that holds a text folded, beside it. */
export const lowerName = (field: string): string => `${field}Lower`;

function readShape(name: TableName): Shape {
  const { columns, references = {}, searched = [], indexes = [], counted = [] } = sqlTables[name];
  const lowered: readonly string[] = searched;
  const folded: readonly string[] = tableSpecs[name].folded ?? [];
  const fields = Object.entries<string>(columns).map(([field, declared]) => ({
    name: field,
    kind: declared.replace('?', '') as FieldKind,
    nullable: declared.endsWith('?'),
    column: sql.id(field),
    lower: folded.includes(field)
      ? sql.id(field)
      : lowered.includes(field)
        ? sql.id(lowerName(field))
        : undefined,
    folded: folded.includes(field),
  }));
  const byName = new Map(fields.map((field) => [field.name, field]));
  return {
    name,
    table: sql.id(name),
    fields,
    coded: fields.filter(({ kind }) => kind === 'json' || kind === 'boolean'),
    references: new Map(Object.entries<TableName>(references)),
    indexes,
    counted: new Set(counted),
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

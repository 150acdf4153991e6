import { foldCase } from '~/lib/foldCase.ts';
import type { Scalar } from '~/store/order.ts';
import type { BaseRow } from '~/store/port.ts';
import type { Dialect } from './dialect.ts';
import { type Field, type FieldKind, lowerName, type Shape } from './shape.ts';

/** A value as the driver takes it. */
export function encodeValue({ kind }: Pick<Field, 'kind'>, value: unknown, dialect: Dialect): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'json') return JSON.stringify(value);
  return kind === 'boolean' ? dialect.encodeBoolean(value as boolean) : value;
}

/** A value as it came from the driver. */
export function decodeValue({ kind }: Pick<Field, 'kind'>, value: unknown): unknown {
  if (value === null) return null;
  if (kind === 'json') return JSON.parse(value as string);
  return kind === 'boolean' ? value === true || value === 1 : value;
}

/** The columns that a field fills, each with what the driver takes. */
export function encodeField(
  field: Field,
  value: unknown,
  dialect: Dialect,
): [column: string, value: unknown][] {
  const own: [string, unknown] = [field.name, encodeValue(field, value, dialect)];
  if (!field.lower || field.folded) return [own];
  return [own, [lowerName(field.name), typeof value === 'string' ? foldCase(value) : null]];
}

/** The row of a record that the driver has just made: it is nobody else's, so it becomes the row itself. */
export function decodeRow<Row extends BaseRow>(shape: Shape, record: Record<string, unknown>): Row {
  for (const field of shape.coded) record[field.name] = decodeValue(field, record[field.name]);
  // That the columns are the fields of this row is what the table's declaration and the migrated schema's test hold.
  return record as unknown as Row;
}

const types: Readonly<Record<FieldKind, string>> = {
  text: 'string',
  integer: 'number',
  real: 'number',
  boolean: 'boolean',
  json: '',
};

/** Whether a row could hold this value in the field at all. The drivers fail for some values that it could not. */
export function canStore({ kind, nullable }: Field, value: Scalar): boolean {
  if (value === null) return nullable;
  if (typeof value !== types[kind]) return false;
  return kind !== 'integer' || Number.isSafeInteger(value);
}

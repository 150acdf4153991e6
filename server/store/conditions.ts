import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldCase } from '~/lib/foldCase.ts';
import type { Scalar } from '~/store/order.ts';
import type { FieldTest, Range } from '~/store/where.ts';
import type { Connection, Dialect } from './dialect.ts';
import type { Field, Shape } from './shape.ts';
import type { Purpose } from './trigrams.ts';
import { canStore, encodeValue } from './values.ts';

export type Condition = RawBuilder<SqlBool>;

const always: Condition = sql`1 = 1`;
export const matchesNothing: Condition = sql`1 = 0`;

/** All of the conditions hold. */
export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? always : sql`(${sql.join(conditions, sql` and `)})`;
}

/** One of the conditions holds. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? matchesNothing : sql`(${sql.join(conditions, sql` or `)})`;
}

/**
 * What the tests of a `Where` ask, in SQL.
 * @param purpose what the rows are wanted for
 */
export async function conditionsOf(
  connection: Connection,
  dialect: Dialect,
  shape: Shape,
  tests: readonly FieldTest[],
  purpose: Purpose = 'all',
): Promise<Condition> {
  const conditions: Condition[] = [];
  for (const { field: name, values, range, contains } of tests) {
    const field = shape.field(name);
    if (values) conditions.push(isOneOf(dialect, field, [...values]));
    if (range) conditions.push(liesIn(field, range));
    if (contains !== undefined)
      conditions.push(await holds(connection, dialect, shape, field, contains, purpose));
  }
  return allOf(conditions);
}

/** The values that a row could hold in the field, without null, as the driver takes them. */
export function encodeAll(dialect: Dialect, field: Field, values: readonly Scalar[]): unknown[] {
  return values
    .filter((value) => value !== null && canStore(field, value))
    .map((value) => encodeValue(field, value, dialect));
}

function isOneOf(dialect: Dialect, field: Field, values: readonly Scalar[]): Condition {
  const { column, kind } = field;
  const encoded = encodeAll(dialect, field, values);
  const conditions: Condition[] = [];
  if (values.includes(null)) conditions.push(dialect.isNull(column));
  if (encoded.length === 1) conditions.push(sql`${column} = ${encoded[0]}`);
  if (encoded.length > 1) conditions.push(dialect.oneOf(column, kind, encoded));
  return anyOf(conditions);
}

type Bound = 'gte' | 'gt' | 'lte' | 'lt';

const signs: Readonly<Record<Bound, RawBuilder<unknown>>> = {
  gte: sql`>=`,
  gt: sql`>`,
  lte: sql`<=`,
  lt: sql`<`,
};

function liesIn(field: Field, range: Range): Condition {
  const bounds = Object.entries(range) as [Bound, Scalar][];
  return allOf(
    bounds.map(([bound, value]) => (value === null ? matchesNothing : boundCondition(field, bound, value))),
  );
}

/** PostgreSQL compares columns of integers with integers only: the next one says the same as a fraction. */
export function boundCondition(
  { kind, column }: Field,
  bound: Bound,
  value: Exclude<Scalar, null>,
): Condition {
  if (kind !== 'integer' || Number.isSafeInteger(value)) return sql`${column} ${signs[bound]} ${value}`;
  const below = bound === 'lte' || bound === 'lt';
  const whole = below ? Math.floor(Number(value)) : Math.ceil(Number(value));
  const clamped = Math.min(Math.max(whole, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
  return sql`${column} ${signs[below ? 'lte' : 'gte']} ${clamped}`;
}

/**
 * The texts occur in the field, in any case of letters. What lower case is, JavaScript says for every engine: SQLite
 * knows ASCII only and PostgreSQL what its locale says. So a text that is searched is kept folded; of another the
 * different values are looked through here.
 */
async function holds(
  connection: Connection,
  dialect: Dialect,
  shape: Shape,
  field: Field,
  wanted: readonly string[],
  purpose: Purpose,
): Promise<Condition> {
  const { column, kind, lower, folded } = field;
  if (kind !== 'text') return matchesNothing;
  const texts = wanted.filter((text) => text !== '');
  if (texts.length === 0) return sql`${column} is not null`;
  if (folded) return dialect.holdsIndexedTexts(connection, shape.name, column, field.name, texts, purpose);
  if (lower) return allOf(texts.map((text) => dialect.holdsText(lower, text)));
  const found = sql<{
    value: string;
  }>`select distinct ${column} as value from ${shape.table} where ${column} is not null`;
  const { rows } = await found.execute(connection);
  const values = rows
    .map(({ value }) => value)
    .filter((value) => {
      const text = foldCase(value);
      return texts.every((part) => text.includes(part));
    });
  return isOneOf(dialect, field, values);
}

import { type RawBuilder, sql } from 'kysely';
import type { OrderKey } from '~/store/order.ts';
import type { FieldTest } from '~/store/where.ts';
import { type Condition, encodeAll } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import type { Field, Shape } from './shape.ts';

interface Reading {
  readonly tests: readonly FieldTest[];
  /** What the tests ask, in SQL. */
  readonly asked: Condition;
  readonly order: readonly OrderKey[];
  /** The order, in SQL. */
  readonly terms: RawBuilder<unknown>;
}

/** The rows, as a table, that are the first of those with their value of the field which fulfil the tests. */
export function firstOfEach(
  dialect: Dialect,
  shape: Shape,
  field: Field,
  reading: Reading,
): RawBuilder<unknown> {
  const [first] = reading.order;
  const leads = shape.indexes.some(([lead, next]) => lead === field.name && next === first?.field);
  return leads ? byJumping(dialect, shape, field, reading) : bySorting(shape, field, reading);
}

/**
 * Jumps in the index from one value to the next, and for each to its first row: two steps a value, where sorting looks
 * at every row. 120,000 transitions of 1,000 cameras: 10 ms instead of 170.
 */
function byJumping(
  dialect: Dialect,
  shape: Shape,
  field: Field,
  { tests, asked, terms }: Reading,
): RawBuilder<unknown> {
  const { columns, table } = shape;
  const { column, nullable } = field;
  const named = tests.find((test) => test.field === field.name)?.values;
  const values = named
    ? dialect.each(field.kind, encodeAll(dialect, field, [...named]))
    : sql`
        select min(${column}) from ${table}
        union all
        select (select min(${column}) from ${table} where ${column} > jumps.value) from jumps
        where jumps.value is not null`;
  const firstId = (same: Condition) =>
    sql`select ${sql.id('id')} from ${table} where ${same} and ${asked} order by ${terms} limit 1`;
  const ofNull = nullable ? sql` union all select (${firstId(sql`${column} is null`)})` : sql``;
  return sql`(
    with recursive jumps(value) as (${values}), firsts(id) as (
      select (${firstId(sql`${column} = jumps.value`)}) from jumps where jumps.value is not null${ofNull}
    )
    select ${columns} from ${table} where ${sql.id('id')} in (select id from firsts where id is not null)
  ) as firsts`;
}

/** Numbers the rows of each value in the order, and keeps the first. */
function bySorting(
  { columns, table }: Shape,
  { column }: Field,
  { asked, terms }: Reading,
): RawBuilder<unknown> {
  const place = sql`row_number() over (partition by ${column} order by ${terms})`;
  return sql`(
    select ${columns} from (select ${columns}, ${place} as place from ${table} where ${asked}) as placed
    where place = 1
  ) as firsts`;
}

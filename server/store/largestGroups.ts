import { type RawBuilder, sql } from 'kysely';
import type { AggregateQuery, BaseRow } from '~/store/port.ts';
import type { FieldTest } from '~/store/where.ts';
import type { Condition } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import { type Field, type Shape, shapes } from './shape.ts';

/**
 * Returns the field whose groups SQLite should count one by one: it holds ids of another table, is never null among the
 * rows in question, and is the first field of an index whose next field is asked for by range. SQLite would sort all
 * rows to group them: for 165,000 incidents of 10,000 cameras 28 ms instead of 82. PostgreSQL hashes, and needs no such
 * help.
 */
export function countedOneByOne<Row extends BaseRow, By extends keyof Row & string>(
  dialect: Dialect,
  shape: Shape,
  { by = [], largest, bucket, sum, countDistinct, min, max }: AggregateQuery<Row, By>,
  tests: readonly FieldTest[],
): Field | undefined {
  const [only, ...others] = by;
  const plain = !bucket && !sum?.length && !countDistinct && !min && !max;
  if (dialect.name !== 'sqlite' || only === undefined || others.length > 0 || !plain || !largest)
    return undefined;
  const field = shape.field(only);
  const asked = tests.find((test) => test.field === only);
  const neverNull = !field.nullable || asked?.range !== undefined || asked?.values?.has(null) === false;
  const ranged = tests.flatMap((test) => (test.range ? test.field : []));
  const indexed = shape.indexes.some(([lead, next = '']) => lead === only && ranged.includes(next));
  return shape.references.has(only) && neverNull && indexed ? field : undefined;
}

/** A query of the largest groups of such a field: its value, as `key0`, and how many rows have it. */
export function largestOneByOne(
  { table, references }: Shape,
  { name, column }: Field,
  asked: Condition,
  largest: number,
): RawBuilder<unknown> {
  const owner = references.get(name);
  const owners = owner && shapes.get(owner)?.table;
  // The limit keeps SQLite from counting twice: for the condition and for the order.
  return sql`
    select * from (
      select id as key0, (select count(*) from ${table} where ${column} = owners.id and ${asked}) as count
      from ${owners} as owners limit -1
    ) where count > 0 order by count desc, key0 limit ${sql.lit(largest)}`;
}

import { type RawBuilder, sql } from 'kysely';
import type { OrderKey, Position, Scalar } from '~/store/order.ts';
import { InvalidCursorError } from '~/store/port.ts';
import { allOf, anyOf, type Condition, matchesNothing } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import type { Field, Shape } from './shape.ts';
import { canStore, encodeValue } from './values.ts';

/** `order by` that puts null before everything, as the port promises. */
export function orderTerms(dialect: Dialect, shape: Shape, order: readonly OrderKey[]): RawBuilder<unknown> {
  const terms = order.map(({ field: name, sign }) => {
    const { column, nullable } = shape.field(name);
    const direction = sign === 1 ? sql`asc` : sql`desc`;
    // SQLite does so by itself; saying it would keep it from walking along an index.
    if (!nullable || dialect.name === 'sqlite') return sql`${column} ${direction}`;
    return sql`${column} ${direction} ${sign === 1 ? sql`nulls first` : sql`nulls last`}`;
  });
  return sql.join(terms);
}

interface Place {
  readonly field: Field;
  readonly sign: 1 | -1;
  readonly value: Scalar;
  readonly encoded: unknown;
}

/** The row comes after the position in this order. Throws InvalidCursorError at a position that no row can have. */
export function isAfter(
  dialect: Dialect,
  shape: Shape,
  order: readonly OrderKey[],
  position: Position,
): Condition {
  const places = order.map(({ field: name, sign }, index): Place => {
    const field = shape.field(name);
    const value = position[index] ?? null;
    if (!canStore(field, value)) throw new InvalidCursorError();
    return { field, sign, value, encoded: encodeValue(field, value, dialect) };
  });
  const [first] = places;
  const alike = places.every(({ field, sign }) => !field.nullable && sign === first?.sign);
  return alike ? rowIsAfter(places) : oneKeyDecides(places);
}

/** Comparing the keys as one lets the database jump to the place in an index. */
function rowIsAfter(places: readonly Place[]): Condition {
  const columns = sql.join(places.map(({ field }) => field.column));
  const values = sql.join(places.map(({ encoded }) => encoded));
  return sql`(${columns}) ${places[0]?.sign === 1 ? sql`>` : sql`<`} (${values})`;
}

function oneKeyDecides(places: readonly Place[]): Condition {
  const ways = places.map((place, index) =>
    allOf([...places.slice(0, index).map(stands), comesAfter(place)]),
  );
  return anyOf(ways);
}

const stands = ({ field, value, encoded }: Place): Condition =>
  value === null ? sql`${field.column} is null` : sql`${field.column} = ${encoded}`;

function comesAfter({ field: { column, nullable }, sign, value, encoded }: Place): Condition {
  if (value === null) return sign === 1 ? sql`${column} is not null` : matchesNothing;
  if (sign === 1) return sql`${column} > ${encoded}`;
  return nullable ? sql`(${column} < ${encoded} or ${column} is null)` : sql`${column} < ${encoded}`;
}

import { type RawBuilder, sql } from 'kysely';
import type { FieldTest } from '~/store/where.ts';
import type { Shape } from './shape.ts';

/** The table of how many rows there are of each combination of the counted fields; triggers keep it. */
export const countsName = (table: string): string => `${table}_counts`;

export const countsOf = (table: string): RawBuilder<unknown> => sql.id(countsName(table));

/** Whether the kept counts answer a question that asks this of rows and groups them so. */
export function isCounted(
  { counted }: Shape,
  tests: readonly FieldTest[],
  by: readonly string[] = [],
): boolean {
  if (counted.size === 0) return false;
  return (
    tests.every(({ field, contains }) => counted.has(field) && !contains) &&
    by.every((field) => counted.has(field))
  );
}

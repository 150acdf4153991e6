import { foldCase } from '~/lib/foldCase.ts';
import { compareScalars, fieldOf, type Scalar } from './order.ts';
import type { BaseRow, FieldCondition, Where } from './port.ts';

/** A stretch of values. A bound that is left out does not bind; a bound of null holds for nothing. */
export type Range = Pick<FieldCondition<Scalar>, 'gte' | 'gt' | 'lte' | 'lt'>;

/** What one field must fulfil, read from a `Where`; the parts that are undefined ask for nothing. */
export interface FieldTest {
  readonly field: string;
  /** The field is one of these. */
  readonly values?: ReadonlySet<Scalar>;
  readonly range?: Range;
  /** Texts that all occur, folded as `foldCase` does. */
  readonly contains?: readonly string[];
  /** The field holds folded text already. */
  readonly folded?: true;
}

/**
 * The conditions of a `Where`, one after the other; all must hold.
 * @param folded the fields that hold folded text
 */
export function readWhere<Row extends BaseRow>(
  where: Where<Row> = {},
  folded: ReadonlySet<string> = new Set(),
): FieldTest[] {
  const tests = Object.entries<unknown>(where)
    .filter(([, asked]) => asked !== undefined)
    .map(([field, asked]) => {
      const test = readField(field, asked as Scalar | FieldCondition<Scalar>);
      return test.contains && folded.has(field) ? { ...test, folded: true as const } : test;
    });
  // Looking through texts costs most: few rows should be left for it.
  return tests.sort((a, b) => Number(a.contains !== undefined) - Number(b.contains !== undefined));
}

function readField(field: string, asked: Scalar | FieldCondition<Scalar>): FieldTest {
  if (asked === null || typeof asked !== 'object') return { field, values: new Set([asked]) };
  const { in: values, contains, ...bounds } = asked;
  const bound = Object.entries(bounds).filter(([, value]) => value !== undefined);
  return {
    field,
    ...(values === undefined ? {} : { values: new Set(values) }),
    ...(bound.length === 0 ? {} : { range: Object.fromEntries(bound) }),
    ...(contains === undefined ? {} : { contains: [contains].flat().map(foldCase) }),
  };
}

/** Whether the row fulfils every test. */
export function matchesWhere(row: BaseRow, tests: readonly FieldTest[]): boolean {
  for (const test of tests) {
    if (!holds(fieldOf(row, test.field), test)) return false;
  }
  return true;
}

function holds(value: Scalar, { values, range, contains, folded }: FieldTest): boolean {
  if (values && !values.has(value)) return false;
  if (range && !liesIn(value, range)) return false;
  if (contains === undefined) return true;
  if (typeof value !== 'string') return false;
  const text = folded ? value : foldCase(value);
  return contains.every((part) => text.includes(part));
}

function liesIn(value: Scalar, { gte, gt, lte, lt }: Range): boolean {
  if (value === null || gte === null || gt === null || lte === null || lt === null) return false;
  return (
    (gte === undefined || compareScalars(value, gte) >= 0) &&
    (gt === undefined || compareScalars(value, gt) > 0) &&
    (lte === undefined || compareScalars(value, lte) <= 0) &&
    (lt === undefined || compareScalars(value, lt) < 0)
  );
}

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
  /** In lower case. */
  readonly contains?: string;
}

/** The conditions of a `Where`, one after the other; all must hold. */
export function readWhere<Row extends BaseRow>(where: Where<Row> = {}): FieldTest[] {
  return Object.entries<unknown>(where)
    .filter(([, asked]) => asked !== undefined)
    .map(([field, asked]) => readField(field, asked as Scalar | FieldCondition<Scalar>));
}

function readField(field: string, asked: Scalar | FieldCondition<Scalar>): FieldTest {
  if (asked === null || typeof asked !== 'object') return { field, values: new Set([asked]) };
  const { in: values, contains, ...bounds } = asked;
  const bound = Object.entries(bounds).filter(([, value]) => value !== undefined);
  return {
    field,
    ...(values === undefined ? {} : { values: new Set(values) }),
    ...(bound.length === 0 ? {} : { range: Object.fromEntries(bound) }),
    ...(contains === undefined ? {} : { contains: contains.toLowerCase() }),
  };
}

/** Whether the row fulfils every test. */
export function matchesWhere(row: BaseRow, tests: readonly FieldTest[]): boolean {
  for (const test of tests) {
    if (!holds(fieldOf(row, test.field), test)) return false;
  }
  return true;
}

function holds(value: Scalar, { values, range, contains }: FieldTest): boolean {
  if (values && !values.has(value)) return false;
  if (range && !liesIn(value, range)) return false;
  return contains === undefined || (typeof value === 'string' && value.toLowerCase().includes(contains));
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

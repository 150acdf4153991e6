import type { BaseRow } from './port.ts';

/** What conditions, orders and groups look at: fields that hold one plain value. */
export type Scalar = string | number | boolean | null;

/** One key of a complete order. */
export interface OrderKey {
  readonly field: string;
  /** 1 ascending, -1 descending. */
  readonly sign: 1 | -1;
}

/** The value of a field that holds one plain value; one that the row does not have counts as null. */
export function fieldOf(row: BaseRow, field: string): Scalar {
  const value: Scalar | undefined = row[field as keyof BaseRow];
  return value ?? null;
}

/**
 * Below 0 when `a` comes first in an ascending order, above when `b` does. Null comes before everything; texts are in
 * the order of their code points, which is the order of their bytes in SQL.
 */
export function compareScalars(a: Scalar, b: Scalar): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  return a < b ? -1 : 1;
}

const firstSurrogate = 0xd800;

/** `<` compares halves of code points, and so has those beyond 0xffff before the last ones below. */
function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    if (x < firstSurrogate || y < firstSurrogate) return x - y;
    return (a.codePointAt(i) ?? x) - (b.codePointAt(i) ?? y);
  }
  return a.length - b.length;
}

/** The order that was asked for, made total: the id follows in the direction of the last key. */
export function totalOrder(
  orderBy: readonly { readonly field: string; readonly direction: 'asc' | 'desc' }[] = [],
): readonly OrderKey[] {
  const keys: OrderKey[] = orderBy.map(({ field, direction }) => ({
    field,
    sign: direction === 'asc' ? 1 : -1,
  }));
  const id = keys.findIndex((key) => key.field === 'id');
  return id < 0 ? [...keys, { field: 'id', sign: keys.at(-1)?.sign ?? 1 }] : keys.slice(0, id + 1);
}

/** Where a row stands in an order: its value for each key. */
export type Position = readonly Scalar[];

export function positionOf(row: BaseRow, order: readonly OrderKey[]): Position {
  return order.map((key) => fieldOf(row, key.field));
}

/** Compares a row with a position of the same order. */
export function compareWithPosition(row: BaseRow, position: Position, order: readonly OrderKey[]): number {
  for (const [index, { field, sign }] of order.entries()) {
    const difference = compareScalars(fieldOf(row, field), position[index] ?? null);
    if (difference !== 0) return sign * difference;
  }
  return 0;
}

/** A function for `sort`. */
export function comparator(order: readonly OrderKey[]): (a: BaseRow, b: BaseRow) => number {
  return (a, b) => {
    for (const { field, sign } of order) {
      const difference = compareScalars(fieldOf(a, field), fieldOf(b, field));
      if (difference !== 0) return sign * difference;
    }
    return 0;
  };
}

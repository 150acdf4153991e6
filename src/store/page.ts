import { encodeCursor } from './cursor.ts';
import { type OrderKey, positionOf } from './order.ts';
import type { BaseRow, Page } from './port.ts';

/** A page of a list in this order. Makes the cursors only for those who read them. */
export function pageOf<Row extends BaseRow>(
  rows: readonly Row[],
  order: readonly OrderKey[],
  hasNext: boolean,
): Page<Row> {
  let cursors: readonly string[] | undefined;
  return {
    rows,
    hasNext,
    get cursors() {
      cursors ??= rows.map((row) => encodeCursor(order, positionOf(row, order)));
      return cursors;
    },
  };
}

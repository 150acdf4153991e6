import { decodeCursor, encodeCursor } from '~/store/cursor.ts';
import { InvalidCursorError } from '~/store/port.ts';
import {
  type Connection,
  checkPageArguments,
  connectionOf,
  type PageArguments,
  refuseCursor,
} from './paging.ts';

/**
 * One page of rows that have been read already, together with the rows of other lists, so that many lists cost one
 * read.
 *
 * @param fields by which the rows stand, ascending; no two rows are equal in all of them
 * @throws BAD_USER_INPUT as readConnection does
 */
export function connectionOfRead<Field extends string, Row extends Readonly<Record<Field, string | number>>>(
  rows: readonly Row[],
  fields: readonly Field[],
  page: PageArguments,
): Connection<Row> {
  const { backwards, size, cursor } = checkPageArguments(page);
  const order = fields.map((field) => ({ field, sign: 1 }) as const);
  const placeOf = (row: Row) => fields.map((field) => row[field]);
  const bound = () => {
    if (cursor === undefined) return backwards ? rows.length : 0;
    const place = readPlace(order, cursor, rows[0] && placeOf(rows[0]));
    const found = rows.findIndex((row) => compare(placeOf(row), place) >= (backwards ? 0 : 1));
    return found < 0 ? rows.length : found;
  };
  const at = boundOr(bound, backwards ? 'before' : 'after');
  const [begin, end] = backwards ? [Math.max(0, at - size), at] : [at, Math.min(rows.length, at + size)];
  const shown = rows.slice(begin, end);
  return connectionOf(
    {
      rows: shown,
      cursors: shown.map((row) => encodeCursor(order, placeOf(row))),
      hasNextPage: end < rows.length,
      hasPreviousPage: begin > 0,
    },
    async () => rows.length,
  );
}

type Place = readonly (string | number)[];

/** The place that the cursor names; InvalidCursorError when it is not of the kind that the rows have. */
function readPlace(
  order: Parameters<typeof decodeCursor>[0],
  cursor: string,
  example: Place | undefined,
): Place {
  const place = decodeCursor(order, cursor);
  const fits = place.every((part, index) => !example || typeof part === typeof example[index]);
  if (!fits) throw new InvalidCursorError();
  return place as Place;
}

function compare(a: Place, b: Place): number {
  const differing = a.findIndex((part, index) => part !== b[index]);
  const [left, right] = [a[differing], b[differing]];
  if (left === undefined || right === undefined) return 0;
  return left < right ? -1 : 1;
}

function boundOr(bound: () => number, argument: 'after' | 'before'): number {
  try {
    return bound();
  } catch (error) {
    return refuseCursor(error, argument);
  }
}

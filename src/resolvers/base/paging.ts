import { turnCursor } from '~/store/cursor.ts';
import { InvalidCursorError, type ListQuery, type Table } from '~/store/port.ts';
import { badInput } from '../errors.ts';
import type { PageInfoRow } from './base.rows.ts';

/** The most rows that a page may hold. */
export const PAGE_LIMIT = 100;
/** How many rows a page holds when neither `first` nor `last` is given. */
const PAGE_SIZE = 50;

/** How a page is asked for: `first` and `after` read on, `last` and `before` read back. */
export interface PageArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

export interface Connection<Row> {
  readonly edges: { readonly node: Row; readonly cursor: string }[];
  readonly nodes: Row[];
  readonly pageInfo: PageInfoRow;
  /** Counted when it is asked for. */
  readonly totalCount: () => Promise<number>;
}

/** The rows and cursors of a page, in the order of the list. */
export interface PageRead<Row> extends Pick<PageInfoRow, 'hasNextPage' | 'hasPreviousPage'> {
  readonly rows: readonly Row[];
  /** One for each row. */
  readonly cursors: readonly string[];
}

/** A valid request for a page: so many rows, from a cursor on, in one of the two directions. */
interface Asked {
  readonly backwards: boolean;
  readonly size: number;
  readonly cursor: string | undefined;
}

/** Throws BAD_USER_INPUT for both directions at once, and for a number of rows outside 0 to 100. */
export function checkPageArguments({ first, after, last, before }: PageArguments): Asked {
  const is = (value: unknown) => value !== undefined && value !== null && value !== '';
  const backwards = is(last) || is(before);
  if (backwards && (is(first) || is(after))) {
    throw badInput(
      is(last) ? 'last' : 'before',
      'first and after read on, last and before read back: use one of the two pairs.',
    );
  }
  const size = (backwards ? last : first) ?? PAGE_SIZE;
  checkSize(backwards ? 'last' : 'first', size);
  return { backwards, size, cursor: (backwards ? before : after) || undefined };
}

type Query<Row> = Omit<ListQuery<Row>, 'first' | 'after' | 'distinctOn'>;

/** The same rows, from the last to the first. */
const turned = <Row extends { readonly id: string }>({ where, orderBy = [] }: Query<Row>): Query<Row> => ({
  ...(where === undefined ? {} : { where }),
  orderBy:
    orderBy.length === 0
      ? [{ field: 'id', direction: 'desc' }]
      : orderBy.map(({ field, direction }) => ({ field, direction: direction === 'asc' ? 'desc' : 'asc' })),
});

const turnedCursor = async (cursor: string) => turnCursor(cursor);

/**
 * Reads one page as a Relay connection. Whether rows lie on the other side of the given cursor is read only when it is
 * asked for: one more row, or two for an empty page.
 *
 * BAD_USER_INPUT, which names the argument, for `first` or `last` outside 0 to 100, for both directions at once and for
 * a cursor of another list.
 */
export async function readConnection<Row extends { readonly id: string }>(
  table: Table<Row>,
  query: Query<Row>,
  page: PageArguments,
): Promise<Connection<Row>> {
  const { backwards, size, cursor } = checkPageArguments(page);
  const [there, back] = backwards ? [turned(query), query] : [query, turned(query)];
  const read = (from: Query<Row>, first: number, after: string | undefined) =>
    table.list({ ...from, first, ...(after === undefined ? {} : { after }) });

  const refuse = (error: unknown) => refuseCursor(error, backwards ? 'before' : 'after');
  const start = backwards && cursor !== undefined ? await turnedCursor(cursor).catch(refuse) : cursor;
  const found = await read(there, size, start).catch(refuse);
  const standsBehind = async () => {
    if (start === undefined) return false;
    const edge = found.cursors[0] ?? (await read(there, 1, start)).cursors[0];
    const behind = await read(back, 1, edge === undefined ? undefined : turnCursor(edge));
    return behind.rows.length > 0;
  };
  const inOrder = backwards
    ? { rows: found.rows.toReversed(), cursors: found.cursors.map(turnCursor).reverse() }
    : found;
  return connectionOf(
    {
      rows: inOrder.rows,
      cursors: inOrder.cursors,
      hasNextPage: backwards ? standsBehind : found.hasNext,
      hasPreviousPage: backwards ? found.hasNext : standsBehind,
    },
    () => table.count(query.where),
  );
}

/** The page as a Relay connection. */
export function connectionOf<Row>(
  { rows, cursors, hasNextPage, hasPreviousPage }: PageRead<Row>,
  totalCount: () => Promise<number>,
): Connection<Row> {
  return {
    edges: rows.map((node, index) => ({ node, cursor: cursors[index] ?? '' })),
    nodes: [...rows],
    pageInfo: {
      hasNextPage,
      hasPreviousPage,
      startCursor: cursors[0] ?? null,
      endCursor: cursors.at(-1) ?? null,
    },
    totalCount,
  };
}

/** The connection with its nodes replaced by others. */
export async function nodesOf<Row, Node>(
  { edges, ...connection }: Connection<Row>,
  nodeOf: (row: Row) => Node | Promise<Node>,
): Promise<Connection<Node>> {
  const others = await Promise.all(
    edges.map(async ({ node, cursor }) => ({ node: await nodeOf(node), cursor })),
  );
  return { ...connection, edges: others, nodes: others.map(({ node }) => node) };
}

/** BAD_USER_INPUT for a number of rows outside 0 to 100. */
export function checkFirst(first: number): void {
  checkSize('first', first);
}

function checkSize(argument: 'first' | 'last', size: number): void {
  if (size >= 0 && size <= PAGE_LIMIT) return;
  const onward = argument === 'first' ? 'read on with after' : 'read back with before';
  throw badInput(argument, `${argument} lies between 0 and ${PAGE_LIMIT}; ${onward}.`);
}

/** Throws the error again; as BAD_USER_INPUT when it says that a cursor cannot be read. */
export function refuseCursor(error: unknown, argument: 'after' | 'before' = 'after'): never {
  throw error instanceof InvalidCursorError ? badInput(argument, error.message) : error;
}

/** Ids of a bulk call, each once. BAD_USER_INPUT when there are none or more than 100. */
export function bulkIds(ids: readonly string[]): string[] {
  const different = [...new Set(ids)];
  if (different.length === 0 || different.length > PAGE_LIMIT) {
    throw badInput('ids', `Name between 1 and ${PAGE_LIMIT} ids.`);
  }
  return different;
}

import { InvalidCursorError, type ListQuery, type Page, type Table } from '~/store/port.ts';
import { badInput } from '../errors.ts';

/** The most rows that a page may hold. */
export const PAGE_LIMIT = 100;

export interface Connection<Row> {
  readonly edges: { readonly node: Row; readonly cursor: string }[];
  readonly nodes: Row[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  /** Counted when it is asked for. */
  readonly totalCount: () => Promise<number>;
}

/** Reads one page as a Relay connection. BAD_USER_INPUT for `first` outside 0 to 100 or a cursor of another list. */
export async function readConnection<Row extends { readonly id: string }>(
  table: Table<Row>,
  query: ListQuery<Row>,
  page: { readonly first: number; readonly after?: string | null | undefined },
): Promise<Connection<Row>> {
  checkFirst(page.first);
  const rows = await table
    .list({ ...query, first: page.first, ...(page.after ? { after: page.after } : {}) })
    .catch(refuseCursor);
  return connectionOf(rows, () => table.count(query.where));
}

/** The page as a Relay connection. */
export function connectionOf<Row>(
  { rows, cursors, hasNext }: Page<Row>,
  totalCount: () => Promise<number>,
): Connection<Row> {
  return {
    edges: rows.map((node, index) => ({ node, cursor: cursors[index] ?? '' })),
    nodes: [...rows],
    pageInfo: { hasNextPage: hasNext, endCursor: cursors.at(-1) ?? null },
    totalCount,
  };
}

/** BAD_USER_INPUT for a number of rows outside 0 to 100. */
export function checkFirst(first: number): void {
  if (first < 0 || first > PAGE_LIMIT) {
    throw badInput('first', `first lies between 0 and ${PAGE_LIMIT}; read on with after.`);
  }
}

/** Throws the error on; as BAD_USER_INPUT when it says that a cursor cannot be read. */
export function refuseCursor(error: unknown): never {
  throw error instanceof InvalidCursorError ? badInput('after', error.message) : error;
}

/** Ids of a bulk call, each once. BAD_USER_INPUT when there are none or more than 100. */
export function bulkIds(ids: readonly string[]): string[] {
  const different = [...new Set(ids)];
  if (different.length === 0 || different.length > PAGE_LIMIT) {
    throw badInput('ids', `Name between 1 and ${PAGE_LIMIT} ids.`);
  }
  return different;
}

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createLaterPages, type ListPage } from './laterPages.ts';
import { usePreloaded } from './usePreloaded.ts';

type PageVariables = OperationVariables & { readonly after?: string | null };

/** A list that is read on while somebody scrolls. */
export interface PreloadedList<Data, Row> {
  /** The first page's whole answer. */
  readonly data: Data;
  /** The rows of all pages that were read, each once. */
  readonly rows: readonly Row[];
  /** How many there are in all. */
  readonly totalCount: number;
  readonly hasMore: boolean;
  /** Reads on; for `onMore` of `VirtualList`. */
  readonly more: () => void;
  readonly moreFailed: boolean;
  /** Another list was chosen, and its answer is on its way. */
  readonly stale: boolean;
  /** Equal for equal variables. */
  readonly key: string;
  /** Reads the first page anew and those that were read behind it; rejects when that fails. */
  readonly refetch: () => Promise<unknown>;
}

function rowsOf<Row extends { readonly id: string }>(pages: readonly ListPage<Row>[]): readonly Row[] {
  const rows = new Map<string, Row>();
  // A row that came meanwhile has pushed others over the edge of a page.
  for (const { nodes } of pages) for (const row of nodes) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}

/**
 * A list of which the screen's route has begun the first page (`definePreload`), read on page by page. Rows that a mutation
 * answers change wherever they stand; a row that comes or goes shows after `refetch`. The pages that were read are there
 * again when somebody comes back.
 * @param pageOf the list in the answer, written once outside of the component
 */
export function usePreloadedList<Data, Variables extends PageVariables, Row extends { readonly id: string }>(
  document: TypedDocumentNode<Data, Variables>,
  pageOf: (data: Data) => ListPage<Row>,
): PreloadedList<Data, Row> {
  const { data, key, stale, refetch: refetchFirst, client } = usePreloaded(document);
  const later = useMemo(() => {
    const name = `${document.definitions.map((each) => ('name' in each ? each.name?.value : '')).join()} ${key}`;
    // The key is the text of the variables, and stays the same while they do.
    const variables = JSON.parse(key) as Variables;
    return createLaterPages({ client, document, variables, name, pageOf });
  }, [client, document, key, pageOf]);
  const { pages, failed } = useSyncExternalStore(later.subscribe, later.state);
  const first = pageOf(data);
  const rows = useMemo(() => rowsOf([first, ...pages.map(({ page }) => page)]), [first, pages]);
  const more = useCallback(() => void later.more(first), [later, first]);
  const refetch = useCallback(async () => {
    const answer = (await refetchFirst()) as { readonly data?: Data };
    if (answer.data) await later.renew(pageOf(answer.data));
  }, [refetchFirst, later, pageOf]);
  return {
    data,
    rows,
    totalCount: first.totalCount,
    hasMore: (pages.at(-1)?.page ?? first).pageInfo.hasNextPage,
    more,
    moreFailed: failed,
    stale,
    key,
    refetch,
  };
}

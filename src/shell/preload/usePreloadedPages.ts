import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { usePages } from '../ui/usePages.ts';
import { usePreloaded } from './usePreloaded.ts';

type PageVariables = OperationVariables & { readonly after?: string | null };

/**
 * Walks through a list page by page, `size` rows each. The first page is the query that the screen's route has begun, the
 * others are asked when somebody turns to them; until then the page before stays. Another list begins at its first page.
 */
export function usePreloadedPages<Data, Variables extends PageVariables>(
  document: TypedDocumentNode<Data, Variables>,
  size: number,
) {
  const first = usePreloaded(document);
  const pages = usePages(first.key, size);
  const { after } = pages;
  const later = useQuery(
    document,
    after === null
      ? skipToken
      : { variables: { ...first.variables, after } as Variables, fetchPolicy: 'cache-and-network' },
  );
  if (after === null)
    return { pages, data: first.data, key: first.key, error: undefined, refetch: first.refetch };
  const { data, previousData, error, refetch } = later;
  return {
    pages,
    data: (data ?? previousData ?? first.data) as Data,
    /** Names what `data` answers; empty while the page before stands in. */
    key: data ? `${first.key} ${after}` : '',
    /** Why the page could not be turned. */
    error: data ? undefined : error,
    refetch,
  };
}

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { PAGE_SIZE, usePages } from '~/shell/ui/usePages.ts';

type PageVariables = OperationVariables & { readonly first: number; readonly after?: string | null };

/**
 * Walks through a list in a drawer page by page; the page before stays until the next is there. Other variables are
 * another list, which begins at its first page.
 */
export function useDrawerPages<Data, Variables extends PageVariables>(
  document: TypedDocumentNode<Data, Variables>,
  list: Omit<Variables, 'first' | 'after'>,
) {
  const pages = usePages(JSON.stringify(list));
  const { data, previousData, error, refetch } = useQuery(document, {
    variables: { ...list, first: PAGE_SIZE, after: pages.after } as OperationVariables as Variables,
    fetchPolicy: 'cache-and-network',
  });
  return {
    data: (data ?? previousData) as Data | undefined,
    /** For `PagedBody`. */
    body: { pages, error, onRetry: () => void refetch() },
  };
}

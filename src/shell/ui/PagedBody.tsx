import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Pager } from './Pager.tsx';
import { BodySkeleton } from './Skeleton.tsx';
import type { usePages } from './usePages.ts';

interface Page {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly nodes: readonly unknown[];
}

interface PagedBodyProps<Connection extends Page> {
  readonly page: Connection | undefined;
  /** Why there is no page; undefined while nothing failed. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly pages: ReturnType<typeof usePages>;
  /** Said when the list is empty. */
  readonly empty: string;
  readonly children: (page: Connection) => ReactNode;
}

/** A page of a list in a drawer, with what stands there while it loads, when it failed and when it is empty. */
export function PagedBody<Connection extends Page>(props: PagedBodyProps<Connection>) {
  const { page, error, onRetry, pages, empty, children } = props;
  if (error !== undefined) return <ErrorState error={error} onRetry={onRetry} />;
  if (!page) return <BodySkeleton height={320} />;
  if (page.totalCount === 0) return <EmptyState title={empty} />;
  const { hasNextPage, endCursor } = page.pageInfo;
  return (
    <>
      {children(page)}
      <Pager
        pages={pages}
        shown={page.nodes.length}
        total={page.totalCount}
        nextCursor={hasNextPage ? endCursor : null}
      />
    </>
  );
}

import { lazy, Suspense } from 'react';
import { Skeleton } from './Skeleton.tsx';
import type { GridTableProps } from './table.ts';

const GridTableBody = lazy(async () => ({ default: (await import('./GridTableBody.tsx')).GridTableBody }));

/**
 * A table for long lists: only what is seen is drawn, arrow keys move from cell to cell, columns can be resized.
 * For up to 100 rows prefer DataTable, which is a semantic table and narrows to readable blocks.
 */
export function GridTable<Row>(props: GridTableProps<Row>) {
  const height = props.height ?? 400;
  const erased = props as unknown as GridTableProps<unknown>;
  return (
    <Suspense fallback={<Skeleton height={height} />}>
      <GridTableBody {...erased} height={height} />
    </Suspense>
  );
}

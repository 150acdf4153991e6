import { lazy, Suspense } from 'react';
import { Skeleton } from './Skeleton.tsx';
import type { SortState, TableColumn } from './table.ts';

export interface GridTableProps<Row> {
  /** What the rows are, for screen readers. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  /** The rows that are loaded, from the first on. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** How many rows there are in all; those not loaded show as skeletons. Default: as many as are loaded. */
  readonly rowCount?: number | undefined;
  /** Called when rows come near that are not loaded. Calls while a page is under way are to be ignored by the caller. */
  readonly loadMore?: (() => void) | undefined;
  readonly sort?: SortState | undefined;
  readonly onSort?: ((sort: SortState) => void) | undefined;
  /** A row was chosen by click, or by Enter on one of its cells. */
  readonly onSelect?: ((row: Row) => void) | undefined;
  readonly selectedId?: string | null | undefined;
  /** Pixels; default 400. */
  readonly height?: number | undefined;
}

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

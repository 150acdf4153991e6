import { lazy, Suspense, useMemo } from 'react';
import { Skeleton } from './Skeleton.tsx';
import type { GridTableProps } from './table.ts';

const GridTableBody = lazy(async () => ({ default: (await import('./GridTableBody.tsx')).GridTableBody }));

/**
 * A table for long lists: only what is seen is drawn, arrow keys move from cell to cell, columns can be resized.
 * For up to 100 rows prefer DataTable, which is a semantic table and narrows to readable blocks.
 */
export function GridTable<Row>(props: GridTableProps<Row>) {
  const { columns, rows, rowId, rowCount, selectedId, onSelect, onToggle, height = 400, ...rest } = props;
  const drawn = useMemo(
    () =>
      columns.map(({ cell, ...column }) => ({
        ...column,
        cellAt: (index: number) => {
          const row = rows[index];
          return row === undefined ? <Skeleton width="60%" /> : cell(row);
        },
      })),
    [columns, rows],
  );
  return (
    <Suspense fallback={<Skeleton height={height} />}>
      <GridTableBody
        {...rest}
        height={height}
        columns={drawn}
        loaded={rows.length}
        total={rowCount ?? rows.length}
        selectedIndex={selectedId ? rows.findIndex((row) => rowId(row) === selectedId) : -1}
        onSelectAt={(index) => {
          const row = rows[index];
          if (row !== undefined) onSelect?.(row);
        }}
        onToggleAt={(index, range) => {
          const row = rows[index];
          if (row !== undefined) onToggle?.(row, range);
        }}
      />
    </Suspense>
  );
}

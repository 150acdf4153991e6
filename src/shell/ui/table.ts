import type { ReactNode } from 'react';

export interface SortState {
  /** Id of a column. */
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

export interface TableColumn<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of the cell. Default `start`. */
  readonly align?: 'start' | 'end';
  /** The column can be sorted by. */
  readonly sortable?: boolean;
  /** Pixels, in GridTable; default 160. */
  readonly width?: number;
}

/** What a click on the head of a column asks for: ascending first, then the other way round. */
export function nextSort(sort: SortState | undefined, column: string): SortState {
  const again = sort?.column === column && sort.direction === 'asc';
  return { column, direction: again ? 'desc' : 'asc' };
}

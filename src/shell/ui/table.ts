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
  /** The cells hold controls of their own, in GridTable: a press there chooses no row. */
  readonly controls?: boolean;
  /** What stands in the head instead of the title, in GridTable: a control, for example. */
  readonly head?: ReactNode;
}

/** A column in one line, where nothing else is to be said of it. */
export const columnOf = <Row>(
  id: string,
  title: string,
  cell: TableColumn<Row>['cell'],
  align: 'start' | 'end' = 'start',
): TableColumn<Row> => ({ id, title, cell, align });

/** Rows by their places: the first and the last that are seen. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

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
  /** The head of a column was pressed; `nextSort` says what follows from that. */
  readonly onSort?: ((column: string) => void) | undefined;
  /** A row was chosen by click, or by Enter on one of its cells. */
  readonly onSelect?: ((row: Row) => void) | undefined;
  readonly selectedId?: string | null | undefined;
  /** The space bar was pressed on one of its cells: it is selected, or no longer; `range` with Shift. */
  readonly onToggle?: ((row: Row, range: boolean) => void) | undefined;
  /** Other rows are seen than before; called while the table scrolls. */
  readonly onVisible?: ((range: RowRange) => void) | undefined;
  /** Pixels; default 400. */
  readonly height?: number | undefined;
}

/** What a click on the head of a column asks for: ascending first, then the other way round. */
export function nextSort(sort: SortState | undefined, column: string): SortState {
  const again = sort?.column === column && sort.direction === 'asc';
  return { column, direction: again ? 'desc' : 'asc' };
}

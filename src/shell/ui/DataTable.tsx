import type { KeyboardEvent, MouseEvent } from 'react';
import styles from './DataTable.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';
import { SortButton } from './SortButton.tsx';
import type { SortState, TableColumn } from './table.ts';

interface DataTableProps<Row> {
  /** What the rows are: the table's caption for screen readers. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  /** At most 100; longer lists belong in GridTable. The first column names the row. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly sort?: SortState | undefined;
  /** The head of a column was pressed; `nextSort` says what follows from that. */
  readonly onSort?: ((column: string) => void) | undefined;
  /** A row was chosen by click, or by Enter on its name. */
  readonly onSelect?: ((row: Row) => void) | undefined;
  readonly selectedId?: string | null | undefined;
  /** Pixels; beyond them the body scrolls under its head. */
  readonly maxHeight?: number | undefined;
}

type HeadProps<Row> = Pick<DataTableProps<Row>, 'sort' | 'onSort'> & { readonly column: TableColumn<Row> };

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const active = sort?.column === column.id;
  const direction = sort?.direction === 'desc' ? 'descending' : 'ascending';
  const sortable = column.sortable && onSort;
  return (
    <th
      scope="col"
      className={column.align === 'end' ? styles.end : undefined}
      aria-sort={sortable ? (active ? direction : 'none') : undefined}
    >
      {sortable ? (
        <SortButton
          title={column.title}
          direction={active ? sort.direction : null}
          arrowFirst={column.align === 'end'}
          onClick={() => onSort(column.id)}
        />
      ) : (
        column.title
      )}
    </th>
  );
}

type RowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'onSelect'> & {
  readonly row: Row;
  readonly selected: boolean;
};

function BodyRow<Row>({ row, columns, onSelect, selected }: RowProps<Row>) {
  const choose = (event: MouseEvent | KeyboardEvent) => {
    // A link or button inside the row does its own work.
    if (event.target instanceof Element && event.target.closest('a, button, input, select')) return;
    onSelect?.(row);
  };
  return (
    <tr
      className={onSelect ? styles.selectable : undefined}
      onClick={onSelect ? choose : undefined}
      aria-current={selected || undefined}
    >
      {columns.map((column, index) => {
        const className = column.align === 'end' ? styles.end : undefined;
        if (index > 0) {
          return (
            <td key={column.id} className={className} data-title={column.title}>
              {column.cell(row)}
            </td>
          );
        }
        return (
          <th key={column.id} scope="row" className={className}>
            {onSelect ? (
              <button type="button" className={styles.name} onClick={() => onSelect(row)}>
                {column.cell(row)}
              </button>
            ) : (
              column.cell(row)
            )}
          </th>
        );
      })}
    </tr>
  );
}

/** A semantic table for up to 100 rows; where it is narrower than 600 px each row becomes a readable block. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  sort,
  onSort,
  onSelect,
  selectedId,
  maxHeight,
}: DataTableProps<Row>) {
  return (
    <ScrollRegion className={styles.frame} label={label} maxHeight={maxHeight}>
      <table className={styles.table}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow
              key={rowId(row)}
              row={row}
              columns={columns}
              onSelect={onSelect}
              selected={selectedId === rowId(row)}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

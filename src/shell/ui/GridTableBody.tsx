import { HotkeysProvider } from '@blueprintjs/core';
import {
  Cell,
  Column,
  ColumnHeaderCell,
  type FocusedCellCoordinates,
  type Region,
  RegionCardinality,
  Regions,
  RenderMode,
  Table,
} from '@blueprintjs/table';
import './GridTableSheet.css';
import '@blueprintjs/table/lib/css/table.css';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import styles from './GridTable.module.css';
import scroll from './ScrollRegion.module.css';
import type { GridTableProps, SortState, TableColumn } from './table.ts';

/** Blueprint's table knows cells by their place alone, and so does all that is here. */
interface GridColumn extends Omit<TableColumn<never>, 'cell'> {
  readonly cellAt: (index: number) => ReactNode;
}

interface Body extends Pick<GridTableProps<never>, 'label' | 'loadMore' | 'sort' | 'onSort' | 'onVisible'> {
  readonly columns: readonly GridColumn[];
  /** How many rows are there, of how many in all. */
  readonly loaded: number;
  readonly total: number;
  /** -1 when none is. */
  readonly selectedIndex: number;
  readonly onSelectAt: (index: number) => void;
  readonly onToggleAt: (index: number, range: boolean) => void;
  /** Pixels. */
  readonly height: number;
}

const rowsAhead = 20;
/** The chosen row is shown by its cells; Blueprint's own selection would vanish under them. */
const noRegions: Region[] = [];

function head(column: GridColumn, sort: SortState | undefined, onSort: Body['onSort']) {
  const active = sort?.column === column.id;
  const arrow = active ? (sort.direction === 'asc' ? ' ▴' : ' ▾') : '';
  return (
    <ColumnHeaderCell
      name={column.title}
      nameRenderer={() =>
        column.head ? (
          <span className={styles.title}>{column.head}</span>
        ) : column.sortable && onSort ? (
          <button
            type="button"
            className={`${styles.sort} ${column.align === 'end' ? styles.last : ''}`}
            onClick={() => onSort(column.id)}
          >
            {column.title}
            <span aria-hidden="true">{arrow}</span>
          </button>
        ) : (
          <span className={`${styles.title} ${column.align === 'end' ? styles.last : ''}`}>
            {column.title}
          </span>
        )
      }
    />
  );
}

const cellClass = (column: GridColumn, selected: boolean) =>
  [styles.cell, column.align === 'end' ? styles.end : '', selected ? styles.selected : ''].join(' ');

/** Blueprint's table is no element that could be focused as a whole: Enter reaches the group around it. */
const group = (
  label: string,
  onKeyDown: (event: KeyboardEvent) => void,
  onFocus: (event: FocusEvent) => void,
) => ({
  role: 'group',
  'aria-label': label,
  onKeyDownCapture: onKeyDown,
  onFocus,
});

/** The widths of columns, stretched in proportion where the frame is wider than all of them together. */
function useColumnWidths(columns: Body['columns']) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  // Other widths make Blueprint draw every cell anew.
  const widths = useMemo(() => {
    const own = columns.map(({ width }) => width ?? 160);
    const sum = own.reduce((total, width) => total + width, 0);
    const stretch = Math.max(1, (room - 2) / sum);
    return own.map((width) => Math.floor(width * stretch));
  }, [columns, room]);
  // Blueprint measures when it mounts, so it waits until there is room.
  return [frame, room > 0 ? widths : null] as const;
}

/**
 * Blueprint's table. It draws cells without table semantics, so a status line says which row the focus is on; who
 * reads by ear is better served by DataTable.
 */
export function GridTableBody(props: Body) {
  const { label, columns, loaded, total, loadMore, sort, onSort, selectedIndex, onSelectAt, height } = props;
  const { onToggleAt, onVisible } = props;
  const t = useTexts('shell');
  const [focus, setFocus] = useState<FocusedCellCoordinates>({ row: 0, col: 0, focusSelectionIndex: 0 });
  // An attribute and not `:has()`, whose upkeep costs frames while rows come and go.
  const [inControl, setInControl] = useState(false);
  const [frame, widths] = useColumnWidths(columns);
  const table = useRef<Table>(null);
  const [shownFirst] = useState(selectedIndex);
  useEffect(() => {
    if (widths && shownFirst > 0) table.current?.scrollToRegion(Regions.row(shownFirst));
  }, [widths, shownFirst]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { Enter: onSelectAt, ' ': onToggleAt }[event.key];
    if (!act || (event.target as Element).closest('button, a, input')) return;
    event.preventDefault();
    // Blueprint would move the focus one row on.
    event.stopPropagation();
    act(focus.row, event.shiftKey);
  };
  const onFocus = ({ target }: FocusEvent) => setInControl(target.closest('a, button, input') !== null);
  return (
    <HotkeysProvider>
      <div
        {...group(label, onKeyDown, onFocus)}
        ref={frame}
        className={`${styles.grid} ${scroll.inside}`}
        data-in-control={inControl || undefined}
        style={{ blockSize: height }}
      >
        {widths ? (
          <Table
            ref={table}
            numRows={total}
            enableRowHeader={false}
            enableFocusedCell
            enableMultipleSelection={false}
            focusedCell={focus}
            onFocusedCell={setFocus}
            selectedRegions={noRegions}
            selectionModes={[RegionCardinality.CELLS]}
            onSelection={(regions) => {
              const [row, column] = [regions[0]?.rows?.[0], regions[0]?.cols?.[0]];
              if (row === undefined || columns[column ?? -1]?.controls) return;
              onSelectAt(row);
            }}
            defaultRowHeight={40}
            // In batches, cells would stay empty for some frames while the table scrolls.
            renderMode={RenderMode.NONE}
            columnWidths={widths}
            cellRendererDependencies={[columns, widths, selectedIndex]}
            onVisibleCellsChange={({ rowIndexStart, rowIndexEnd }) =>
              // Blueprint tells it while it draws, when nobody may draw anew.
              queueMicrotask(() => {
                onVisible?.({ first: rowIndexStart, last: rowIndexEnd });
                if (loaded < total && rowIndexEnd + rowsAhead >= loaded) loadMore?.();
              })
            }
          >
            {columns.map((column) => (
              <Column
                key={column.id}
                id={column.id}
                name={column.title}
                columnHeaderCellRenderer={() => head(column, sort, onSort)}
                cellRenderer={(index) => (
                  <Cell className={cellClass(column, index === selectedIndex)}>{column.cellAt(index)}</Cell>
                )}
              />
            ))}
          </Table>
        ) : null}
      </div>
      <p className="sr-only" role="status">
        {t('table.row', { row: focus.row + 1, total })}
      </p>
    </HotkeysProvider>
  );
}

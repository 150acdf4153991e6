import { useCallback, useMemo, useState } from 'react';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { useSelectedCamera } from '~/features/cameras/useSelectedCamera.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { GridTable } from '~/shell/ui/GridTable.tsx';
import type { RowRange, SortState } from '~/shell/ui/table.ts';
import type { Selection } from '~/shell/ui/useSelection.ts';
import type { ColumnName } from './columnChoice.ts';
import { useColumns } from './useColumns.tsx';
import { useHealth } from './useHealth.ts';
import { useTableHeight } from './useTableHeight.ts';

interface FleetTableProps {
  readonly cameras: readonly FleetCamera[];
  readonly columns: readonly ColumnName[];
  readonly sort: SortState;
  readonly onSort: (column: string) => void;
  /** Null for who may change nothing. */
  readonly selection: Selection<FleetCamera> | null;
}

const idOf = ({ id }: FleetCamera) => id;
const healthColumns: readonly ColumnName[] = ['uptime', 'coverage', 'malfunctions', 'downTime'];
const nobody: readonly FleetCamera[] = [];

/** The cameras as a table of which only what is seen is drawn; the health of those that are seen is filled in. */
export function FleetTable({ cameras, columns: chosen, sort, onSort, selection }: FleetTableProps) {
  const t = useTexts('cameras');
  const { selectedId, toggle } = useSelectedCamera();
  const [{ first, last }, setRange] = useState<RowRange>({ first: 0, last: 20 });
  const height = useTableHeight();
  const wantsHealth = chosen.some((name) => healthColumns.includes(name));
  const seen = useMemo(() => cameras.slice(first, last + 1), [cameras, first, last]);
  const columns = useColumns(chosen, useHealth(wantsHealth ? seen : nobody), selection);
  const onVisible = useCallback(
    (range: RowRange) =>
      setRange((known) => (known.first === range.first && known.last === range.last ? known : range)),
    [],
  );
  return (
    <GridTable
      label={t('title')}
      columns={columns}
      rows={cameras}
      rowId={idOf}
      sort={sort}
      onSort={onSort}
      selectedId={selectedId}
      onSelect={({ id }) => toggle(id)}
      onToggle={({ id }, range) => selection?.toggle(id, range)}
      onVisible={onVisible}
      height={height}
    />
  );
}

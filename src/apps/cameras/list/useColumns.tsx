import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { SeverityBadge, StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { SelectBox } from '~/shell/ui/SelectBox.tsx';
import type { TableColumn } from '~/shell/ui/table.ts';
import type { Selection } from '~/shell/ui/useSelection.ts';
import { cameraPath } from '../paths.ts';
import styles from './Cameras.module.css';
import type { ColumnName } from './columnChoice.ts';
import { sortableColumns } from './fleet.rules.ts';
import type { CameraHealth } from './useHealth.ts';

type Column = TableColumn<FleetCamera>;

/** The columns that are chosen, in their order, after the one that selects rows and the name. */
export function useColumns(
  chosen: readonly ColumnName[],
  health: ReadonlyMap<string, CameraHealth>,
  selection: Selection<FleetCamera> | null,
): readonly Column[] {
  const t = useTexts('cameras');
  const f = useFormat();
  return useMemo(() => {
    const ofHealth =
      (read: (known: CameraHealth) => string): Column['cell'] =>
      (camera) => {
        const known = health.get(camera.id);
        return known ? read(known) : '…';
      };
    const share = (value: number | null) => (value === null ? t('notAvailable') : f.percent(value, 2));
    const observed = ({ uptime }: CameraHealth, text: string) => (uptime === null ? t('notAvailable') : text);
    // Time that is down without a malfunction comes from an outage that began before.
    const malfunctionsOf = ({ malfunctions, outagesBefore }: CameraHealth) =>
      outagesBefore === 0
        ? f.number(malfunctions)
        : t('health.withEarlier', { malfunctions: f.number(malfunctions), before: f.number(outagesBefore) });
    const cells: Record<ColumnName, Pick<Column, 'cell' | 'align' | 'width'>> = {
      state: { width: 120, cell: ({ state }) => <StateBadge state={state} plain /> },
      since: {
        width: 130,
        cell: ({ stateSince }) => (stateSince ? f.durationSince(stateSince) : t('neverObserved')),
      },
      site: { width: 150, cell: ({ siteName }) => <bdi>{siteName}</bdi> },
      group: { width: 100, cell: ({ group }) => <bdi>{group}</bdi> },
      tags: { width: 160, cell: ({ tags }) => <bdi>{tags.join(', ')}</bdi> },
      priority: { width: 76, align: 'end', cell: ({ priority }) => f.number(priority) },
      severity: {
        width: 100,
        cell: ({ openSeverity }) => (openSeverity ? <SeverityBadge severity={openSeverity} plain /> : '—'),
      },
      kinds: { width: 120, cell: ({ streamKinds }) => streamKinds.join(', ') },
      model: { width: 150, cell: ({ model }) => <bdi>{model}</bdi> },
      uptime: { width: 116, align: 'end', cell: ofHealth(({ uptime }) => share(uptime)) },
      coverage: { width: 110, align: 'end', cell: ofHealth(({ coverage }) => f.percent(coverage, 0)) },
      malfunctions: {
        width: 108,
        align: 'end',
        cell: ofHealth((known) => observed(known, malfunctionsOf(known))),
      },
      downTime: {
        width: 120,
        align: 'end',
        cell: ofHealth((known) => observed(known, f.duration(known.downSeconds))),
      },
    };
    const name: Column = {
      id: 'name',
      title: t('column.name'),
      sortable: true,
      width: 190,
      cell: ({ id, name: text }) => (
        <Link className={styles.name} to={cameraPath(id)} title={text}>
          <bdi>{text}</bdi>
        </Link>
      ),
    };
    const others = chosen.map(
      (id): Column => ({
        id,
        title: t(`column.${id}`),
        sortable: sortableColumns.includes(id),
        ...cells[id],
      }),
    );
    return [
      ...(selection ? [selectColumn(selection, t('selectAll'), (text) => t('select', { name: text }))] : []),
      name,
      ...others,
    ];
  }, [t, f, chosen, health, selection]);
}

const selectColumn = (
  { ids, toggle, all: allSelected, toggleAll }: Selection<FleetCamera>,
  all: string,
  one: (name: string) => string,
): Column => ({
  id: 'select',
  title: all,
  controls: true,
  width: 44,
  head: <input type="checkbox" aria-label={all} checked={allSelected} onChange={toggleAll} />,
  cell: ({ id, name }) => (
    <SelectBox label={one(name)} checked={ids.has(id)} onToggle={(range) => toggle(id, range)} />
  ),
});

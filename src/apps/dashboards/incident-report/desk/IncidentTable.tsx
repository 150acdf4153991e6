import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ScrollRegion } from '~/shell/ui/ScrollRegion.tsx';
import { SortButton } from '~/shell/ui/SortButton.tsx';
import type { IncidentActions } from '../actions/useIncidentActions.ts';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import styles from './IncidentDesk.module.css';
import type { IncidentRowFragment } from './IncidentRow.generated.ts';
import { IncidentRow } from './IncidentRow.tsx';
import { useDeskKeys } from './useDeskKeys.ts';
import type { Selection } from './useSelection.ts';

interface IncidentTableProps extends Pick<ReportUrlState, 'url' | 'change' | 'toDesk'> {
  readonly rows: readonly IncidentRowFragment[];
  readonly selection: Selection;
  readonly actions: IncidentActions;
  readonly busy: boolean;
}

const columns = ['severity', 'kind', 'camera', 'state', 'raised', 'assignee', 'summary'] as const;

function SortHead({
  column,
  url,
  change,
}: { column: 'number' | 'raised' } & Pick<ReportUrlState, 'url' | 'change'>) {
  const t = useTexts('incident-report');
  const active = url.sort === column;
  const dir = active && url.dir === 'desc' ? 'asc' : 'desc';
  return (
    <th scope="col" aria-sort={active ? (url.dir === 'asc' ? 'ascending' : 'descending') : 'none'}>
      <SortButton
        title={t(`column.${column}`)}
        direction={active ? url.dir : null}
        onClick={() => change({ sort: column, dir })}
      />
    </th>
  );
}

/** The table of incidents. One row is current: it takes the focus, and arrows or j and k move it. */
export function IncidentTable(props: IncidentTableProps) {
  const { rows, selection, actions, busy, url, change, toDesk } = props;
  const t = useTexts('incident-report');
  const [current, setCurrent] = useState<string>();
  const currentRow = rows.find(({ id }) => id === current) ?? rows[0];
  const onKeyDown = useDeskKeys({
    rows,
    currentId: currentRow?.id,
    targets: selection.rows.length > 0 ? selection.rows : currentRow ? [currentRow] : [],
    actions,
    onToggle: selection.toggle,
    onHelp: () => change({ help: 'keys' }, { step: true }),
  });
  const all = selection.rows.length === rows.length;
  return (
    <ScrollRegion label={t('desk.title')} className={styles.frame}>
      <table className={styles.table} aria-busy={busy}>
        <caption className="sr-only">{t('desk.title')}</caption>
        <thead>
          <tr>
            {actions.mayAct ? (
              <th scope="col" className={styles.check}>
                <input
                  type="checkbox"
                  aria-label={t('desk.selectAll')}
                  checked={all}
                  onChange={() => selection.setAll(!all)}
                />
              </th>
            ) : null}
            <SortHead column="number" url={url} change={change} />
            {columns.map((column) =>
              column === 'raised' ? (
                <SortHead key={column} column="raised" url={url} change={change} />
              ) : (
                <th key={column} scope="col">
                  {t(`column.${column}`)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {rows.map((row) => (
            <IncidentRow
              key={row.id}
              row={row}
              selectable={actions.mayAct}
              selected={selection.ids.has(row.id)}
              current={row.id === currentRow?.id}
              open={row.id === url.incident}
              toChildren={toDesk({ storm: row.id })}
              onCurrent={setCurrent}
              onToggle={selection.toggle}
              onOpen={(incident) => change({ incident }, { step: url.incident === null })}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

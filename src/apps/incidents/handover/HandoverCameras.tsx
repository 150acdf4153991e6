import { Link } from 'react-router-dom';
import { StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useReasonText } from '~/features/cameras/useReasonText.ts';
import type { CameraState } from '~/graphql/types.generated.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import { columnOf, type TableColumn } from '~/shell/ui/table.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import { cameraPath, camerasPath } from '../../cameras/paths.ts';
import styles from './Handover.module.css';
import type { Handover } from './handover.types.ts';

/** The cameras that give no pictures now though they should, with the reason. */
export function HandoverCameras({ handover }: { readonly handover: Handover }) {
  const t = useTexts('handover');
  const f = useFormat();
  const reasonText = useReasonText();
  const { site, down, notObserved, cameras, zone } = handover;
  const toList = (...states: CameraState[]) =>
    camerasPath({ state: states.join(','), ...(site ? { site: site.id } : {}) });
  const columns: TableColumn<Handover['cameras'][number]>[] = [
    columnOf('name', t('column.camera'), ({ id, name }) => (
      <Link to={cameraPath(id)}>
        <bdi>{name}</bdi>
      </Link>
    )),
    columnOf('site', t('site'), (camera) => <bdi>{camera.site.name}</bdi>),
    columnOf('state', t('column.state'), ({ state }) => <StateBadge state={state} plain />),
    columnOf('since', t('column.since'), ({ stateSince }) => f.date(stateSince, 'dateTime', zone)),
    columnOf('reason', t('column.reason'), ({ stateReason }) =>
      stateReason ? reasonText(stateReason) : '—',
    ),
  ];
  return (
    <div className={styles.part}>
      <Widget
        title={t('cameras.title')}
        subtitle={
          <>
            <Link to={toList('DOWN')}>{t('cameras.down', { count: down, number: f.number(down) })}</Link>
            {' · '}
            <Link to={toList('UNKNOWN', 'NOT_OBSERVED')}>
              {t('cameras.notObserved', { count: notObserved, number: f.number(notObserved) })}
            </Link>
          </>
        }
        flush
      >
        {cameras.length === 0 ? (
          <p className={styles.empty}>{t('cameras.none')}</p>
        ) : (
          <DataTable label={t('cameras.title')} rows={cameras} rowId={({ id }) => id} columns={columns} />
        )}
      </Widget>
    </div>
  );
}

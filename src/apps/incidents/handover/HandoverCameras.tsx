import { Link } from 'react-router-dom';
import { StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useReasonText } from '~/features/cameras/useReasonText.ts';
import type { CameraState } from '~/graphql/types.generated.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
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
          <DataTable
            label={t('cameras.title')}
            rows={cameras}
            rowId={({ id }) => id}
            columns={[
              {
                id: 'name',
                title: t('column.camera'),
                cell: ({ id, name }) => (
                  <Link to={cameraPath(id)}>
                    <bdi>{name}</bdi>
                  </Link>
                ),
              },
              { id: 'site', title: t('site'), cell: (camera) => <bdi>{camera.site.name}</bdi> },
              {
                id: 'state',
                title: t('column.state'),
                cell: ({ state }) => <StateBadge state={state} plain />,
              },
              {
                id: 'since',
                title: t('column.since'),
                cell: ({ stateSince }) => f.date(stateSince, 'dateTime', zone),
              },
              {
                id: 'reason',
                title: t('column.reason'),
                cell: ({ stateReason }) => (stateReason ? reasonText(stateReason) : '—'),
              },
            ]}
          />
        )}
      </Widget>
    </div>
  );
}

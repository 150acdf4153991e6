import { ArrowRight } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { cameraHealthPath } from '~/apps/dashboards/paths.ts';
import { StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useReasonText } from '~/features/cameras/useReasonText.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import { Moment } from '~/shell/ui/Moment.tsx';
import type { TableColumn } from '~/shell/ui/table.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import type { CameraOperationsFragment } from './CameraOperations.generated.ts';
import styles from './HomeTab.module.css';

type Transition = CameraOperationsFragment['statusTransitions']['nodes'][number];

/** Widget 10: what cameras did last, newest first. */
export function CameraOperations({ data }: { readonly data: CameraOperationsFragment }) {
  const t = useTexts('incident-report');
  const format = useFormat();
  const reasonText = useReasonText();
  const rows = data.statusTransitions.nodes;
  const columns: TableColumn<Transition>[] = [
    {
      id: 'camera',
      title: t('column.camera'),
      cell: ({ camera }) => (
        <Link to={cameraHealthPath({ camera: camera.id, behind: 'camera' })} dir="auto">
          {camera.name}
        </Link>
      ),
    },
    {
      id: 'change',
      title: t('operations.change'),
      cell: ({ from, to }) => (
        <span className={styles.transition}>
          <StateBadge state={from} plain />
          <ArrowRight className="mirrored" title={t('operations.to')} />
          <StateBadge state={to} plain />
        </span>
      ),
    },
    { id: 'reason', title: t('operations.reason'), cell: ({ reason }) => reasonText(reason) },
    { id: 'at', title: t('operations.at'), cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'duration',
      title: t('operations.duration'),
      align: 'end',
      cell: ({ durationSeconds }) => format.duration(durationSeconds),
    },
  ];
  return (
    <Widget title={t('operations.title')} subtitle={t('operations.subtitle')} flush>
      {rows.length === 0 ? (
        <EmptyState title={t('operations.empty')} text={t('operations.emptyText')} />
      ) : (
        <DataTable
          label={t('operations.title')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          maxHeight={400}
        />
      )}
    </Widget>
  );
}

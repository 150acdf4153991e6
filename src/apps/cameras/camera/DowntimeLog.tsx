import { StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useReasonText } from '~/features/cameras/useReasonText.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { Pager } from '~/shell/ui/Pager.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import type { TableColumn } from '~/shell/ui/table.ts';
import { usePages } from '~/shell/ui/usePages.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import { type DowntimeLineFragment, useCameraDowntimeQuery } from './Camera.generated.ts';
import styles from './Camera.module.css';

interface DowntimeLogProps {
  readonly id: string;
  /** The id of the newest change: another one makes the log old. */
  readonly newest: string;
}

/** Lines of a page. */
const PAGE = 10;

/** When the camera gave no pictures though it should, newest first, page by page, without an end. */
export function DowntimeLog({ id, newest }: DowntimeLogProps) {
  const t = useTexts('cameras');
  const f = useFormat();
  const reasonText = useReasonText();
  const pages = usePages(`${id} ${newest}`, PAGE);
  const { data, previousData, error, refetch } = useCameraDowntimeQuery({
    variables: { id, first: PAGE, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.statusTransitions;
  const columns: TableColumn<DowntimeLineFragment>[] = [
    { id: 'at', title: t('log.at'), cell: ({ at }) => f.date(at, 'dateTime') },
    { id: 'state', title: t('column.state'), cell: ({ to }) => <StateBadge state={to} plain /> },
    { id: 'reason', title: t('timeline.reason'), cell: ({ reason }) => reasonText(reason) },
    {
      id: 'length',
      title: t('timeline.length'),
      align: 'end',
      cell: ({ durationSeconds }) => f.duration(durationSeconds),
    },
    {
      id: 'detail',
      title: t('log.detail'),
      cell: ({ detail }) => <bdi className={styles.wrapped}>{detail}</bdi>,
    },
  ];
  return (
    <Widget
      title={t('log.title')}
      flush
      footer={
        page && page.totalCount > PAGE ? (
          <Pager
            pages={pages}
            shown={page.nodes.length}
            total={page.totalCount}
            nextCursor={page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null}
          />
        ) : null
      }
    >
      {error && !page ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !page ? (
        <BodySkeleton height={240} />
      ) : page.totalCount === 0 ? (
        <p className={styles.empty}>{t('log.none')}</p>
      ) : (
        <DataTable label={t('log.title')} columns={columns} rows={page.nodes} rowId={(line) => line.id} />
      )}
    </Widget>
  );
}

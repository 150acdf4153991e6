import { useEffect, useState } from 'react';
import { StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useReasonText } from '~/features/cameras/useReasonText.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePreloadedPages } from '~/shell/preload/usePreloadedPages.ts';
import { WidgetBoundary } from '~/shell/preload/WidgetBoundary.tsx';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { Pager } from '~/shell/ui/Pager.tsx';
import { columnOf, type TableColumn } from '~/shell/ui/table.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import { CameraDowntimeDocument, type DowntimeLineFragment } from './Camera.generated.ts';
import styles from './Camera.module.css';
import { DOWNTIME_PAGE } from './cameraPeriod.ts';

interface DowntimeLogProps {
  /** The id of the newest change: another one makes the log old. */
  readonly newest: string;
}

/** When the camera gave no pictures though it should, newest first, page by page, without an end. */
export function DowntimeLog(props: DowntimeLogProps) {
  const title = useTexts('cameras')('log.title');
  return (
    <WidgetBoundary title={title} skeletonHeight={240}>
      <Log {...props} />
    </WidgetBoundary>
  );
}

function Log({ newest }: DowntimeLogProps) {
  const t = useTexts('cameras');
  const f = useFormat();
  const reasonText = useReasonText();
  const { data, pages, error, refetch } = usePreloadedPages(CameraDowntimeDocument, DOWNTIME_PAGE);
  const page = data.statusTransitions;
  const [known, setKnown] = useState(newest);
  useEffect(() => {
    if (known === newest) return;
    setKnown(newest);
    // The lines of last time stay when it fails: the next change asks again.
    refetch().catch(() => undefined);
  }, [known, newest, refetch]);
  const columns: TableColumn<DowntimeLineFragment>[] = [
    columnOf('at', t('log.at'), ({ at }) => f.date(at, 'dateTime')),
    columnOf('state', t('column.state'), ({ to }) => <StateBadge state={to} plain />),
    columnOf('reason', t('timeline.reason'), ({ reason }) => reasonText(reason)),
    columnOf('length', t('timeline.length'), ({ durationSeconds }) => f.duration(durationSeconds), 'end'),
    columnOf('detail', t('log.detail'), ({ detail }) => <bdi className={styles.wrapped}>{detail}</bdi>),
  ];
  return (
    <Widget
      title={t('log.title')}
      flush
      footer={
        page.totalCount > DOWNTIME_PAGE ? (
          <Pager
            pages={pages}
            shown={page.nodes.length}
            total={page.totalCount}
            nextCursor={page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null}
          />
        ) : null
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : page.totalCount === 0 ? (
        <p className={styles.empty}>{t('log.none')}</p>
      ) : (
        <DataTable label={t('log.title')} columns={columns} rows={page.nodes} rowId={(line) => line.id} />
      )}
    </Widget>
  );
}

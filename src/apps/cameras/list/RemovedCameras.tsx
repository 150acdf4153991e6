import { Link } from 'react-router-dom';
import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import { PagedBody } from '~/shell/ui/PagedBody.tsx';
import { PAGE_SIZE, usePages } from '~/shell/ui/usePages.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { cameraPath } from '../paths.ts';
import styles from './Cameras.module.css';
import { camerasUrl } from './fleet.rules.ts';
import { type RemovedCameraFragment, useRemovedCamerasQuery } from './RemovedCameras.generated.ts';
import { useRestore } from './useRestore.ts';

/** The cameras that were removed, the last one first, each with the way back. */
export function RemovedCameras() {
  const t = useTexts('cameras');
  const f = useFormat();
  const { change } = useUrl(camerasUrl);
  const pages = usePages('removed');
  const { data, previousData, error, refetch } = useRemovedCamerasQuery({
    variables: { first: PAGE_SIZE, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  useLiveRefetch(refetch, { topic: 'cameras' });
  const { restore, busy } = useRestore(refetch);
  const page = (data ?? previousData)?.removedCameras;
  return (
    <>
      <div className={styles.tools}>
        <Button aria-pressed onClick={() => change({ show: null })}>
          {t('removed.title')}
        </Button>
        <p className={styles.muted}>{t('removed.text')}</p>
      </div>
      <PagedBody
        page={page}
        error={page ? undefined : error}
        onRetry={() => void refetch().catch(() => undefined)}
        pages={pages}
        empty={t('removed.none')}
      >
        {({ nodes }) => (
          <DataTable<RemovedCameraFragment>
            label={t('removed.title')}
            rows={nodes}
            rowId={({ id }) => id}
            columns={[
              {
                id: 'name',
                title: t('column.name'),
                cell: ({ id, name }) => (
                  <Link className={styles.name} to={cameraPath(id)}>
                    <bdi>{name}</bdi>
                  </Link>
                ),
              },
              { id: 'site', title: t('column.site'), cell: ({ site }) => <bdi>{site.name}</bdi> },
              {
                id: 'at',
                title: t('removed.at'),
                cell: ({ removal }) => (removal ? f.date(removal.at, 'dateTime') : ''),
              },
              { id: 'by', title: t('removed.by'), cell: ({ removal }) => <bdi>{removal?.by}</bdi> },
              {
                id: 'restore',
                title: t('restore.action'),
                controls: true,
                cell: (camera) => (
                  <Button
                    busy={busy}
                    aria-label={t('restore.one', { name: camera.name })}
                    onClick={() => void restore(camera)}
                  >
                    {t('restore.action')}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </PagedBody>
    </>
  );
}

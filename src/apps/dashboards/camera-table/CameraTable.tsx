import { useSelectedCamera } from '~/features/cameras/useSelectedCamera.ts';
import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloadedPages } from '~/shell/preload/usePreloadedPages.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { Pager } from '~/shell/ui/Pager.tsx';
import { nextSort } from '~/shell/ui/table.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { useDrilldown } from '../drilldown/useDrilldown.ts';
import { DashboardWidget, DashboardWidgetSkeleton } from '../widgets/DashboardWidget.tsx';
import { CameraTableDocument } from './CameraTable.generated.ts';
import { CameraTableEmpty } from './CameraTableEmpty.tsx';
import { CameraTableFilter } from './CameraTableFilter.tsx';
import { CAMERA_PAGE, type CameraLine, cameraTableUrl } from './cameraTable.rules.ts';
import { useCameraColumns } from './useCameraColumns.tsx';
import { useSteadyOrder } from './useSteadyOrder.ts';

const idOf = ({ id }: CameraLine) => id;

/** All cameras with their health, page by page; filter, sort and the chosen camera stand in the address. */
export function CameraTable() {
  return (
    <DataBoundary
      document={CameraTableDocument}
      skeleton={<DashboardWidgetSkeleton name="cameras" />}
      failed={(error, retry) => (
        <DashboardWidget name="cameras" flush actions={<CameraTableFilter />}>
          <ErrorState error={error} onRetry={retry} />
        </DashboardWidget>
      )}
    >
      <CameraLines />
    </DataBoundary>
  );
}

function CameraLines() {
  const t = useTexts('dashboards');
  const { url, change } = useUrl(cameraTableUrl);
  const { selectedId } = useSelectedCamera();
  const { openCamera } = useDrilldown();
  const columns = useCameraColumns();
  const { data, key, pages, error, refetch } = usePreloadedPages(CameraTableDocument, CAMERA_PAGE);
  useLiveRefetch(refetch);
  const page = data.cameras;
  // Rows of the previous query, which are shown until the new ones arrive, must not decide the order of the new ones.
  const { rows, hold } = useSteadyOrder(page.nodes, idOf, key);
  const { hasNextPage, endCursor } = page.pageInfo;
  return (
    <DashboardWidget
      name="cameras"
      flush
      actions={<CameraTableFilter />}
      footer={
        page.totalCount ? (
          <Pager
            pages={pages}
            shown={rows.length}
            total={page.totalCount}
            nextCursor={hasNextPage ? endCursor : null}
          />
        ) : null
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : page.totalCount === 0 ? (
        <CameraTableEmpty
          filtered={url.state !== null || url.search !== ''}
          onClear={() => change({ state: null, search: '' })}
        />
      ) : (
        <div {...hold}>
          <DataTable
            label={t('cameras.title')}
            columns={columns}
            rows={rows}
            rowId={idOf}
            sort={url.sort}
            onSort={(column) => change((now) => ({ sort: nextSort(now.sort, column) }))}
            onSelect={({ id }) => openCamera(id)}
            selectedId={selectedId}
            maxHeight={560}
          />
        </div>
      )}
    </DashboardWidget>
  );
}

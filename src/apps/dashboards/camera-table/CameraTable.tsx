import { useSelectedCamera } from '~/features/cameras/useSelectedCamera.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { Pager } from '~/shell/ui/Pager.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { nextSort } from '~/shell/ui/table.ts';
import { usePages } from '~/shell/ui/usePages.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { useDrilldown } from '../drilldown/useDrilldown.ts';
import { DashboardWidget } from '../widgets/DashboardWidget.tsx';
import { useCameraTableQuery } from './CameraTable.generated.ts';
import { CameraTableEmpty } from './CameraTableEmpty.tsx';
import { CameraTableFilter } from './CameraTableFilter.tsx';
import { CAMERA_PAGE, type CameraLine, cameraTableUrl, cameraTableVariables } from './cameraTable.rules.ts';
import { useCameraColumns } from './useCameraColumns.tsx';
import { useSteadyOrder } from './useSteadyOrder.ts';

const idOf = ({ id }: CameraLine) => id;
const none: readonly CameraLine[] = [];

/** All cameras with their health, page by page; filter, sort and the chosen camera stand in the address. */
export function CameraTable() {
  const t = useTexts('dashboards');
  const { url, change } = useUrl(cameraTableUrl);
  const { selectedId } = useSelectedCamera();
  const { openCamera } = useDrilldown();
  const columns = useCameraColumns();
  const list = cameraTableVariables(url);
  const pages = usePages(JSON.stringify(list), CAMERA_PAGE);
  const variables = { ...list, after: pages.after };
  const { data, previousData, error, refetch } = useCameraTableQuery({ variables });
  const page = (data ?? previousData)?.cameras;
  // Rows that stand in until the asked ones come lend them no order to keep.
  const { rows, hold } = useSteadyOrder(page?.nodes ?? none, idOf, data ? JSON.stringify(variables) : '');
  const { hasNextPage = false, endCursor = null } = page?.pageInfo ?? {};
  return (
    <DashboardWidget
      name="cameras"
      flush
      actions={<CameraTableFilter />}
      footer={
        page?.totalCount ? (
          <Pager
            pages={pages}
            shown={rows.length}
            total={page.totalCount}
            nextCursor={hasNextPage ? endCursor : null}
          />
        ) : null
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !page ? (
        <BodySkeleton height={560} />
      ) : page.totalCount === 0 ? (
        <CameraTableEmpty onClear={() => change({ state: null, search: '' })} />
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

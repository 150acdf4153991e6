import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import { useBehind } from '../hooks/useBehind.ts';
import { useSteadyOrder } from '../hooks/useSteadyOrder.ts';
import { useUrlState } from '../hooks/useUrlState.ts';
import type { CameraTableFragment } from './CameraTable.generated.ts';
import { CameraTableEmpty } from './CameraTableEmpty.tsx';
import { CameraTableFilter } from './CameraTableFilter.tsx';
import {
  type CameraLine,
  filterCameras,
  readSort,
  readStateChoice,
  sortCameras,
  writeSort,
} from './cameraTable.rules.ts';
import { DashboardWidget } from './DashboardWidget.tsx';
import { useCameraColumns } from './useCameraColumns.tsx';

const idOf = ({ id }: CameraLine) => id;

/** All cameras with their health; filter, sort and the chosen camera stand in the address. */
export function CameraTable({ data }: { readonly data: CameraTableFragment }) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const { params, change } = useUrlState();
  const { openCamera } = useBehind();
  const columns = useCameraColumns();
  const sort = readSort(params.get('sort'));
  const state = readStateChoice(params.get('state'));
  const search = params.get('search') ?? '';
  const { nodes, totalCount } = data.cameras;
  const sorted = sortCameras(filterCameras(nodes, state, search), sort, f.language);
  const { rows, hold } = useSteadyOrder(sorted, idOf, `${writeSort(sort)} ${state} ${search}`);
  return (
    <DashboardWidget
      name="cameras"
      flush
      actions={<CameraTableFilter />}
      footer={t('cameras.shown', { shown: f.number(rows.length), total: f.number(totalCount) })}
    >
      {rows.length === 0 ? (
        <CameraTableEmpty onClear={() => change({ state: null, search: null })} />
      ) : (
        <div {...hold}>
          <DataTable
            label={t('cameras.title')}
            columns={columns}
            rows={rows}
            rowId={idOf}
            sort={sort}
            onSort={(next) => change({ sort: writeSort(next) })}
            onSelect={({ id }) => openCamera(id)}
            selectedId={params.get('camera')}
            maxHeight={560}
          />
        </div>
      )}
    </DashboardWidget>
  );
}

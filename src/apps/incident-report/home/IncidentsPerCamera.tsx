import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import type { TableColumn } from '~/shell/ui/table.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import { RangeChoice } from '../RangeChoice.tsx';
import { periodOfCode, weekRanges } from '../reportUrl.ts';
import { EmptyIncidents } from './EmptyIncidents.tsx';
import type { IncidentsPerCameraFragment } from './IncidentsPerCamera.generated.ts';

type Row = IncidentsPerCameraFragment['incidentsPerCamera'][number];

interface IncidentsPerCameraProps extends ReportUrlState {
  readonly data: IncidentsPerCameraFragment;
}

const numbers = ['total', 'high', 'medium', 'low', 'open'] as const;

/** Widget 13, second half: the cameras with the most incidents; each leads to them. */
export function IncidentsPerCamera({ data, url, toDesk, openDesk }: IncidentsPerCameraProps) {
  const t = useTexts('incident-report');
  const format = useFormat();
  const rows = data.incidentsPerCamera;
  const columns: TableColumn<Row>[] = [
    {
      id: 'camera',
      title: t('column.camera'),
      cell: ({ camera }) => <span dir="auto">{camera.name}</span>,
    },
    ...numbers.map(
      (field): TableColumn<Row> => ({
        id: field,
        title: t(`perCamera.${field}`),
        align: 'end',
        cell: (row) => format.number(row[field]),
      }),
    ),
  ];
  return (
    <Widget title={t('perCamera.title')} flush actions={<RangeChoice name="cameras" codes={weekRanges} />}>
      {rows.length === 0 ? (
        <EmptyIncidents range={url.cameras} toDesk={toDesk} />
      ) : (
        <DataTable
          label={t('perCamera.title')}
          columns={columns}
          rows={rows}
          rowId={({ camera }) => camera.id}
          onSelect={({ camera }) => openDesk({ camera: [camera.id], period: periodOfCode[url.cameras] })}
        />
      )}
    </Widget>
  );
}

import { StateBadge } from '~/features/cameras/StateBadges.tsx';
import { useReasonText } from '~/features/cameras/useReasonText.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { PagedBody } from '~/shell/ui/PagedBody.tsx';
import type { TableColumn } from '~/shell/ui/table.ts';
import { DrilldownOutagesDocument, type DrilldownOutagesQuery } from './DrilldownOutages.generated.ts';
import { useDrawerPages } from './useDrawerPages.ts';
import { useDrilldown } from './useDrilldown.ts';

interface Span {
  readonly from: string;
  readonly to: string;
}

type Line = DrilldownOutagesQuery['statusTransitions']['nodes'][number];

interface DrilldownOutagesProps {
  /** The stretch of time; null while the drawer is closed. */
  readonly at: Span | null;
  readonly onClose: () => void;
}

function OutagesList({ from, to }: Span) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const reasonText = useReasonText();
  const { openCamera } = useDrilldown();
  const { data, body } = useDrawerPages(DrilldownOutagesDocument, { at: { from, to } });
  const columns: TableColumn<Line>[] = [
    {
      id: 'camera',
      title: t('cameras.column.camera'),
      cell: ({ camera }) => <span dir="auto">{camera.name}</span>,
    },
    { id: 'at', title: t('outages.at'), cell: ({ at }) => f.date(at, 'dateTime') },
    {
      id: 'lasted',
      title: t('outages.lasted'),
      cell: ({ durationSeconds }) => f.duration(durationSeconds),
    },
    { id: 'reason', title: t('outages.reason'), cell: ({ reason }) => reasonText(reason) },
    {
      id: 'now',
      title: t('outages.now'),
      cell: ({ camera }) => <StateBadge state={camera.state} plain />,
    },
  ];
  return (
    <PagedBody page={data?.statusTransitions} empty={t('outages.empty')} {...body}>
      {({ nodes }) => (
        <DataTable
          label={t('outages.title')}
          columns={columns}
          rows={nodes}
          rowId={({ id }) => id}
          onSelect={({ camera }) => openCamera(camera.id)}
        />
      )}
    </PagedBody>
  );
}

/** The outages behind a number of malfunctions: when, which camera, for how long and why. */
export function DrilldownOutages({ at, onClose }: DrilldownOutagesProps) {
  const t = useTexts('dashboards');
  const f = useFormat();
  // The end is not included: the last day is the one before it.
  const last = at ? new Date(Date.parse(at.to) - 1) : null;
  const title = at ? t('outages.between', { from: f.date(at.from), to: f.date(last) }) : '';
  return (
    <Drawer open={at !== null} onClose={onClose} title={title} width={860}>
      {at ? <OutagesList from={at.from} to={at.to} /> : null}
    </Drawer>
  );
}

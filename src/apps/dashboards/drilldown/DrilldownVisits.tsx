import type { DeviceKind, Period } from '~/graphql/types.generated.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { textByKey, useTexts } from '~/shell/i18n/useTexts.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { PagedBody } from '~/shell/ui/PagedBody.tsx';
import type { TableColumn } from '~/shell/ui/table.ts';
import { DrilldownVisitsDocument, type DrilldownVisitsQuery } from './DrilldownVisits.generated.ts';
import { useDrawerPages } from './useDrawerPages.ts';

interface Choice {
  readonly period: Period;
  /** Null for all devices. */
  readonly device: DeviceKind | null;
}

type Line = DrilldownVisitsQuery['visits']['nodes'][number];

interface DrilldownVisitsProps {
  /** Which visits; null while the drawer is closed. */
  readonly of: Choice | null;
  readonly onClose: () => void;
}

const seconds = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000;

function VisitsList({ period, device }: Choice) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const { data, body } = useDrawerPages(DrilldownVisitsDocument, {
    filter: { period, zone: browserZone(), devices: device ? [device] : null },
  });
  const columns: TableColumn<Line>[] = [
    {
      id: 'member',
      title: t('visits.member'),
      cell: ({ member }) => <span dir="auto">{member?.name ?? t('visits.outside')}</span>,
    },
    {
      id: 'started',
      title: t('visits.started'),
      cell: ({ startedAt }) => f.date(startedAt, 'dateTime'),
    },
    {
      id: 'lasted',
      title: t('visits.lasted'),
      cell: ({ startedAt, lastSeenAt }) => f.duration(seconds(startedAt, lastSeenAt)),
    },
    { id: 'views', title: t('visitors.views'), align: 'end', cell: ({ views }) => f.number(views) },
    { id: 'device', title: t('devices.device'), cell: (visit) => t(`device.${visit.device}`) },
  ];
  return (
    <PagedBody page={data?.visits} empty={t('visits.empty')} {...body}>
      {({ nodes }) => (
        <DataTable label={t('visits.title')} columns={columns} rows={nodes} rowId={({ id }) => id} />
      )}
    </PagedBody>
  );
}

/** The visits behind a number: who came when, for how long, on what. */
export function DrilldownVisits({ of, onClose }: DrilldownVisitsProps) {
  const t = useTexts('dashboards');
  const period = of ? textByKey(t, `period.${of.period}`) : '';
  const title = of?.device
    ? t('visits.behindDevice', { period, device: t(`device.${of.device}`) })
    : t('visits.behind', { period });
  return (
    <Drawer open={of !== null} onClose={onClose} title={title} width={720}>
      {of ? <VisitsList {...of} /> : null}
    </Drawer>
  );
}

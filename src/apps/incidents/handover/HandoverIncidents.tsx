import { Link } from 'react-router-dom';
import { IncidentStateBadge, SeverityBadge } from '~/features/cameras/StateBadges.tsx';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import type { TableColumn } from '~/shell/ui/table.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import { incidentsPath } from '../paths.ts';
import type { HandoverIncidentFragment } from './Handover.generated.ts';
import styles from './Handover.module.css';

interface HandoverIncidentsProps {
  /** Where links within the page lead. */
  readonly id: string;
  readonly title: string;
  /** Said when there is none. */
  readonly empty: string;
  readonly incidents: readonly HandoverIncidentFragment[];
  /** How many there are, those beyond the list included. */
  readonly total: number;
  readonly zone: string;
  /** The address of the desk that lists all of them. */
  readonly all: string;
}

/** Incidents in one line each: what, where, when, by whom and how fast. */
export function HandoverIncidents(props: HandoverIncidentsProps) {
  const { id, title, empty, incidents, total, zone, all } = props;
  const t = useTexts('handover');
  const f = useFormat();
  const handled = (by: string | undefined, seconds: number | null) =>
    seconds === null ? '—' : [by ?? t('bySystem'), f.duration(seconds)].join(' · ');
  const columns: TableColumn<HandoverIncidentFragment>[] = [
    {
      id: 'number',
      title: t('column.incident'),
      cell: ({ id: incident, number, summary }) => (
        <Link to={incidentsPath({ incident })}>
          #{number} <bdi>{summary}</bdi>
        </Link>
      ),
    },
    {
      id: 'severity',
      title: t('column.severity'),
      cell: ({ severity }) => <SeverityBadge severity={severity} plain />,
    },
    {
      id: 'state',
      title: t('column.state'),
      cell: ({ state }) => <IncidentStateBadge state={state} plain />,
    },
    {
      id: 'place',
      title: t('column.place'),
      cell: ({ camera, site }) => <bdi>{[camera?.name, site.name].filter(Boolean).join(' · ')}</bdi>,
    },
    {
      id: 'raised',
      title: t('column.raised'),
      cell: ({ raisedAt }) => f.date(raisedAt, 'dateTime', zone),
    },
    {
      id: 'acknowledged',
      title: t('column.acknowledged'),
      cell: ({ acknowledgedBy, secondsToAcknowledge }) => (
        <bdi>{handled(acknowledgedBy?.name, secondsToAcknowledge)}</bdi>
      ),
    },
    {
      id: 'closed',
      title: t('column.closed'),
      cell: ({ closedBy, secondsToClose }) => <bdi>{handled(closedBy?.name, secondsToClose)}</bdi>,
    },
  ];
  return (
    <div id={id} className={styles.part}>
      <Widget
        title={title}
        flush
        footer={
          total > 0 ? (
            <Link to={all} className={incidents.length === total ? styles.screenOnly : undefined}>
              {t('all', { shown: f.number(incidents.length), total: f.number(total) })}
            </Link>
          ) : null
        }
      >
        {incidents.length === 0 ? (
          <p className={styles.empty}>{empty}</p>
        ) : (
          <DataTable label={title} columns={columns} rows={incidents} rowId={(incident) => incident.id} />
        )}
      </Widget>
    </div>
  );
}

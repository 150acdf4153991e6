import { Link } from 'react-router-dom';
import { IncidentStateBadge, SeverityBadge } from '~/features/cameras/StateBadges.tsx';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import { columnOf, type TableColumn } from '~/shell/ui/table.ts';
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
    columnOf('number', t('column.incident'), ({ id: incident, number, summary }) => (
      <Link to={incidentsPath({ incident })}>
        #{number} <bdi>{summary}</bdi>
      </Link>
    )),
    columnOf('severity', t('column.severity'), ({ severity }) => <SeverityBadge severity={severity} plain />),
    columnOf('state', t('column.state'), ({ state }) => <IncidentStateBadge state={state} plain />),
    columnOf('place', t('column.place'), ({ camera, site }) => (
      <bdi>{[camera?.name, site.name].filter(Boolean).join(' · ')}</bdi>
    )),
    columnOf('raised', t('column.raised'), ({ raisedAt }) => f.date(raisedAt, 'dateTime', zone)),
    columnOf('acknowledged', t('column.acknowledged'), ({ acknowledgedBy, secondsToAcknowledge }) => (
      <bdi>{handled(acknowledgedBy?.name, secondsToAcknowledge)}</bdi>
    )),
    columnOf('closed', t('column.closed'), ({ closedBy, secondsToClose }) => (
      <bdi>{handled(closedBy?.name, secondsToClose)}</bdi>
    )),
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

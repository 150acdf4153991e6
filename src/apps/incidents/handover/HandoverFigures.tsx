import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IncidentStateBadge, SeverityBadge } from '~/features/cameras/StateBadges.tsx';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataTable } from '~/shell/ui/DataTable.tsx';
import { columnOf, type TableColumn } from '~/shell/ui/table.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import { type IncidentsFilter, incidentsPath } from '../paths.ts';
import styles from './Handover.module.css';
import type { Handover } from './handover.types.ts';

const everyState = ['NEW', 'ACKNOWLEDGED', 'RESOLVED', 'DISMISSED'] as const;

function Figure({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How many incidents were raised, how fast they were handled and by whom; each number leads to its list. */
export function HandoverFigures({ handover }: { readonly handover: Handover }) {
  const t = useTexts('handover');
  const f = useFormat();
  const { site, from, to } = handover;
  const toDesk = (filter: IncidentsFilter) =>
    incidentsPath({ state: everyState, site: site ? [site.id] : [], from, to, ...filter });
  const number = (count: number, filter: IncidentsFilter) => (
    <Link to={toDesk(filter)}>{f.number(count)}</Link>
  );
  const target = f.duration(handover.targetSeconds);
  const ofAll = (part: number, all: number) => t('ofAll', { part: f.number(part), all: f.number(all) });
  const columns: TableColumn<Handover['handlers'][number]>[] = [
    columnOf('member', t('handlers.member'), ({ member }) => (
      <bdi>{member?.name ?? t('handlers.nobody')}</bdi>
    )),
    columnOf(
      'incidents',
      t('handlers.incidents'),
      ({ member, incidents }) =>
        member ? number(incidents, { assignee: [member.id] }) : <a href="#raised">{f.number(incidents)}</a>,
      'end',
    ),
    columnOf(
      'inTime',
      t('figures.inTime', { target }),
      ({ acknowledgedInTime }) => f.number(acknowledgedInTime),
      'end',
    ),
    columnOf(
      'mean',
      t('figures.toAcknowledge'),
      ({ meanSecondsToAcknowledge }) => f.duration(meanSecondsToAcknowledge),
      'end',
    ),
    columnOf('closed', t('handlers.closed'), ({ closed }) => f.number(closed), 'end'),
  ];
  return (
    <Widget title={t('figures.title')}>
      <dl className={styles.figures}>
        <Figure name={t('figures.raised')}>{number(handover.raised, {})}</Figure>
        <Figure name={t('figures.inTime', { target })}>
          {ofAll(handover.acknowledgedInTime, handover.raised)}
        </Figure>
        <Figure name={t('figures.toAcknowledge')}>{f.duration(handover.meanSecondsToAcknowledge)}</Figure>
        <Figure name={t('figures.toClose')}>{f.duration(handover.meanSecondsToClose)}</Figure>
        {handover.bySeverity.map(({ severity, count }) => (
          <Figure key={severity} name={<SeverityBadge severity={severity} plain />}>
            {number(count, { severity: [severity] })}
          </Figure>
        ))}
        {handover.byState.map(({ state, count }) => (
          <Figure key={state} name={<IncidentStateBadge state={state} plain />}>
            {number(count, { state: [state] })}
          </Figure>
        ))}
      </dl>
      <h3 className={styles.small}>{t('handlers.title')}</h3>
      {handover.handlers.length === 0 ? (
        <p className={styles.muted}>{t('raised.none')}</p>
      ) : (
        <DataTable
          label={t('handlers.title')}
          rows={handover.handlers}
          rowId={({ member }) => member?.id ?? ''}
          columns={columns}
        />
      )}
    </Widget>
  );
}

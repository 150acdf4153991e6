import { incidentStateLook } from '~/features/cameras/states.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Metric } from '~/shell/ui/Metric.tsx';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import { periodOfCode } from '../reportUrl.ts';
import styles from './HomeTab.module.css';
import { IncidentDistribution } from './IncidentDistribution.tsx';
import type { TaskDistributionFragment } from './TaskDistribution.generated.ts';

interface TaskDistributionProps extends ReportUrlState {
  readonly data: TaskDistributionFragment;
}

/** Widget 6: how far the incidents of a week have come. */
export function TaskDistribution({ data, ...state }: TaskDistributionProps) {
  const t = useTexts('incident-report');
  const shell = useTexts('shell');
  const format = useFormat();
  const { total, open, byState } = data.tasks;
  const period = periodOfCode[state.url.tasks];
  return (
    <IncidentDistribution
      {...state}
      name="tasks"
      kind="doughnut"
      categoryLabel={t('column.state')}
      total={total}
      shares={byState.map((each) => ({
        label: shell(`incidentState.${each.state}`),
        count: each.count,
        tone: incidentStateLook[each.state].tone,
        filter: { state: [each.state] },
      }))}
      centre={
        <>
          <span className={styles.centre}>{format.number(total)}</span>
          <span className={styles.muted}>{t('count.raised', { count: total })}</span>
        </>
      }
    >
      <Metric
        size="small"
        value={format.number(open)}
        label={t('count.open')}
        to={state.toDesk({ period, state: ['NEW', 'ACKNOWLEDGED'] })}
      />
      <Metric
        size="small"
        value={format.number(total - open)}
        label={t('analysis.closed')}
        to={state.toDesk({ period, state: ['RESOLVED', 'DISMISSED'] })}
      />
    </IncidentDistribution>
  );
}

import { incidentStateLook } from '~/features/cameras/states.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Chart } from '~/shell/ui/Chart.tsx';
import { Metric } from '~/shell/ui/Metric.tsx';
import { Widget } from '~/shell/ui/Widget.tsx';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import { RangeChoice } from '../RangeChoice.tsx';
import { periodOfCode, weekRanges } from '../reportUrl.ts';
import { EmptyIncidents } from './EmptyIncidents.tsx';
import styles from './HomeTab.module.css';
import type { TaskDistributionFragment } from './TaskDistribution.generated.ts';

interface TaskDistributionProps extends ReportUrlState {
  readonly data: TaskDistributionFragment;
}

/** Widget 6: how far the incidents of a week have come. */
export function TaskDistribution({ data, url, toDesk, openDesk }: TaskDistributionProps) {
  const t = useTexts('incident-report');
  const shell = useTexts('shell');
  const format = useFormat();
  const { total, open, byState } = data.tasks;
  const period = periodOfCode[url.tasks];
  return (
    <Widget title={t('tasks.title')} actions={<RangeChoice name="tasks" codes={weekRanges} />}>
      {total === 0 ? (
        <EmptyIncidents range={url.tasks} toDesk={toDesk} />
      ) : (
        <>
          <Chart
            kind="doughnut"
            label={t('tasks.chart')}
            categoryLabel={t('column.state')}
            categories={byState.map(({ state }) => shell(`incidentState.${state}`))}
            series={[
              {
                name: t('count.title'),
                values: byState.map(({ count }) => count),
                tones: byState.map(({ state }) => incidentStateLook[state].tone),
              },
            ]}
            centre={
              <>
                <span className={styles.centre}>{format.number(total)}</span>
                <span className={styles.muted}>{t('count.raised', { count: total })}</span>
              </>
            }
            onSelect={(index) => {
              const state = byState[index]?.state;
              if (state) openDesk({ period, state: [state] });
            }}
          />
          <div className={styles.below}>
            <Metric
              size="small"
              value={format.number(open)}
              label={t('count.open')}
              to={toDesk({ period, state: ['NEW', 'ACKNOWLEDGED'] })}
            />
            <Metric
              size="small"
              value={format.number(total - open)}
              label={t('analysis.closed')}
              to={toDesk({ period, state: ['RESOLVED', 'DISMISSED'] })}
            />
          </div>
        </>
      )}
    </Widget>
  );
}

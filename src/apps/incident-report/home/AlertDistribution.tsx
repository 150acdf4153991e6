import { severityLook } from '~/features/cameras/states.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Chart } from '~/shell/ui/Chart.tsx';
import { Metric } from '~/shell/ui/Metric.tsx';
import { Widget } from '~/shell/ui/Widget.tsx';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import { RangeChoice } from '../RangeChoice.tsx';
import { periodOfCode, weekRanges } from '../reportUrl.ts';
import type { AlertDistributionFragment } from './AlertDistribution.generated.ts';
import { EmptyIncidents } from './EmptyIncidents.tsx';
import styles from './HomeTab.module.css';

interface AlertDistributionProps extends ReportUrlState {
  readonly data: AlertDistributionFragment;
}

/** Widget 8: the incidents of a week by severity. */
export function AlertDistribution({ data, url, toDesk, openDesk }: AlertDistributionProps) {
  const t = useTexts('incident-report');
  const shell = useTexts('shell');
  const format = useFormat();
  const { total, bySeverity } = data.alerts;
  const period = periodOfCode[url.alerts];
  return (
    <Widget title={t('alerts.title')} actions={<RangeChoice name="alerts" codes={weekRanges} />}>
      {total === 0 ? (
        <EmptyIncidents range={url.alerts} toDesk={toDesk} />
      ) : (
        <>
          <Chart
            kind="pie"
            label={t('alerts.chart')}
            categoryLabel={t('column.severity')}
            categories={bySeverity.map(({ severity }) => shell(`severity.${severity}`))}
            series={[
              {
                name: t('count.title'),
                values: bySeverity.map(({ count }) => count),
                tones: bySeverity.map(({ severity }) => severityLook[severity].tone),
              },
            ]}
            onSelect={(index) => {
              const severity = bySeverity[index]?.severity;
              if (severity) openDesk({ period, severity: [severity] });
            }}
          />
          <div className={styles.below}>
            {bySeverity.map(({ severity, count }) => (
              <Metric
                key={severity}
                size="small"
                value={format.percent(count / total, 0)}
                label={shell(`severity.${severity}`)}
                to={toDesk({ period, severity: [severity] })}
              />
            ))}
          </div>
        </>
      )}
    </Widget>
  );
}

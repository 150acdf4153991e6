import { severities } from '~/features/incidents/deskUrl.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Chart } from '~/shell/ui/Chart.tsx';
import { Widget } from '~/shell/ui/Widget.tsx';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import { RangeChoice } from '../RangeChoice.tsx';
import { periodOfCode, weekRanges } from '../reportUrl.ts';
import { AnalysisFigures } from './AnalysisFigures.tsx';
import { EmptyIncidents } from './EmptyIncidents.tsx';
import styles from './HomeTab.module.css';
import type { IncidentAnalysisFragment } from './IncidentAnalysis.generated.ts';

const fields = { HIGH: 'high', MEDIUM: 'medium', LOW: 'low' } as const;

interface IncidentAnalysisProps extends ReportUrlState {
  readonly data: IncidentAnalysisFragment;
}

/** Widget 5: the incidents of a week by day and severity, with how fast they were dealt with. */
export function IncidentAnalysis({ data, url, toDesk, openDesk }: IncidentAnalysisProps) {
  const t = useTexts('incident-report');
  const shell = useTexts('shell');
  const format = useFormat();
  const { from, to, total, buckets } = data.analysed;
  const now = Date.now();
  const begun = (bucket: { readonly from: string }) => Date.parse(bucket.from) <= now;
  const days = { from: format.date(from, 'day'), to: format.date(Date.parse(to) - 1, 'day') };

  const openDay = (index: number, series: number) => {
    const bucket = buckets[index];
    const severity = severities[series];
    if (bucket && severity) openDesk({ from: bucket.from, to: bucket.to, severity: [severity] });
  };

  return (
    <Widget
      title={t('analysis.title')}
      subtitle={t('analysis.days', days)}
      actions={<RangeChoice name="analysis" codes={weekRanges} />}
    >
      {total === 0 ? (
        <EmptyIncidents range={url.analysis} toDesk={toDesk} />
      ) : (
        <div className={styles.analysis}>
          <Chart
            kind="column"
            stacked
            whole
            label={t('analysis.chart', days)}
            categoryLabel={t('analysis.day')}
            categories={buckets.map((bucket) => format.date(bucket.from, 'weekday'))}
            series={severities.map((severity) => ({
              name: shell(`severity.${severity}`),
              tone: fields[severity],
              values: buckets.map((bucket) => (begun(bucket) ? bucket[fields[severity]] : null)),
            }))}
            height={280}
            onSelect={openDay}
          />
          <AnalysisFigures data={data} begun={begun} period={periodOfCode[url.analysis]} toDesk={toDesk} />
        </div>
      )}
    </Widget>
  );
}

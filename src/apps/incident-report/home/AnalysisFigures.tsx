import type { Period } from '~/graphql/types.generated.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Metric } from '~/shell/ui/Metric.tsx';
import { Sparkline } from '~/shell/ui/Sparkline.tsx';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import styles from './HomeTab.module.css';
import type { IncidentAnalysisFragment } from './IncidentAnalysis.generated.ts';

type Summary = IncidentAnalysisFragment['analysed'];

interface AnalysisFiguresProps extends Pick<ReportUrlState, 'toDesk'> {
  readonly data: IncidentAnalysisFragment;
  /** The bucket's time has come: later ones are not drawn. */
  readonly begun: (bucket: Summary['buckets'][number]) => boolean;
  readonly period: Period;
}

const counters = [
  { field: 'raised', states: null },
  { field: 'acknowledged', states: ['ACKNOWLEDGED', 'RESOLVED', 'DISMISSED'] },
  { field: 'closed', states: ['RESOLVED', 'DISMISSED'] },
] as const;

/** The numbers beside the chart of incidents. */
export function AnalysisFigures({ data, begun, period, toDesk }: AnalysisFiguresProps) {
  const t = useTexts('incident-report');
  const format = useFormat();
  const { total, byState, buckets, meanSecondsToAcknowledge, meanSecondsToClose } = data.analysed;
  const values = buckets.filter(begun);
  const inStates = (states: readonly string[] | null) =>
    states ? byState.reduce((sum, { state, count }) => sum + (states.includes(state) ? count : 0), 0) : total;
  return (
    <div className={styles.figures}>
      {counters.map(({ field, states }) => (
        <div key={field} className={styles.figure}>
          <Metric
            size="small"
            value={format.number(inStates(states))}
            label={t(`analysis.${field}`)}
            to={toDesk({ period, state: states ?? [] })}
          />
          <Sparkline values={values.map((bucket) => bucket[field])} height={28} />
        </div>
      ))}
      <Metric
        size="small"
        value={format.duration(meanSecondsToAcknowledge)}
        label={t('analysis.timeToAcknowledge')}
      />
      <Metric size="small" value={format.duration(meanSecondsToClose)} label={t('analysis.timeToClose')} />
    </div>
  );
}

import type { DeskState } from '~/features/incidents/desk.ts';
import { deskVariables, severities } from '~/features/incidents/deskUrl.ts';
import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Chart } from '~/shell/ui/Chart.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { Skeleton } from '~/shell/ui/Skeleton.tsx';
import styles from './IncidentsScreen.module.css';
import { type IncidentTimelineQuery, useIncidentTimelineQuery } from './IncidentTimeline.generated.ts';

const fields = { HIGH: 'high', MEDIUM: 'medium', LOW: 'low' } as const;
const HOUR = 3_600_000;

type Buckets = IncidentTimelineQuery['incidentCounts']['buckets'];

/** When the incidents that the filters find were raised, as a strip of bars; a bar narrows the table to its stretch. */
export function IncidentTimeline({ url, change }: Pick<DeskState, 'url' | 'change'>) {
  const { filter } = deskVariables(url);
  const { data, previousData, error, refetch } = useIncidentTimelineQuery({ variables: { filter } });
  useLiveRefetch(refetch, { topic: 'incidents' });
  const shown = data ?? previousData;
  return (
    <div className={styles.timeline}>
      {shown ? (
        <Bars buckets={shown.incidentCounts.buckets} change={change} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={164} />
      )}
    </div>
  );
}

function Bars({ buckets, change }: { readonly buckets: Buckets } & Pick<DeskState, 'change'>) {
  const t = useTexts('incidents');
  const shell = useTexts('shell');
  const format = useFormat();
  const [first] = buckets;
  const length = first ? Date.parse(first.to) - Date.parse(first.from) : 0;
  const hours = buckets.length > 24 ? 'dateTime' : 'time';
  const style = length <= HOUR ? hours : length > 8 * 24 * HOUR ? 'monthYear' : 'day';
  if (buckets.length === 0) return <p className={styles.muted}>{t('timeline.empty')}</p>;
  return (
    <Chart
      kind="column"
      stacked
      whole
      legend={false}
      label={t('timeline.chart')}
      categoryLabel={t('timeline.moment')}
      categories={buckets.map(({ from }) => format.date(from, style))}
      series={severities.map((severity) => ({
        name: shell(`severity.${severity}`),
        tone: fields[severity],
        values: buckets.map((bucket) => bucket[fields[severity]]),
      }))}
      height={96}
      onSelect={(index) => {
        const bucket = buckets[index];
        if (bucket) change({ from: bucket.from, to: bucket.to, period: null }, { step: true });
      }}
    />
  );
}

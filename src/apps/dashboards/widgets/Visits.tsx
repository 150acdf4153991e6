import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Chart } from '~/shell/ui/Chart.tsx';
import { useDrilldown } from '../drilldown/useDrilldown.ts';
import { CountMetric } from './CountMetric.tsx';
import { DashboardWidget } from './DashboardWidget.tsx';
import type { VisitsFragment } from './Visits.generated.ts';
import styles from './widgets.module.css';

/** How often somebody came to the dashboard in seven days. */
export function Visits({ data }: { readonly data: VisitsFragment }) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const { open } = useDrilldown();
  const { visits, previousVisits, buckets } = data.visitsOfWeek;
  const openVisits = () => open({ kind: 'visits', period: 'LAST_7_DAYS', device: null });
  return (
    <DashboardWidget name="visits">
      <div className={styles.stack}>
        <CountMetric name="visits" count={visits} previous={previousVisits} onSelect={openVisits} />
        <Chart
          kind="column"
          label={t('visits.chart')}
          categories={buckets.map((day) => f.date(day.from, 'weekday'))}
          categoryLabel={t('day')}
          series={[{ name: t('visits.title'), values: buckets.map((day) => day.visits), tone: 'chart-3' }]}
          min={0}
          whole
          height={112}
          onSelect={openVisits}
        />
      </div>
    </DashboardWidget>
  );
}

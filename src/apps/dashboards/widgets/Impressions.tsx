import { incidentsPath } from '~/apps/incidents/paths.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Chart } from '~/shell/ui/Chart.tsx';
import { CountMetric } from './CountMetric.tsx';
import { DashboardWidget } from './DashboardWidget.tsx';
import type { ImpressionsFragment } from './Impressions.generated.ts';
import { useOpenIncidents } from './useOpenIncidents.ts';
import styles from './widgets.module.css';

/** How many incidents the cameras raised in 30 days; a day opens its incidents. */
export function Impressions({ data }: { readonly data: ImpressionsFragment }) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const openIncidents = useOpenIncidents();
  const { from, to, total, previousTotal, buckets } = data.impressions;
  return (
    <DashboardWidget name="impressions">
      <div className={styles.stack}>
        <CountMetric
          name="impressions"
          count={total}
          previous={previousTotal}
          to={incidentsPath({ from, to })}
        />
        <Chart
          kind="line"
          label={t('impressions.chart')}
          categories={buckets.map((day) => f.date(day.from, 'day'))}
          categoryLabel={t('day')}
          series={[
            { name: t('impressions.title'), values: buckets.map(({ raised }) => raised), tone: 'chart-2' },
          ]}
          min={0}
          whole
          height={112}
          onSelect={(index) => openIncidents(buckets[index])}
        />
      </div>
    </DashboardWidget>
  );
}

import { useNavigate } from 'react-router-dom';
import { incidentsPath } from '~/apps/incidents/paths.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Chart } from '~/shell/ui/Chart.tsx';
import { changeLook } from '~/shell/ui/changeLook.ts';
import { Metric } from '~/shell/ui/Metric.tsx';
import { DashboardWidget } from './DashboardWidget.tsx';
import type { ImpressionsFragment } from './Impressions.generated.ts';
import styles from './widgets.module.css';

/** How many incidents the cameras raised in 30 days; a day opens its incidents. */
export function Impressions({ data }: { readonly data: ImpressionsFragment }) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const navigate = useNavigate();
  const { from, to, total, previousTotal, buckets } = data.impressions;
  const difference = total - previousTotal;
  return (
    <DashboardWidget name="impressions">
      <div className={styles.stack}>
        <Metric
          value={f.number(total)}
          label={t('impressions.value')}
          to={incidentsPath({ from, to })}
          change={{
            ...changeLook(difference),
            text: t('impressions.change', { change: f.change(difference, 'number') }),
          }}
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
          onSelect={(index) => {
            const day = buckets[index];
            if (day) void navigate(incidentsPath({ from: day.from, to: day.to }));
          }}
        />
      </div>
    </DashboardWidget>
  );
}

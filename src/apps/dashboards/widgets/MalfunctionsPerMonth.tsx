import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Chart } from '~/shell/ui/Chart.tsx';
import { Metric } from '~/shell/ui/Metric.tsx';
import { UrlTabs } from '~/shell/ui/UrlTabs.tsx';
import { useDrilldown } from '../drilldown/useDrilldown.ts';
import { mapChoices } from '../screenVariables.ts';
import { DashboardWidget } from './DashboardWidget.tsx';
import type { MalfunctionsPerMonthFragment } from './MalfunctionsPerMonth.generated.ts';
import styles from './widgets.module.css';

/** The least that the axis shows, so that a quiet year looks quiet (specification, apps §9). */
const AXIS_TOP = 5;

/** How often cameras went down in each month of a year; a month opens its outages. */
export function MalfunctionsPerMonth({ data }: { readonly data: MalfunctionsPerMonthFragment }) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const { openOutages } = useDrilldown();
  const { year, total, months } = data.malfunctions;
  const years = data.malfunctionYears.map((each) => ({ value: each, label: String(each) }));
  const [first, last] = [months[0], months.at(-1)];
  const counts = months.map(({ count }) => count);
  return (
    <DashboardWidget
      name="malfunctions"
      actions={<UrlTabs definition={mapChoices} name="year" label={t('malfunctions.year')} options={years} />}
    >
      <div className={styles.beside}>
        <Metric
          // Without a camera nothing could go down.
          value={data.cameraCounts.total === 0 ? t('notAvailable') : f.number(total)}
          label={t('malfunctions.total', { year })}
          onSelect={() => openOutages(first && last && { from: first.from, to: last.to })}
        />
        <Chart
          kind="area"
          label={t('malfunctions.chart', { year })}
          categories={months.map(({ from }) => f.date(from, 'month'))}
          categoryLabel={t('month')}
          series={[{ name: t('malfunctions.title'), values: counts, tone: 'down' }]}
          format={(value) => f.number(value, 0)}
          min={0}
          max={Math.max(AXIS_TOP, ...counts.map((count) => count ?? 0))}
          whole
          height={248}
          onSelect={(index) => openOutages(months[index])}
        />
      </div>
    </DashboardWidget>
  );
}

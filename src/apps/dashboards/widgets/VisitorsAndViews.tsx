import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Chart } from '~/shell/ui/Chart.tsx';
import { Metric } from '~/shell/ui/Metric.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { useDrilldown } from '../drilldown/useDrilldown.ts';
import { dashboardChoices, periodOf, visitorDays } from '../screenVariables.ts';
import { DashboardWidget } from './DashboardWidget.tsx';
import { RangeChoice } from './RangeChoice.tsx';
import type { VisitorsAndViewsFragment } from './VisitorsAndViews.generated.ts';
import styles from './widgets.module.css';

/** Visitors and the pages that they looked at, hour by hour of a day; hours to come are left open. */
export function VisitorsAndViews({ data }: { readonly data: VisitorsAndViewsFragment }) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const { open } = useDrilldown();
  const { visitors: day } = useUrl(dashboardChoices).url;
  const { visitors, views, buckets } = data.visitorsAndViews;
  const now = Date.now();
  const known = (from: string, value: number) => (Date.parse(from) > now ? null : value);
  const openVisits = () => open({ kind: 'visits', period: periodOf(day), device: null });
  return (
    <DashboardWidget
      name="visitors"
      actions={<RangeChoice name="visitors" ranges={visitorDays} text={(value) => t(`range.${value}`)} />}
    >
      <div className={styles.stack}>
        <div className={styles.numbers}>
          <Metric
            size="small"
            value={f.number(visitors)}
            label={t('visitors.visitors')}
            onSelect={openVisits}
          />
          <Metric size="small" value={f.number(views)} label={t('visitors.views')} onSelect={openVisits} />
        </div>
        <Chart
          kind="area"
          label={t('visitors.chart')}
          categories={buckets.map(({ from }) => f.date(from, 'time'))}
          categoryLabel={t('hour')}
          series={[
            {
              name: t('visitors.views'),
              values: buckets.map((hour) => known(hour.from, hour.views)),
              tone: 'chart-1',
            },
            {
              name: t('visitors.visitors'),
              values: buckets.map((hour) => known(hour.from, hour.visitors)),
              tone: 'chart-2',
            },
          ]}
          min={0}
          whole
          height={288}
        />
      </div>
    </DashboardWidget>
  );
}

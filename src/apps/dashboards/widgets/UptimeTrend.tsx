import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Chart } from '~/shell/ui/Chart.tsx';
import { changeLook, pointsOf } from '~/shell/ui/changeLook.ts';
import { Metric } from '~/shell/ui/Metric.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { useDrilldown } from '../drilldown/useDrilldown.ts';
import { dashboardChoices, trendRanges } from '../screenVariables.ts';
import { DashboardWidget } from './DashboardWidget.tsx';
import { RangeChoice } from './RangeChoice.tsx';
import type { UptimeTrendFragment } from './UptimeTrend.generated.ts';
import { useShares } from './useShares.ts';
import styles from './widgets.module.css';

/** Whole percents below the worst point, so that the line uses the height that it has. */
const floorOf = (values: readonly (number | null)[]) =>
  Math.floor(Math.min(1, ...values.map((value) => value ?? 1)) * 100 - 0.5) / 100;

/** How much of the observed time the cameras gave pictures; a point opens its outages. */
export function UptimeTrend({ data }: { readonly data: UptimeTrendFragment }) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const { share, points: inPoints } = useShares();
  const { openOutages } = useDrilldown();
  const { trend: range } = useUrl(dashboardChoices).url;
  const { from, to, uptime, change, coverage, points } = data.uptimeTrend;
  const values = points.map((point) => point.uptime);
  return (
    <DashboardWidget
      name="trend"
      actions={<RangeChoice name="trend" ranges={trendRanges} text={(value) => t(`trend.range.${value}`)} />}
    >
      <div className={styles.stack}>
        <Metric
          value={share(uptime)}
          label={t('trend.value', { coverage: share(coverage) })}
          onSelect={() => openOutages({ from, to })}
          change={
            change === null
              ? undefined
              : {
                  ...changeLook(pointsOf(change), 'up'),
                  text: t('trend.change', { points: inPoints(change) }),
                }
          }
        />
        <Chart
          kind="area"
          label={t(`trend.chart.${range}`)}
          categories={points.map((point) => f.date(point.from, range === 'day' ? 'time' : 'day'))}
          categoryLabel={t(range === 'day' ? 'hour' : 'day')}
          series={[{ name: t('trend.title'), values, tone: 'up' }]}
          format={share}
          axisFormat={(part) => f.percent(part, 1)}
          min={floorOf(values)}
          max={1}
          height={112}
          onSelect={(index) => openOutages(points[index])}
        />
      </div>
    </DashboardWidget>
  );
}

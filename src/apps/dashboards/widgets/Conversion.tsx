import { incidentsPath } from '~/apps/incidents/paths.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Chart } from '~/shell/ui/Chart.tsx';
import { changeLook, pointsOf } from '~/shell/ui/changeLook.ts';
import { Metric } from '~/shell/ui/Metric.tsx';
import type { ConversionFragment } from './Conversion.generated.ts';
import { DashboardWidget } from './DashboardWidget.tsx';
import { useOpenIncidents } from './useOpenIncidents.ts';
import { useShares } from './useShares.ts';
import styles from './widgets.module.css';

/** Which share of the incidents was acknowledged in time; a day opens its incidents. */
export function Conversion({ data }: { readonly data: ConversionFragment }) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const { share, points } = useShares();
  const openIncidents = useOpenIncidents();
  const { from, to, value, target, targetSeconds, ofTarget, days } = data.incidentConversion;
  return (
    <DashboardWidget name="conversion">
      <div className={styles.stack}>
        <Metric
          value={share(value)}
          label={t('conversion.value', { within: f.duration(targetSeconds) })}
          to={incidentsPath({ from, to })}
          change={
            ofTarget === null
              ? undefined
              : {
                  ...changeLook(pointsOf(ofTarget), 'up'),
                  text: t('conversion.ofTarget', { points: points(ofTarget), target: f.percent(target, 0) }),
                }
          }
        />
        <Chart
          kind="column"
          label={t('conversion.chart')}
          categories={days.map((day) => f.date(day.from, 'weekday'))}
          categoryLabel={t('day')}
          series={[{ name: t('conversion.title'), values: days.map((day) => day.value) }]}
          format={share}
          axisFormat={(part) => f.percent(part, 0)}
          min={0}
          max={1}
          height={148}
          target={{ value: target, label: t('conversion.target', { target: f.percent(target, 0) }) }}
          onSelect={(index) => openIncidents(days[index])}
        />
      </div>
    </DashboardWidget>
  );
}

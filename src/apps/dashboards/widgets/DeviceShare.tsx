import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Chart } from '~/shell/ui/Chart.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { useDrilldown } from '../drilldown/useDrilldown.ts';
import { dashboardChoices, deviceRanges, periodOf } from '../screenVariables.ts';
import { DashboardWidget } from './DashboardWidget.tsx';
import type { DeviceShareFragment } from './DeviceShare.generated.ts';
import styles from './DeviceShare.module.css';
import { DeviceShareRow } from './DeviceShareRow.tsx';
import { RangeChoice } from './RangeChoice.tsx';
import { useShares } from './useShares.ts';

const tones = ['chart-1', 'chart-2', 'chart-3'] as const;

/** The devices that visits were made with. A range without visits has no shares, which is not the same as 0 %. */
export function DeviceShare({ data }: { readonly data: DeviceShareFragment }) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const { share } = useShares();
  const { open } = useDrilldown();
  const { device: range } = useUrl(dashboardChoices).url;
  const { visits, devices } = data.deviceShare;
  return (
    <DashboardWidget
      name="devices"
      actions={<RangeChoice name="device" ranges={deviceRanges} text={(value) => t(`range.${value}`)} />}
    >
      <div className={styles.body}>
        <Chart
          kind="doughnut"
          label={t('devices.chart')}
          categories={devices.map(({ device }) => t(`device.${device}`))}
          categoryLabel={t('devices.device')}
          series={[{ name: t('devices.share'), values: devices.map((each) => each.share), tones }]}
          format={share}
          legend={false}
          height={160}
          centre={
            <>
              <span className={styles.total}>{f.number(visits)}</span>
              <span className={styles.label}>{t('devices.visits')}</span>
            </>
          }
        />
        <ul>
          {devices.map((each, index) => (
            <DeviceShareRow
              key={each.device}
              {...each}
              tone={tones[index] ?? 'chart-1'}
              onSelect={() => open({ kind: 'visits', period: periodOf(range), device: each.device })}
            />
          ))}
        </ul>
      </div>
    </DashboardWidget>
  );
}

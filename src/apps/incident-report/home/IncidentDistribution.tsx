import type { ReactNode } from 'react';
import type { DeskFilter } from '~/features/incidents/deskUrl.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Chart } from '~/shell/ui/Chart.tsx';
import type { Tone } from '~/shell/ui/tones.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import { RangeChoice } from '../RangeChoice.tsx';
import { periodOfCode, weekRanges } from '../reportUrl.ts';
import { EmptyIncidents } from './EmptyIncidents.tsx';
import styles from './HomeTab.module.css';

/** The incidents of a week that have something in common. */
export interface IncidentShare {
  readonly label: string;
  readonly count: number;
  readonly tone: Tone;
  /** Narrows the incident table to them. */
  readonly filter: Partial<DeskFilter>;
}

interface IncidentDistributionProps extends ReportUrlState {
  readonly name: 'alerts' | 'tasks';
  readonly kind: 'pie' | 'doughnut';
  /** What the incidents are divided by. */
  readonly categoryLabel: string;
  readonly total: number;
  readonly shares: readonly IncidentShare[];
  /** In the middle of a doughnut. */
  readonly centre?: ReactNode;
  /** Below the chart. */
  readonly children: ReactNode;
}

/** A widget with the incidents of a week in parts; each leads to its incidents. */
export function IncidentDistribution(props: IncidentDistributionProps) {
  const { name, kind, categoryLabel, total, shares, centre, children, url, toDesk, openDesk } = props;
  const t = useTexts('incident-report');
  const range = url[name];
  return (
    <Widget title={t(`${name}.title`)} actions={<RangeChoice name={name} codes={weekRanges} />}>
      {total === 0 ? (
        <EmptyIncidents range={range} toDesk={toDesk} />
      ) : (
        <>
          <Chart
            kind={kind}
            label={t(`${name}.chart`)}
            categoryLabel={categoryLabel}
            categories={shares.map(({ label }) => label)}
            series={[
              {
                name: t('count.title'),
                values: shares.map(({ count }) => count),
                tones: shares.map(({ tone }) => tone),
              },
            ]}
            centre={centre}
            onSelect={(index) => {
              const share = shares[index];
              if (share) openDesk({ period: periodOfCode[range], ...share.filter });
            }}
          />
          <div className={styles.below}>{children}</div>
        </>
      )}
    </Widget>
  );
}

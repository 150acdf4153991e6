import { severityLook } from '~/features/cameras/states.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Metric } from '~/shell/ui/Metric.tsx';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import { periodOfCode } from '../reportUrl.ts';
import type { AlertDistributionFragment } from './AlertDistribution.generated.ts';
import { IncidentDistribution, type IncidentShare } from './IncidentDistribution.tsx';

interface AlertDistributionProps extends ReportUrlState {
  readonly data: AlertDistributionFragment;
}

/** Widget 8: the incidents of a week by severity. */
export function AlertDistribution({ data, ...state }: AlertDistributionProps) {
  const t = useTexts('incident-report');
  const shell = useTexts('shell');
  const format = useFormat();
  const { total, bySeverity } = data.alerts;
  const period = periodOfCode[state.url.alerts];
  const shares = bySeverity.map(
    ({ severity, count }): IncidentShare => ({
      label: shell(`severity.${severity}`),
      count,
      tone: severityLook[severity].tone,
      filter: { severity: [severity] },
    }),
  );
  return (
    <IncidentDistribution
      {...state}
      name="alerts"
      kind="pie"
      categoryLabel={t('column.severity')}
      total={total}
      shares={shares}
    >
      {shares.map(({ label, count, filter }) => (
        <Metric
          key={label}
          size="small"
          value={format.percent(count / total, 0)}
          label={label}
          to={state.toDesk({ period, ...filter })}
        />
      ))}
    </IncidentDistribution>
  );
}

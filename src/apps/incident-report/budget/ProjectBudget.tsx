import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Metric } from '~/shell/ui/Metric.tsx';
import { Widget } from '~/shell/ui/Widget.tsx';
import { useMoney } from '../hooks/useMoney.ts';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import { periodOfCode, workedKinds } from '../reportUrl.ts';
import { BudgetBar } from './BudgetBar.tsx';
import styles from './BudgetTab.module.css';
import type { ProjectBudgetFragment } from './ProjectBudget.generated.ts';

interface ProjectBudgetProps extends ReportUrlState {
  readonly project: ProjectBudgetFragment;
}

/** What was spent on a project in the chosen stretch, and what is left of that stretch's budget. */
export function ProjectBudget({ project, url, toDesk }: ProjectBudgetProps) {
  const t = useTexts('incident-report');
  const format = useFormat();
  const money = useMoney();
  const { name, currency, monthlyBudget, hourlyRate, sites, spent } = project;
  const left = spent.budget - spent.amount;
  return (
    <Widget
      title={name}
      subtitle={format.list(sites.map((site) => site.name))}
      footer={t('budget.terms', {
        budget: money(monthlyBudget, currency),
        rate: money(hourlyRate, currency),
      })}
    >
      <div className={styles.money}>
        <Metric
          value={money(spent.amount, currency)}
          label={t('spent.of', { budget: money(spent.budget, currency) })}
        />
        <Metric
          size="small"
          value={money(Math.abs(left), currency)}
          label={t(left < 0 ? 'budget.over' : 'budget.remaining')}
        />
        <Metric size="small" value={format.number(spent.hours)} label={t('budget.hours')} />
        <Metric
          size="small"
          value={format.number(spent.incidents)}
          label={t('budget.incidents')}
          to={toDesk({
            period: periodOfCode[url.budget],
            site: sites.map(({ id }) => id),
            state: ['RESOLVED', 'DISMISSED'],
            kind: workedKinds,
          })}
        />
      </div>
      <BudgetBar label={t('spent.bar', { name })} amount={spent.amount} budget={spent.budget} />
    </Widget>
  );
}

import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import { BudgetBar } from '../budget/BudgetBar.tsx';
import { useMoney } from '../hooks/useMoney.ts';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import { NoProjects } from '../NoProjects.tsx';
import { RangeChoice } from '../RangeChoice.tsx';
import { moneyRanges } from '../reportUrl.ts';
import styles from './HomeTab.module.css';
import type { SpentFiguresFragment } from './SpentFigures.generated.ts';

interface SpentFiguresProps extends ReportUrlState {
  readonly data: SpentFiguresFragment;
}

/** Widget 9: what the work on incidents cost, project by project, against the budget of the same stretch. */
export function SpentFigures({ data, url }: SpentFiguresProps) {
  const t = useTexts('incident-report');
  const format = useFormat();
  const money = useMoney();
  const projects = data.projects.filter(({ id }) => url.project === null || url.project === id);
  return (
    <Widget title={t('spent.title')} actions={<RangeChoice name="spent" codes={moneyRanges} />}>
      {projects.length === 0 ? <NoProjects /> : null}
      <ul className={styles.spent}>
        {projects.map(({ id, name, currency, spent }) => (
          <li key={id}>
            <p className={styles.project} dir="auto">
              {name}
            </p>
            <p className={styles.amount}>
              <strong>{money(spent.amount, currency)}</strong>{' '}
              <span className={styles.muted}>{t('spent.of', { budget: money(spent.budget, currency) })}</span>
            </p>
            <BudgetBar label={t('spent.bar', { name })} amount={spent.amount} budget={spent.budget} />
            <p className={styles.muted}>
              {t('spent.work', {
                hours: format.number(spent.hours),
                incidents: format.number(spent.incidents),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Widget>
  );
}

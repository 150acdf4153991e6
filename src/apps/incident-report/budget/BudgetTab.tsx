import type { ReactNode } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { useFreshOnReturn } from '~/shell/ui/useFreshOnReturn.ts';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import layout from '../IncidentReportScreen.module.css';
import { RangeChoice } from '../RangeChoice.tsx';
import { moneyRanges } from '../reportUrl.ts';
import { budgetVariables } from '../reportVariables.ts';
import { TabSkeleton } from '../TabSkeleton.tsx';
import { useIncidentReportBudgetQuery } from './BudgetTab.generated.ts';
import styles from './BudgetTab.module.css';
import { ProjectBudget } from './ProjectBudget.tsx';

/** Tab Budget Summary: what the work of a stretch cost, project by project. */
export function BudgetTab({ aside, ...state }: ReportUrlState & { readonly aside: ReactNode }) {
  const { url } = state;
  const t = useTexts('incident-report');
  const {
    data: fresh,
    previousData,
    error,
    refetch,
  } = useIncidentReportBudgetQuery({
    variables: budgetVariables(url),
  });
  useFreshOnReturn(fresh !== undefined, refetch);
  const data = fresh ?? previousData;
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <TabSkeleton rows={3} height={232} />
    );
  }
  const projects = data.projects.filter(({ id }) => url.project === null || url.project === id);
  return (
    <div className={layout.columns}>
      <div className={styles.projects}>
        <div className={styles.range}>
          <p>{t('budget.explained')}</p>
          <RangeChoice name="budget" codes={moneyRanges} />
        </div>
        {projects.map((project) => (
          <ProjectBudget key={project.id} project={project} {...state} />
        ))}
      </div>
      {aside}
    </div>
  );
}

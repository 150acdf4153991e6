import type { ReactNode } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import layout from '../IncidentReportScreen.module.css';
import { NoProjects } from '../NoProjects.tsx';
import { RangeChoice } from '../RangeChoice.tsx';
import { moneyRanges } from '../reportUrl.ts';
import { TabSkeleton } from '../TabSkeleton.tsx';
import { IncidentReportBudgetDocument } from './BudgetTab.generated.ts';
import styles from './BudgetTab.module.css';
import { ProjectBudget } from './ProjectBudget.tsx';

type BudgetTabProps = ReportUrlState & { readonly aside: ReactNode };

/** Tab Budget Summary: what the work of a stretch cost, project by project. */
export function BudgetTab(props: BudgetTabProps) {
  return (
    <DataBoundary skeleton={<TabSkeleton rows={3} height={232} />}>
      <Budget {...props} />
    </DataBoundary>
  );
}

function Budget({ aside, ...state }: BudgetTabProps) {
  const { url } = state;
  const t = useTexts('incident-report');
  const { data } = usePreloaded(IncidentReportBudgetDocument);
  const projects = data.projects.filter(({ id }) => url.project === null || url.project === id);
  return (
    <div className={layout.columns}>
      <div className={styles.projects}>
        <div className={styles.range}>
          <p>{t('budget.explained')}</p>
          <RangeChoice name="budget" codes={moneyRanges} />
        </div>
        {projects.length === 0 ? <NoProjects /> : null}
        {projects.map((project) => (
          <ProjectBudget key={project.id} project={project} {...state} />
        ))}
      </div>
      {aside}
    </div>
  );
}

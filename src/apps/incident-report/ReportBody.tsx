import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { BudgetTab } from './budget/BudgetTab.tsx';
import { HomeTab } from './home/HomeTab.tsx';
import type { ReportUrlState } from './hooks/useReportUrl.ts';
import { IncidentReportProjectsDocument } from './IncidentReportScreen.generated.ts';
import styles from './IncidentReportScreen.module.css';
import { ProjectEmpty } from './ProjectEmpty.tsx';
import { siteIdsOf } from './reportVariables.ts';
import { ReportAside } from './side/ReportAside.tsx';
import { TeamTab } from './team/TeamTab.tsx';

/** The open tab, of all projects or the chosen one, with clock and weather beside it. */
export function ReportBody(state: ReportUrlState) {
  const t = useTexts('incident-report');
  const { url, change } = state;
  const { projects } = usePreloaded(IncidentReportProjectsDocument).data;
  const siteIds = siteIdsOf(projects, url.project);
  const siteId = siteIds?.[0] ?? null;
  const showAll = () => change({ project: null });
  const aside = (
    <aside className={styles.aside} aria-label={t('aside.title')}>
      <ReportAside siteId={siteId} />
    </aside>
  );
  const tab = () => {
    if (url.project !== null && !projects.some(({ id }) => id === url.project))
      return <ProjectEmpty reason="unknown" onShowAll={showAll} />;
    if (url.tab === 'budget') return <BudgetTab aside={aside} {...state} />;
    if (url.tab === 'team') return <TeamTab aside={aside} {...state} />;
    if (siteIds?.length === 0) return <ProjectEmpty reason="withoutSites" onShowAll={showAll} />;
    return <HomeTab siteIds={siteIds} aside={aside} {...state} />;
  };
  return (
    <>
      {tab()}
      <Drawer open={url.side} onClose={() => change({ side: false })} title={t('aside.title')} side="end">
        <div className={styles.drawer}>
          <ReportAside siteId={siteId} />
        </div>
      </Drawer>
    </>
  );
}

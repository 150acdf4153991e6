import { IncidentPanel } from '~/features/incidents/panel/IncidentPanel.tsx';
import { useSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { BudgetTab } from './budget/BudgetTab.tsx';
import { partOfDay } from './greeting.ts';
import { HomeTab } from './home/HomeTab.tsx';
import { useReportUrl } from './hooks/useReportUrl.ts';
import { useIncidentReportProjectsQuery } from './IncidentReportScreen.generated.ts';
import styles from './IncidentReportScreen.module.css';
import { ProjectNotFound } from './ProjectNotFound.tsx';
import { ProjectWithoutSites } from './ProjectWithoutSites.tsx';
import { ReportActions, ReportTabs } from './ReportHeader.tsx';
import { reportUrl } from './reportUrl.ts';
import { siteIdsOf } from './reportVariables.ts';
import { ReportAside } from './side/ReportAside.tsx';
import { TabSkeleton } from './TabSkeleton.tsx';
import { TeamTab } from './team/TeamTab.tsx';

/** Incident Report, the project dashboard: incidents, their cost and the people who deal with them. */
export function IncidentReportScreen() {
  const t = useTexts('incident-report');
  const title = useTexts('shell')('navigation.incidentReport');
  const name = useSession()?.user?.displayName ?? '';
  useAddressCheck(reportUrl);
  const state = useReportUrl();
  const { url, change } = state;
  const { data } = useIncidentReportProjectsQuery();
  const projects = data?.projects ?? [];
  const chosen = projects.find(({ id }) => id === url.project);
  const siteIds = siteIdsOf(projects, url.project);
  const siteId = siteIds?.[0] ?? null;

  const aside = (
    <aside className={styles.aside} aria-label={t('aside.title')}>
      <ReportAside siteId={siteId} />
    </aside>
  );
  const body = () => {
    if (url.project !== null && !data) return <TabSkeleton rows={3} height={200} />;
    if (url.project !== null && !chosen)
      return <ProjectNotFound onShowAll={() => change({ project: null })} />;
    if (url.tab === 'budget') return <BudgetTab aside={aside} {...state} />;
    if (url.tab === 'team') return <TeamTab aside={aside} {...state} />;
    if (siteIds?.length === 0) return <ProjectWithoutSites onShowAll={() => change({ project: null })} />;
    return <HomeTab siteIds={siteIds} aside={aside} {...state} />;
  };
  return (
    <Screen
      title={title}
      heading={name ? t(`greeting.${partOfDay(new Date().getHours())}`, { name }) : title}
      intro={title}
      actions={<ReportActions projects={projects} />}
      tabs={<ReportTabs />}
    >
      {body()}
      {url.incident === null ? null : <IncidentPanel id={url.incident} {...state} />}
      <Drawer open={url.side} onClose={() => change({ side: false })} title={t('aside.title')} side="end">
        <div className={styles.drawer}>
          <ReportAside siteId={siteId} />
        </div>
      </Drawer>
    </Screen>
  );
}

import { IncidentPanel } from '~/features/incidents/panel/IncidentPanel.tsx';
import { useSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { partOfDay } from './greeting.ts';
import { useReportUrl } from './hooks/useReportUrl.ts';
import { ReportBody } from './ReportBody.tsx';
import { ReportActions, ReportTabs } from './ReportHeader.tsx';
import { reportUrl } from './reportUrl.ts';
import { TabSkeleton } from './TabSkeleton.tsx';

/** Incident Report, the project dashboard: incidents, their cost and the people who deal with them. */
export function IncidentReportScreen() {
  const t = useTexts('incident-report');
  const title = useTexts('shell')('navigation.incidentReport');
  const name = useSession()?.user?.displayName ?? '';
  useAddressCheck(reportUrl);
  const state = useReportUrl();
  const { url } = state;
  return (
    <Screen
      title={title}
      heading={name ? t(`greeting.${partOfDay(new Date().getHours())}`, { name }) : title}
      intro={title}
      actions={<ReportActions />}
      tabs={<ReportTabs />}
    >
      <DataBoundary skeleton={<TabSkeleton rows={3} height={200} />}>
        <ReportBody {...state} />
      </DataBoundary>
      {url.incident === null ? null : <IncidentPanel id={url.incident} {...state} />}
    </Screen>
  );
}

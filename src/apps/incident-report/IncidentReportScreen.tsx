import { IncidentPanel } from '~/features/incidents/panel/IncidentPanel.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { usePageTitle } from '~/shell/ui/usePageTitle.ts';
import { useReportUrl } from './hooks/useReportUrl.ts';
import styles from './IncidentReportScreen.module.css';
import { ReportBody } from './ReportBody.tsx';
import { ReportHeader } from './ReportHeader.tsx';
import { reportUrl } from './reportUrl.ts';
import { TabSkeleton } from './TabSkeleton.tsx';

/** Incident Report, the project dashboard: incidents, their cost and the people who deal with them. */
export function IncidentReportScreen() {
  usePageTitle(useTexts('shell')('navigation.incidentReport'));
  useAddressCheck(reportUrl);
  const state = useReportUrl();
  const { url } = state;
  return (
    <div className={styles.screen}>
      <ReportHeader />
      <DataBoundary skeleton={<TabSkeleton rows={3} height={200} />}>
        <ReportBody {...state} />
      </DataBoundary>
      {url.incident === null ? null : <IncidentPanel id={url.incident} {...state} />}
    </div>
  );
}

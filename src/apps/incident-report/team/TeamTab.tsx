import type { ReactNode } from 'react';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import layout from '../IncidentReportScreen.module.css';
import { TabSkeleton } from '../TabSkeleton.tsx';
import { IncidentReportTeamDocument } from './TeamTab.generated.ts';
import { TeamTable } from './TeamTable.tsx';

type TeamTabProps = ReportUrlState & { readonly aside: ReactNode };

/** Tab Team Members. */
export function TeamTab(props: TeamTabProps) {
  return (
    <DataBoundary skeleton={<TabSkeleton rows={1} height={800} />}>
      <Team {...props} />
    </DataBoundary>
  );
}

function Team({ aside, ...state }: TeamTabProps) {
  const { data } = usePreloaded(IncidentReportTeamDocument);
  return (
    <div className={`${layout.columns} ${layout.wide}`}>
      <TeamTable data={data} {...state} />
      {aside}
    </div>
  );
}

import type { ReactNode } from 'react';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { useFreshOnReturn } from '~/shell/ui/useFreshOnReturn.ts';
import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import layout from '../IncidentReportScreen.module.css';
import { TabSkeleton } from '../TabSkeleton.tsx';
import { useIncidentReportTeamQuery } from './TeamTab.generated.ts';
import { TeamTable } from './TeamTable.tsx';

/** Tab Team Members. */
export function TeamTab({ aside, ...state }: ReportUrlState & { readonly aside: ReactNode }) {
  const { data, error, refetch } = useIncidentReportTeamQuery();
  useFreshOnReturn(data !== undefined, refetch);
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <TabSkeleton rows={1} height={800} />
    );
  }
  return (
    <div className={`${layout.columns} ${layout.wide}`}>
      <TeamTable data={data} {...state} />
      {aside}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { SiteIds } from '~/features/incidents/deskUrl.ts';
import { IncidentDesk } from '~/features/incidents/list/IncidentDesk.tsx';

import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';

import type { ReportUrlState } from '../hooks/useReportUrl.ts';
import { AlertDistribution } from './AlertDistribution.tsx';
import { CameraOperations } from './CameraOperations.tsx';
import { IncidentReportHomeDocument } from './HomeTab.generated.ts';
import styles from './HomeTab.module.css';
import { HomeTabSkeleton } from './HomeTabSkeleton.tsx';
import { IncidentAnalysis } from './IncidentAnalysis.tsx';
import { IncidentCount } from './IncidentCount.tsx';
import { IncidentsPerCamera } from './IncidentsPerCamera.tsx';
import { ReportMap } from './ReportMap.tsx';
import { ScheduledViews } from './ScheduledViews.tsx';
import { SpentFigures } from './SpentFigures.tsx';
import { TaskDistribution } from './TaskDistribution.tsx';

interface HomeTabProps extends ReportUrlState {
  readonly siteIds: SiteIds;
  /** Clock and weather, beside the first rows. */
  readonly aside: ReactNode;
}

/** Tab Home: what happened, what is to be done, and the incidents themselves. */
export function HomeTab(props: HomeTabProps) {
  return (
    <DataBoundary skeleton={<HomeTabSkeleton />}>
      <Home {...props} />
    </DataBoundary>
  );
}

function Home({ siteIds, aside, ...state }: HomeTabProps) {
  const { data, refetch } = usePreloaded(IncidentReportHomeDocument);
  useLiveRefetch(refetch);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <IncidentCount data={data} {...state} />
        <IncidentAnalysis data={data} {...state} />
      </div>
      {aside}
      <div className={styles.thirds}>
        <TaskDistribution data={data} {...state} />
        <AlertDistribution data={data} {...state} />
        <SpentFigures data={data} {...state} />
      </div>
      <div className={styles.whole}>
        <IncidentDesk siteIds={siteIds} {...state} />
      </div>
      <div className={styles.halves}>
        <ScheduledViews data={data} {...state} />
        <CameraOperations data={data} />
        <ReportMap siteIds={siteIds} {...state} />
        <IncidentsPerCamera data={data} {...state} />
      </div>
    </div>
  );
}

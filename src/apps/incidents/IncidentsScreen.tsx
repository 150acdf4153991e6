import type { DeskState } from '~/features/incidents/desk.ts';
import { deskUrl } from '~/features/incidents/deskUrl.ts';
import { IncidentDesk } from '~/features/incidents/list/IncidentDesk.tsx';
import { IncidentPanel } from '~/features/incidents/panel/IncidentPanel.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { Screen } from '~/shell/ui/Screen.tsx';
import { Skeleton } from '~/shell/ui/Skeleton.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { HandoverLink } from './HandoverLink.tsx';
import { IncidentCounters } from './IncidentCounters.tsx';
import { IncidentsScreenDocument } from './IncidentsScreen.generated.ts';
import styles from './IncidentsScreen.module.css';
import { IncidentTimeline } from './IncidentTimeline.tsx';
import { useCounts } from './useCounts.ts';
import { useDeskState } from './useDeskState.ts';

const noTimeline = <Skeleton height={164} />;

/** The incident desk: everything that was raised, narrowed by the address, and what may be done with it. */
export function IncidentsScreen() {
  const t = useTexts('incidents');
  useAddressCheck(deskUrl);
  const state = useDeskState();
  const { url, change } = state;
  return (
    <Screen
      title={t('title')}
      actions={
        <>
          <HandoverLink />
          <DataBoundary skeleton={<Skeleton height={48} />}>
            <Counters />
          </DataBoundary>
        </>
      }
    >
      <div className={styles.timeline}>
        <DataBoundary skeleton={noTimeline} failed={() => noTimeline}>
          <Timeline change={change} />
        </DataBoundary>
      </div>
      <IncidentDesk whole {...state} />
      {url.incident === null ? null : <IncidentPanel id={url.incident} {...state} />}
    </Screen>
  );
}

function Counters() {
  return <IncidentCounters data={useCounts()} />;
}

function Timeline({ change }: Pick<DeskState, 'change'>) {
  const { data } = usePreloaded(IncidentsScreenDocument);
  return <IncidentTimeline data={data.incidentCounts} change={change} />;
}

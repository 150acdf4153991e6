import { TimelineBarChart } from '@blueprintjs/icons';
import { useId } from 'react';
import type { DeskState } from '~/features/incidents/desk.ts';
import { deskUrl, deskVariables } from '~/features/incidents/deskUrl.ts';
import { ExportMenu } from '~/features/incidents/exports/ExportMenu.tsx';
import { IncidentDesk } from '~/features/incidents/list/IncidentDesk.tsx';
import { KeysButton } from '~/features/incidents/list/KeysButton.tsx';
import { IncidentPanel } from '~/features/incidents/panel/IncidentPanel.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { HandoverLink } from './HandoverLink.tsx';
import { IncidentCounters } from './IncidentCounters.tsx';
import { IncidentsScreenDocument } from './IncidentsScreen.generated.ts';
import { IncidentTimeline } from './IncidentTimeline.tsx';
import { useCounts } from './useCounts.ts';
import { useDeskState } from './useDeskState.ts';
import { useTimelineOpen } from './useTimelineOpen.ts';

/** The incident desk: everything that was raised, narrowed by the address, and what may be done with it. */
export function IncidentsScreen() {
  const t = useTexts('incidents');
  useAddressCheck(deskUrl);
  const state = useDeskState();
  const { url, change } = state;
  const [timeline, setTimeline] = useTimelineOpen();
  const timelineId = useId();
  return (
    <Screen
      title={t('title')}
      actions={
        <>
          <HandoverLink />
          <Button
            icon={<TimelineBarChart aria-hidden="true" />}
            aria-expanded={timeline}
            aria-controls={timelineId}
            onClick={() => setTimeline(!timeline)}
          >
            {t('timeline.title')}
          </Button>
          <DataBoundary
            skeleton={<ExportMenu variables={deskVariables(url)} url={url} count={null} />}
            failed={() => null}
          >
            <Exports url={url} />
          </DataBoundary>
          <KeysButton change={change} />
        </>
      }
    >
      <DataBoundary skeleton={<IncidentCounters data={null} />}>
        <Counters />
      </DataBoundary>
      <div id={timelineId} hidden={!timeline}>
        {timeline ? <IncidentTimeline url={url} change={change} /> : null}
      </div>
      <IncidentDesk whole {...state} />
      {url.incident === null ? null : <IncidentPanel id={url.incident} {...state} />}
    </Screen>
  );
}

function Exports({ url }: Pick<DeskState, 'url'>) {
  const { total } = usePreloaded(IncidentsScreenDocument).data.incidentCounts;
  return <ExportMenu variables={deskVariables(url)} url={url} count={total} />;
}

function Counters() {
  return <IncidentCounters data={useCounts()} />;
}

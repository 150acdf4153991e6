import { useEffect, useMemo } from 'react';
import { useIncidentDeskChangedSubscription } from '~/features/incidents/list/IncidentDesk.generated.ts';
import { atMostEvery } from '~/lib/atMostEvery.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { IncidentsScreenDocument } from './IncidentsScreen.generated.ts';

/** Milliseconds between two countings, however much happens. */
const REST = 2_000;

/** What the filter of the address finds, counted; it follows what happens. */
export function useCounts() {
  const { data, refetch } = usePreloaded(IncidentsScreenDocument);
  const repeater = useMemo(
    () =>
      atMostEvery(REST, () =>
        refetch().then(
          () => undefined,
          // What fails here leaves the numbers of last time; the next event asks again.
          () => undefined,
        ),
      ),
    [refetch],
  );
  useEffect(() => () => repeater.hold(true), [repeater]);
  useIncidentDeskChangedSubscription({ ignoreResults: true, onData: repeater.request });
  return data.incidentCounts;
}

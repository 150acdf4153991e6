import { useEffect, useMemo } from 'react';
import { useIncidentDeskChangedSubscription } from '~/features/incidents/list/IncidentDesk.generated.ts';
import type { IncidentFilter } from '~/graphql/types.generated.ts';
import { atMostEvery } from '~/lib/atMostEvery.ts';
import { useIncidentsScreenQuery } from './IncidentsScreen.generated.ts';

/** Milliseconds between two countings, however much happens. */
const REST = 2_000;

/** What the filter finds, counted; it follows what happens. */
export function useCounts(filter: IncidentFilter) {
  const { data, previousData, error, refetch } = useIncidentsScreenQuery({ variables: { filter } });
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
  return {
    counts: (data ?? previousData)?.incidentCounts,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}

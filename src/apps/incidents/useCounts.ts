import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import type { IncidentFilter } from '~/graphql/types.generated.ts';
import { useIncidentsScreenQuery } from './IncidentsScreen.generated.ts';

/** What the filter finds, counted; it follows what happens. */
export function useCounts(filter: IncidentFilter) {
  const { data, previousData, error, refetch } = useIncidentsScreenQuery({ variables: { filter } });
  useLiveRefetch(refetch, { topic: 'incidents' });
  return {
    counts: (data ?? previousData)?.incidentCounts,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}

import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { IncidentsScreenDocument } from './IncidentsScreen.generated.ts';

/** What the filter of the address finds, counted; it follows what happens. */
export function useCounts() {
  const { data, refetch } = usePreloaded(IncidentsScreenDocument);
  useLiveRefetch(refetch, { topic: 'incidents' });
  return data.incidentCounts;
}

import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { liveOf } from '~/features/live/live.ts';
import { newIncidentsOf } from '~/features/live/newIncidents.ts';
import { byUrgency } from '../alerts.rules.ts';
import type { LiveIncidentFragment } from '../wall/LiveTiles.generated.ts';

/** Most incidents that are remembered of what happened since the screen was opened. */
const REMEMBERED = 500;

export interface IncidentNews {
  /** Incidents that were raised or changed since the screen was opened, as they are now. */
  readonly incidents: ReadonlyMap<string, LiveIncidentFragment>;
  /** Those that came to wait since then and that nobody has taken on, worst first. */
  readonly alerts: readonly LiveIncidentFragment[];
  /** Which incident is worked for one: of those that are folded into a storm, the storm. */
  readonly workedOf: (own: LiveIncidentFragment | undefined) => LiveIncidentFragment | undefined;
}

/** What incidents do while the screen is open. */
export function useIncidentNews(): IncidentNews {
  const client = useApolloClient();
  const source = newIncidentsOf(client);
  const waiting = useSyncExternalStore(source.subscribe, source.read);
  const [incidents, setIncidents] = useState<IncidentNews['incidents']>(new Map());
  const [raised, setRaised] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => source.onRaised(({ id }) => setRaised((before) => new Set([...before, id]))), [source]);
  useEffect(
    () =>
      liveOf(client).incidents.listen({
        onChange: (incident) =>
          setIncidents((before) => new Map([...before, [incident.id, incident] as const].slice(-REMEMBERED))),
        // What was told before may be older than what the tiles are asked for anew.
        onMissed: () => setIncidents(new Map()),
      }),
    [client],
  );
  return useMemo(
    () => ({
      incidents,
      workedOf: (own) => waiting.incidents.get(own?.parent?.id ?? '') ?? own,
      alerts: [...waiting.incidents.values()].filter(({ id }) => raised.has(id)).sort(byUrgency),
    }),
    [incidents, waiting, raised],
  );
}

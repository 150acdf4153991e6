import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { liveOf } from '~/features/live/live.ts';
import { afterChange } from '../alerts.rules.ts';
import type { LiveIncidentFragment } from '../wall/LiveTiles.generated.ts';

/** Most incidents that are remembered of what happened since the screen was opened. */
const REMEMBERED = 500;

export interface IncidentNews {
  /** Incidents that were raised or changed since the screen was opened, as they are now. */
  readonly incidents: ReadonlyMap<string, LiveIncidentFragment>;
  /** New incidents that nobody has taken on, worst first. */
  readonly alerts: readonly LiveIncidentFragment[];
}

/** What incidents do while the screen is open. */
export function useIncidentNews(): IncidentNews {
  const client = useApolloClient();
  const [news, setNews] = useState<IncidentNews>({ incidents: new Map(), alerts: [] });
  useEffect(
    () =>
      liveOf(client).incidents.listen({
        onChange: (incident) =>
          setNews(({ incidents, alerts }) => ({
            incidents: new Map([...incidents, [incident.id, incident] as const].slice(-REMEMBERED)),
            alerts: afterChange(alerts, incident),
          })),
      }),
    [client],
  );
  return news;
}

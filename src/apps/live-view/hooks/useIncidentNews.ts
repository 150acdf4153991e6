import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { liveOf } from '~/features/live/live.ts';
import { afterChange } from '../alerts.rules.ts';
import { type LiveIncidentFragment, NewIncidentsDocument } from '../wall/LiveTiles.generated.ts';

/** Most incidents that are remembered of what happened since the screen was opened. */
const REMEMBERED = 500;

export interface IncidentNews {
  /** Incidents that were raised or changed since the screen was opened, as they are now. */
  readonly incidents: ReadonlyMap<string, LiveIncidentFragment>;
  /** New incidents that nobody has taken on, worst first. */
  readonly alerts: readonly LiveIncidentFragment[];
}

/** What has become of an alert: nothing when it does not wait any more. Rejects when that cannot be asked for. */
async function askWaiting(client: ApolloClient) {
  const { data } = await client.query({ query: NewIncidentsDocument, fetchPolicy: 'network-only' });
  if (!data) throw new Error('The answer with the new incidents is empty.');
  const { nodes, pageInfo } = data.incidents;
  const found = new Map(nodes.map((incident) => [incident.id, incident]));
  return (alert: LiveIncidentFragment) => found.get(alert.id) ?? (pageInfo.hasNextPage ? alert : []);
}

/** What incidents do while the screen is open. */
export function useIncidentNews(): IncidentNews {
  const client = useApolloClient();
  const [news, setNews] = useState<IncidentNews>({ incidents: new Map(), alerts: [] });
  useEffect(() => {
    // What was told before may be older than what the tiles are asked for anew.
    const onMissed = () => {
      setNews(({ alerts }) => ({ incidents: new Map(), alerts }));
      askWaiting(client).then(
        (become) =>
          setNews(({ incidents, alerts }) => ({
            incidents,
            alerts: alerts.flatMap((alert) => (incidents.has(alert.id) ? alert : become(alert))),
          })),
        // They stay: an alert too many is better than one that is lost.
        () => undefined,
      );
    };
    const onChange = (incident: LiveIncidentFragment) =>
      setNews(({ incidents, alerts }) => ({
        incidents: new Map([...incidents, [incident.id, incident] as const].slice(-REMEMBERED)),
        alerts: afterChange(alerts, incident),
      }));
    return liveOf(client).incidents.listen({ onChange, onMissed });
  }, [client]);
  return news;
}

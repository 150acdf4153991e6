import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { afterChange } from '../alerts.rules.ts';
import type { LiveCameraFragment } from '../LiveViewScreen.generated.ts';
import {
  type LiveIncidentFragment,
  useLiveViewIncidentSubscription,
  useLiveViewStatusSubscription,
} from '../wall/LiveTiles.generated.ts';

/** Most incidents that are remembered of what happened since the screen was opened. */
const REMEMBERED = 500;

/** The fleet has rows of its own, which the cache does not know to be the same cameras. */
function patchFleet(client: ApolloClient, cameraId: string, change: Partial<LiveCameraFragment>): void {
  client.cache.modify({
    id: `FleetCamera:${cameraId}`,
    fields: Object.fromEntries(Object.entries(change).map(([field, value]) => [field, () => value])),
  });
}

export interface LiveChanges {
  /** Incidents that were raised or changed since the screen was opened, as they are now. */
  readonly incidents: ReadonlyMap<string, LiveIncidentFragment>;
  /** New incidents that nobody has taken on, worst first. */
  readonly alerts: readonly LiveIncidentFragment[];
}

/** What cameras and incidents do while the screen is open. */
export function useLiveChanges(): LiveChanges {
  const client = useApolloClient();
  const [changes, setChanges] = useState<LiveChanges>({ incidents: new Map(), alerts: [] });

  useLiveViewStatusSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const camera = data?.cameraStatusChanged.camera;
      if (camera) patchFleet(client, camera.id, { state: camera.state });
    },
  });

  useLiveViewIncidentSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const incident = data?.incidentChanged;
      if (!incident) return;
      if (incident.camera)
        patchFleet(client, incident.camera.id, { openSeverity: incident.camera.openSeverity });
      setChanges(({ incidents, alerts }) => ({
        incidents: new Map([...incidents, [incident.id, incident] as const].slice(-REMEMBERED)),
        alerts: afterChange(alerts, incident),
      }));
    },
  });
  return changes;
}

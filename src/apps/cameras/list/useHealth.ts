import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import { CamerasHealthDocument, type CamerasHealthQuery } from './Health.generated.ts';

export type CameraHealth = CamerasHealthQuery['cameras']['nodes'][number]['health'];

/** Milliseconds that rows must stand still before their health is asked for. */
const PAUSE = 150;
/** The most cameras that are asked for at once. */
const MOST = 100;

/** What the health of a camera is known by: a change of its state makes it old. */
const keyOf = ({ id, stateSince }: FleetCamera): string => `${id} ${stateSince}`;

/** The health of the cameras that are seen, by their ids; it is asked for when they have been seen for a moment. */
export function useHealth(seen: readonly FleetCamera[]): ReadonlyMap<string, CameraHealth> {
  const client = useApolloClient();
  const [known, setKnown] = useState<ReadonlyMap<string, CameraHealth>>(new Map());
  const asked = useRef(new Set<string>());
  const wanted = seen.slice(0, MOST).map(keyOf).join('\n');
  useEffect(() => {
    const keys = wanted.split('\n').filter((key) => key !== '' && !asked.current.has(key));
    if (keys.length === 0) return;
    const timer = setTimeout(async () => {
      for (const key of keys) asked.current.add(key);
      const ids = keys.map((key) => key.split(' ')[0] ?? '');
      const variables = { ids, zone: browserZone() };
      const query = { query: CamerasHealthDocument, variables, fetchPolicy: 'no-cache' } as const;
      const { data } = await client.query(query).catch(() => ({ data: undefined }));
      // What failed is asked for again when it is next seen.
      if (!data) for (const key of keys) asked.current.delete(key);
      const fresh = data?.cameras.nodes.map(({ id, health }) => [id, health] as const) ?? [];
      setKnown((before) => new Map([...before, ...fresh]));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [client, wanted]);
  return known;
}

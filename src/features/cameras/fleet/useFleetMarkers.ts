import { useCallback, useMemo, useState } from 'react';
import type { CameraState } from '~/graphql/types.generated.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { MapMarker } from '../map/mapTypes.ts';
import { useFleetMarkersQuery, useFleetStateSubscription } from './useFleetMarkers.generated.ts';

interface Change {
  readonly state: CameraState;
  readonly stateSince: string | null;
}

/**
 * Every camera as a marker of the map. It is asked for once, past the cache, in which ten thousand entities would cost
 * seconds; what happens to cameras from then on is laid over it.
 */
export function useFleetMarkers() {
  const t = useTexts('dashboards');
  const f = useFormat();
  const { data, error, refetch } = useFleetMarkersQuery({ fetchPolicy: 'no-cache' });
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  useFleetStateSubscription({
    ignoreResults: true,
    onData: ({ data: { data: news } }) => {
      const camera = news?.cameraStatusChanged.camera;
      if (camera) setChanges((before) => new Map(before).set(camera.id, camera));
    },
  });
  const markers = useMemo(
    () =>
      data?.fleet.map(({ id, name, model, siteId, siteName, lat, lng, ...seen }): MapMarker => {
        const { state, stateSince } = changes.get(id) ?? seen;
        return {
          id,
          lat,
          lng,
          state,
          label: name,
          detail: () =>
            stateSince ? t('map.detail', { model, since: f.date(stateSince, 'dateTime') }) : model,
          place: { id: siteId, name: siteName },
        };
      }),
    [data, changes, t, f],
  );
  const retry = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  return { markers, error, retry };
}

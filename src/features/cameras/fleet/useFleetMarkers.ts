import { useMemo } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { MapMarker } from '../map/mapTypes.ts';
import { useFleet } from './useFleet.ts';

/** Every camera as a marker of the map. */
export function useFleetMarkers() {
  const t = useTexts('dashboards');
  const f = useFormat();
  const { cameras, error, retry } = useFleet();
  const markers = useMemo(
    () =>
      cameras?.map(
        ({ id, name, model, siteId, siteName, state, stateSince, lat, lng }): MapMarker => ({
          id,
          lat,
          lng,
          state,
          label: name,
          detail: () =>
            stateSince ? t('map.detail', { model, since: f.date(stateSince, 'dateTime') }) : model,
          place: { id: siteId, name: siteName },
        }),
      ),
    [cameras, t, f],
  );
  return { markers, error, retry };
}

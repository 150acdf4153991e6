import { useCallback } from 'react';
import { defineUrl, id } from '~/lib/defineUrl.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';

/** The one camera that is chosen on a screen, by map, table and wall alike: it stands in the address as `camera`. */
export const cameraParam = { camera: id() };

const cameraUrl = defineUrl(cameraParam);

/** The camera that is chosen; `toggle` chooses it, or none when it was the one. */
export function useSelectedCamera() {
  const { url, change } = useUrl(cameraUrl);
  const select = useCallback((camera: string | null) => change({ camera }), [change]);
  const toggle = useCallback(
    (camera: string) => change((now) => ({ camera: now.camera === camera ? null : camera })),
    [change],
  );
  return { selectedId: url.camera, select, toggle };
}

import { useCallback } from 'react';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { type DrilldownTarget, drilldownUrl } from './drilldown.ts';

/** What is open behind a number, and how to open and close it. */
export function useDrilldown() {
  const { url, change } = useUrl(drilldownUrl);
  const open = useCallback((behind: DrilldownTarget) => change({ behind }, { step: true }), [change]);
  const openCamera = useCallback(
    (camera: string) => change({ camera, behind: { kind: 'camera' } }, { step: true }),
    [change],
  );
  const close = useCallback(() => change({ behind: null }), [change]);
  return { behind: url.behind, open, openCamera, close };
}

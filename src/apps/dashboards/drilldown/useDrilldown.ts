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
  /** Opens the outages of a stretch of time; nothing where a chart has none. */
  const openOutages = useCallback(
    (span: { readonly from: string; readonly to: string } | undefined) => {
      if (span) open({ kind: 'outages', from: span.from, to: span.to });
    },
    [open],
  );
  const close = useCallback(() => change({ behind: null }), [change]);
  return { behind: url.behind, open, openCamera, openOutages, close };
}

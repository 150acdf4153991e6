import { useCallback } from 'react';
import { useUrlState } from '~/shell/ui/useUrlState.ts';
import { type DrilldownTarget, readDrilldown, writeDrilldown } from './drilldown.ts';

/** What is open behind a number, and how to open and close it. */
export function useDrilldown() {
  const { params, change } = useUrlState();
  const open = useCallback(
    (behind: DrilldownTarget) => change({ behind: writeDrilldown(behind) }, { step: true }),
    [change],
  );
  const openCamera = useCallback(
    (id: string) => change({ camera: id, behind: writeDrilldown({ kind: 'camera' }) }, { step: true }),
    [change],
  );
  const close = useCallback(() => change({ behind: null }), [change]);
  return { behind: readDrilldown(params.get('behind')), open, openCamera, close };
}

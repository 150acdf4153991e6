import { useCallback } from 'react';
import { useUrlState } from '~/shell/ui/useUrlState.ts';
import { type Behind, readBehind, writeBehind } from './drilldown.ts';

/** What is open behind a number, and how to open and close it. */
export function useBehind() {
  const { params, change } = useUrlState();
  const open = useCallback(
    (behind: Behind) => change({ behind: writeBehind(behind) }, { step: true }),
    [change],
  );
  const openCamera = useCallback(
    (id: string) => change({ camera: id, behind: writeBehind({ kind: 'camera' }) }, { step: true }),
    [change],
  );
  const close = useCallback(() => change({ behind: null }), [change]);
  return { behind: readBehind(params.get('behind')), open, openCamera, close };
}

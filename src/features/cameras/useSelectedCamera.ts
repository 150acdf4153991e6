import { useCallback } from 'react';
import { useUrlState } from '~/shell/ui/useUrlState.ts';

/** The one camera that is chosen on the screen, by map, table and wall alike: it stands in the address as `camera`. */
export function useSelectedCamera() {
  const { params, change } = useUrlState();
  const select = useCallback((id: string | null) => change({ camera: id }), [change]);
  return { selectedId: params.get('camera'), select };
}

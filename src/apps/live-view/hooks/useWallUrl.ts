import { useMemo } from 'react';
import { type UrlState, useUrlState } from '~/shell/ui/useUrlState.ts';
import { readWallUrl, type WallUrl } from '../wallUrl.ts';

export interface WallAddress extends Pick<UrlState, 'change' | 'addressWith'> {
  readonly url: WallUrl;
}

/** The state of the screen, which is its address. As transitions its changes would wait behind the tiles. */
export function useWallUrl(): WallAddress {
  const { params, change, addressWith } = useUrlState({ atOnce: true });
  const url = useMemo(() => readWallUrl(params), [params]);
  return useMemo(() => ({ url, change, addressWith }), [url, change, addressWith]);
}

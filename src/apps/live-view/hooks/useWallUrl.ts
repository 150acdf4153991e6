import { useMemo } from 'react';
import { type Url, useUrl } from '~/shell/ui/useUrl.ts';
import { type WallUrl, wallOf, wallUrl } from '../wallUrl.ts';

export interface WallAddress extends Pick<Url<typeof wallUrl.defaults>, 'change'> {
  readonly url: WallUrl;
}

/**
 * The state of the screen, which is its address. Its changes are drawn at once, for as transitions they would wait behind
 * the tiles: so what its controls draw is what the address is coming to.
 */
export function useWallUrl(): WallAddress {
  const { url: values, change } = useUrl(wallUrl, { atOnce: true });
  const url = useMemo(() => wallOf(values), [values]);
  return useMemo(() => ({ url, change }), [url, change]);
}

import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Changes, readWallUrl, searchWith, type WallUrl } from '../wallUrl.ts';

export interface WallAddress {
  readonly url: WallUrl;
  /**
   * Changes parts of the address; null takes a part out. A step is something that Back undoes, such as another wall;
   * everything else takes the place of what was there.
   */
  readonly change: (changes: Changes, options?: { readonly step?: boolean }) => void;
  /** The same change as an address, for links. */
  readonly addressWith: (changes: Changes) => string;
}

/** The state of the screen, which is its address. */
export function useWallUrl(): WallAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const url = useMemo(() => readWallUrl(new URLSearchParams(search)), [search]);
  const addressWith = useCallback(
    (changes: Changes) => `${pathname}${searchWith(search, changes)}`,
    [pathname, search],
  );
  const change = useCallback<WallAddress['change']>(
    (changes, options) => {
      const to = addressWith(changes);
      // At once: as a transition it would wait behind the tiles, which have something new to say all the time.
      void navigate(to, { replace: !options?.step, preventScrollReset: true, flushSync: true });
    },
    [navigate, addressWith],
  );
  return useMemo(() => ({ url, change, addressWith }), [url, change, addressWith]);
}

import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type AddressChange, changedSearch } from '~/lib/address.ts';

export interface UrlState {
  readonly params: URLSearchParams;
  /**
   * Changes some of the state. A step is something that Back undoes, such as an opened drawer; everything else takes the
   * place of what was there. The page does not scroll.
   */
  readonly change: (changes: AddressChange, options?: { readonly step?: boolean }) => void;
  /** The same change as an address, for links. */
  readonly addressWith: (changes: AddressChange) => string;
}

interface Target {
  readonly pathname: string;
  readonly search: string;
}

/** Where the latest change leads while it is on its way: the next one begins there, or would take it back. */
let coming: Target | null = null;

/**
 * The state of the screen, which is its address. `atOnce` draws a change before anything else, for screens that always
 * have something new to draw; elsewhere what was there stays until the next is ready.
 */
export function useUrlState({ atOnce = false }: { readonly atOnce?: boolean } = {}): UrlState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const addressWith = useCallback(
    (changes: AddressChange) => `${pathname}${changedSearch(search, changes)}`,
    [pathname, search],
  );
  const change = useCallback<UrlState['change']>(
    async (changes, options) => {
      // What is drawn may be older than the address.
      const latest = coming?.pathname === pathname ? coming : location;
      const target = { pathname, search: changedSearch(latest.search, changes) };
      coming = target;
      await navigate(target, { replace: !options?.step, preventScrollReset: true, flushSync: atOnce });
      if (coming === target) coming = null;
    },
    [navigate, pathname, atOnce],
  );
  return useMemo(() => ({ params, change, addressWith }), [params, change, addressWith]);
}

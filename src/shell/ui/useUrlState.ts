import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Changes = Readonly<Record<string, string | null>>;

export interface UrlState {
  readonly params: URLSearchParams;
  /**
   * Changes some of the state; null takes a part out. A step is something that Back undoes, such as an opened drawer;
   * everything else takes the place of what was there. The page does not scroll.
   */
  readonly change: (changes: Changes, options?: { readonly step?: boolean }) => void;
  /** The same change as an address, for links. */
  readonly addressWith: (changes: Changes) => string;
}

function changed(search: string, changes: Changes): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The state of the screen, which is its address. */
export function useUrlState(): UrlState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const addressWith = useCallback(
    (changes: Changes) => `${pathname}${changed(search, changes)}`,
    [pathname, search],
  );
  const change = useCallback<UrlState['change']>(
    (changes, options) => {
      void navigate(addressWith(changes), { replace: !options?.step, preventScrollReset: true });
    },
    [navigate, addressWith],
  );
  return { params, change, addressWith };
}

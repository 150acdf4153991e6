import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIncidentActions } from '~/shell/desk/actions/useIncidentActions.ts';
import type { DeskState } from '~/shell/desk/desk.ts';
import { changedSearch, onlyFilters, readDeskUrl, type UrlChange } from '~/shell/desk/deskUrl.ts';
import { deskLinks } from './paths.ts';

/** The state of the incident desk, which is its address, and what may be done with incidents. */
export function useDeskState(): DeskState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const url = useMemo(() => readDeskUrl(new URLSearchParams(search)), [search]);
  const change = useCallback<DeskState['change']>(
    (changes, options) => {
      void navigate(`${pathname}${changedSearch(search, changes)}`, {
        replace: !options?.step,
        preventScrollReset: true,
      });
    },
    [navigate, pathname, search],
  );
  const toDesk = useCallback(
    (filters: UrlChange) => `${pathname}${changedSearch(search, onlyFilters(filters))}`,
    [pathname, search],
  );
  const actions = useIncidentActions();
  return useMemo(() => ({ url, change, toDesk, links: deskLinks, actions }), [url, change, toDesk, actions]);
}

import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { deskLinks } from '~/apps/incidents/paths.ts';
import { useIncidentActions } from '~/shell/desk/actions/useIncidentActions.ts';
import type { DeskState } from '~/shell/desk/desk.ts';
import { changedSearch, onlyFilters, type UrlChange } from '~/shell/desk/deskUrl.ts';
import { deskId } from '~/shell/desk/list/IncidentDesk.tsx';
import { type ReportUrl, readReportUrl } from '../reportUrl.ts';

export interface ReportUrlState extends DeskState {
  readonly url: ReportUrl;
  /** Goes to the incident table with exactly these filters. */
  readonly openDesk: (filters: UrlChange) => void;
}

/** The state of the screen, which is its address, and what may be done with incidents. */
export function useReportUrl(): ReportUrlState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const url = useMemo(() => readReportUrl(new URLSearchParams(search)), [search]);
  const change = useCallback<ReportUrlState['change']>(
    (changes, options) => {
      void navigate(`${pathname}${changedSearch(search, changes)}`, {
        replace: !options?.step,
        preventScrollReset: true,
      });
    },
    [navigate, pathname, search],
  );
  const toDesk = useCallback(
    (filters: UrlChange) =>
      `${pathname}${changedSearch(search, onlyFilters({ tab: null, ...filters }))}#${deskId}`,
    [pathname, search],
  );
  const openDesk = useCallback((filters: UrlChange) => void navigate(toDesk(filters)), [navigate, toDesk]);
  const actions = useIncidentActions();
  return useMemo(
    () => ({ url, change, toDesk, openDesk, links: deskLinks, actions }),
    [url, change, toDesk, openDesk, actions],
  );
}

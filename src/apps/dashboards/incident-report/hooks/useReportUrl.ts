import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changedSearch, onlyFilters, type ReportUrl, readReportUrl, type UrlChange } from '../reportUrl.ts';

export const deskId = 'incidents';

export interface ReportUrlState {
  readonly url: ReportUrl;
  /** Changes parts of the address; a `step` is what Back undoes, such as an opened incident. */
  readonly change: (changes: UrlChange, options?: { readonly step?: boolean }) => void;
  /** The address of the incident table with exactly these filters: where a number leads. */
  readonly toDesk: (filters: UrlChange) => string;
  /** Goes there. */
  readonly openDesk: (filters: UrlChange) => void;
}

/** The state of the screen, which is its address. */
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
    (filters: UrlChange) => `${pathname}${changedSearch(search, onlyFilters(filters))}#${deskId}`,
    [pathname, search],
  );
  const openDesk = useCallback((filters: UrlChange) => void navigate(toDesk(filters)), [navigate, toDesk]);
  return useMemo(() => ({ url, change, toDesk, openDesk }), [url, change, toDesk, openDesk]);
}

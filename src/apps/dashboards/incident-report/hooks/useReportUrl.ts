import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskLinks } from '~/apps/incidents/paths.ts';
import { useIncidentActions } from '~/shell/desk/actions/useIncidentActions.ts';
import type { DeskState } from '~/shell/desk/desk.ts';
import { onlyFilters } from '~/shell/desk/deskUrl.ts';
import { deskId } from '~/shell/desk/list/IncidentDesk.tsx';
import type { AddressChange } from '~/shell/ui/address.ts';
import { useUrlState } from '~/shell/ui/useUrlState.ts';
import { type ReportUrl, readReportUrl } from '../reportUrl.ts';

export interface ReportUrlState extends DeskState {
  readonly url: ReportUrl;
  /** Goes to the incident table with exactly these filters. */
  readonly openDesk: (filters: AddressChange) => void;
}

/** The state of the screen, which is its address, and what may be done with incidents. */
export function useReportUrl(): ReportUrlState {
  const { params, change, addressWith } = useUrlState();
  const navigate = useNavigate();
  const url = useMemo(() => readReportUrl(params), [params]);
  const toDesk = useCallback(
    (filters: AddressChange) => `${addressWith(onlyFilters({ tab: null, ...filters }))}#${deskId}`,
    [addressWith],
  );
  const openDesk = useCallback(
    (filters: AddressChange) => void navigate(toDesk(filters)),
    [navigate, toDesk],
  );
  const actions = useIncidentActions();
  return useMemo(
    () => ({ url, change, toDesk, openDesk, links: deskLinks, actions }),
    [url, change, toDesk, openDesk, actions],
  );
}

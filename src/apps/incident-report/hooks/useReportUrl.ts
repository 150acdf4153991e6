import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskLinks } from '~/apps/incidents/paths.ts';
import { useIncidentActions } from '~/features/incidents/actions/useIncidentActions.ts';
import type { DeskState } from '~/features/incidents/desk.ts';
import { onlyFilters } from '~/features/incidents/deskUrl.ts';
import { deskId } from '~/features/incidents/list/IncidentDesk.tsx';
import type { AddressChange } from '~/lib/address.ts';
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

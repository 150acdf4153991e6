import { useCallback, useMemo } from 'react';
import { useIncidentActions } from '~/features/incidents/actions/useIncidentActions.ts';
import type { DeskState } from '~/features/incidents/desk.ts';
import { onlyFilters, readDeskUrl } from '~/features/incidents/deskUrl.ts';
import type { AddressChange } from '~/lib/address.ts';
import { useUrlState } from '~/shell/ui/useUrlState.ts';
import { deskLinks } from './paths.ts';

/** The state of the incident desk, which is its address, and what may be done with incidents. */
export function useDeskState(): DeskState {
  const { params, change, addressWith } = useUrlState();
  const url = useMemo(() => readDeskUrl(params), [params]);
  const toDesk = useCallback((filters: AddressChange) => addressWith(onlyFilters(filters)), [addressWith]);
  const actions = useIncidentActions();
  return useMemo(() => ({ url, change, toDesk, links: deskLinks, actions }), [url, change, toDesk, actions]);
}

import { useCallback, useMemo } from 'react';
import { useIncidentActions } from '~/features/incidents/actions/useIncidentActions.ts';
import type { DeskState } from '~/features/incidents/desk.ts';
import { type DeskFilter, deskUrl, onlyFilters } from '~/features/incidents/deskUrl.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { deskLinks } from './paths.ts';

/** The state of the incident desk, which is its address, and what may be done with incidents. */
export function useDeskState(): DeskState {
  const { url, change, linkTo } = useUrl(deskUrl);
  const toDesk = useCallback((filters: Partial<DeskFilter>) => linkTo(onlyFilters(filters)), [linkTo]);
  const actions = useIncidentActions();
  return useMemo(() => ({ url, change, toDesk, links: deskLinks, actions }), [url, change, toDesk, actions]);
}

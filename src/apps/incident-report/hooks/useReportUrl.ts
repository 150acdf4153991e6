import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskLinks } from '~/apps/incidents/paths.ts';
import { useIncidentActions } from '~/features/incidents/actions/useIncidentActions.ts';
import { type DeskState, deskId } from '~/features/incidents/desk.ts';
import { type DeskFilter, onlyFilters } from '~/features/incidents/deskUrl.ts';
import { type Url, useUrl } from '~/shell/ui/useUrl.ts';
import { type ReportUrl, reportUrl } from '../reportUrl.ts';

export interface ReportUrlState
  extends Omit<DeskState, 'url' | 'change'>,
    Pick<Url<ReportUrl>, 'url' | 'change'> {
  /** Goes to the incident table with exactly these filters. */
  readonly openDesk: (filters: Partial<DeskFilter>) => void;
}

/** The state of the screen, which is its address, and what may be done with incidents. */
export function useReportUrl(): ReportUrlState {
  const { url, change, linkTo } = useUrl(reportUrl);
  const navigate = useNavigate();
  const toDesk = useCallback(
    (filters: Partial<DeskFilter>) => `${linkTo({ tab: 'home', ...onlyFilters(filters) })}#${deskId}`,
    [linkTo],
  );
  const openDesk = useCallback(
    (filters: Partial<DeskFilter>) => void navigate(toDesk(filters)),
    [navigate, toDesk],
  );
  const actions = useIncidentActions();
  return useMemo(
    () => ({ url, change, toDesk, openDesk, links: deskLinks, actions }),
    [url, change, toDesk, openDesk, actions],
  );
}

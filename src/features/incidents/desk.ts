import type { Url } from '~/shell/ui/useUrl.ts';
import type { IncidentActions } from './actions/useIncidentActions.ts';
import type { DeskFilter, DeskUrl, SiteIds } from './deskUrl.ts';

/** The id of the element that the incident desk is, for addresses that lead to it. */
export const deskId = 'incidents';

/** Where the things that an incident speaks of are shown. */
export interface DeskLinks {
  readonly camera: (id: string) => string;
  readonly live: (id: string) => string;
}

/** What the parts of the incident desk share, on whichever screen they stand. */
export interface DeskState extends Pick<Url<DeskUrl>, 'change'> {
  readonly url: DeskUrl;
  /** The address of the incident table with exactly these filters: where a number leads. */
  readonly toDesk: (filters: Partial<DeskFilter>) => string;
  readonly links: DeskLinks;
  readonly actions: IncidentActions;
}

export interface IncidentDeskProps extends DeskState {
  /** Only incidents of cameras there. */
  readonly siteIds?: SiteIds;
  /** It is what the page is for: the table is as high as the screen allows, and keys work wherever nothing has the focus. */
  readonly whole?: boolean;
}

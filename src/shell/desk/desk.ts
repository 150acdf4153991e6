import type { IncidentActions } from './actions/useIncidentActions.ts';
import type { DeskUrl, UrlChange } from './deskUrl.ts';

/** Where the things that an incident speaks of are shown. */
export interface DeskLinks {
  readonly camera: (id: string) => string;
  readonly live: (id: string) => string;
}

/** What the parts of the incident desk share, on whichever screen they stand. */
export interface DeskState {
  readonly url: DeskUrl;
  /** Changes parts of the address; a `step` is what Back undoes, such as an opened incident. */
  readonly change: (changes: UrlChange, options?: { readonly step?: boolean }) => void;
  /** The address of the incident table with exactly these filters: where a number leads. */
  readonly toDesk: (filters: UrlChange) => string;
  readonly links: DeskLinks;
  readonly actions: IncidentActions;
}

import type { IncidentKind, IncidentSeverity, IncidentState, Period } from '~/graphql/types.generated.ts';
import { withQuery } from '~/lib/address.ts';
import { cameraPath } from '../cameras/paths.ts';
import { liveViewPath } from '../live-view/paths.ts';

/** What the desk is narrowed to; left out means all. The names are those of the address. */
export interface IncidentsFilter {
  readonly state?: readonly IncidentState[] | undefined;
  readonly severity?: readonly IncidentSeverity[] | undefined;
  readonly kind?: readonly IncidentKind[] | undefined;
  /** Ids of cameras, sites, members of the team. */
  readonly camera?: readonly string[] | undefined;
  readonly site?: readonly string[] | undefined;
  readonly assignee?: readonly string[] | undefined;
  readonly period?: Period | undefined;
  /** Moments in ISO 8601; `from` is included, `to` is not. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** A word of the summary, or a number. */
  readonly search?: string | undefined;
  /** Id of the incident whose folded incidents are listed. */
  readonly storm?: string | undefined;
  /** `open` lists incidents that were folded into a storm beside it. */
  readonly storms?: 'open' | undefined;
  /** Id of the incident that is open in the panel. */
  readonly incident?: string | undefined;
}

/**
 * The incident desk, narrowed to what a number or a link speaks of: incidents in any state where it names none. Without a
 * filter the desk opens on what is open.
 */
export const incidentsPath = ({ incident, ...filter }: IncidentsFilter = {}): string =>
  withQuery('/apps/incidents', {
    ...(Object.keys(filter).length > 0 ? { state: ['all'] } : {}),
    ...filter,
    incident,
  });

/** What one shift hands over to the next: the one under way, of all sites unless one is named. */
export const handoverPath = (filter: { readonly site?: string } = {}): string =>
  withQuery('/apps/incidents/handover', filter);

/** Where the things that an incident speaks of are shown. */
export const deskLinks = {
  camera: cameraPath,
  live: (id: string): string => liveViewPath({ camera: id }),
};

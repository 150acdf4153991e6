import type { IncidentAction, IncidentSeverity, IncidentState } from '~/graphql/types.generated.ts';
import type { Spotlight } from './wallUrl.ts';

/** What of an incident decides whether it alarms. */
export interface Alarming {
  readonly id: string;
  readonly severity: IncidentSeverity;
  readonly state: IncidentState;
  readonly raisedAt: string;
  readonly camera: { readonly id: string } | null;
  /** The end of its log. */
  readonly activity: { readonly nodes: readonly { readonly action: IncidentAction }[] };
}

const rank: Readonly<Record<IncidentSeverity, number>> = { HIGH: 0, MEDIUM: 1, LOW: 2 };

/** Worst first, and the newest of equals. */
export const byUrgency = (a: Alarming, b: Alarming): number =>
  rank[a.severity] - rank[b.severity] || b.raisedAt.localeCompare(a.raisedAt);

/** Whether an alert comes to the front. */
export const isWanted = ({ severity }: Alarming, spotlight: Spotlight): boolean =>
  spotlight === 'all' || (spotlight === 'high' && severity === 'HIGH');

/** It was just raised, or somebody took back that it was seen: the clocks of server and page need not agree for that. */
const isFresh = ({ activity }: Alarming): boolean => {
  const last = activity.nodes.at(-1)?.action;
  return last === 'RAISE' || last === 'UNDO';
};

/**
 * The alerts after an incident was raised or changed: one that is new comes in at its place, and stays until somebody
 * has taken it on or closed it.
 */
export function afterChange<Incident extends Alarming>(
  alerts: readonly Incident[],
  incident: Incident,
): Incident[] {
  const others = alerts.filter(({ id }) => id !== incident.id);
  const known = others.length < alerts.length;
  const stays = incident.state === 'NEW' && incident.camera !== null && (known || isFresh(incident));
  return stays ? [...others, incident].sort(byUrgency) : others;
}

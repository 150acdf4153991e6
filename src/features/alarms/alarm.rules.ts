import type { IncidentSeverity } from '~/graphql/types.generated.ts';

/** What of an incident decides whether somebody is alarmed. */
export interface Ringing {
  readonly severity: IncidentSeverity;
  readonly inDrill: boolean;
}

/** Whether it is heard and notified of: new high incidents are, those of drills where nobody wanted silence. */
export const isAlarming = ({ severity, inDrill }: Ringing, silentInDrills: boolean): boolean =>
  severity === 'HIGH' && !(inDrill && silentInDrills);

/** Of more incidents than this that are raised at the same moment, one notification tells their number. */
export const NOTICES_AT_ONCE = 3;

/**
 * How many incidents wait, as the navigation and the document's title say it.
 * @param count all that wait, also beyond those that are known
 */
export const countedOf = (
  { incidents, count }: { readonly incidents: Iterable<Ringing>; readonly count: number },
  silentInDrills: boolean,
): number => (silentInDrills ? count - [...incidents].filter(({ inDrill }) => inDrill).length : count);

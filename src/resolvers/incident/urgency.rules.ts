import type { IncidentRow } from './incident.rows.ts';

/** Above every moment in milliseconds, so that a rank outweighs whatever moment stands beside it. */
const RANK = 1e13;

const severityRank = { LOW: 1, MEDIUM: 3, HIGH: 5 } as const;

type Ranked = Pick<IncidentRow, 'severity' | 'state' | 'raisedAt'>;

/**
 * How urgent an incident is, as one number that lists are ordered by: the greater, the sooner it wants somebody.
 * Specification, incident desk: what is open before what is closed; of open ones the most severe first, of equally severe
 * ones those that nobody has acknowledged, of these the oldest. Closed ones follow, the newest first.
 */
export function urgencyOf({ severity, state, raisedAt }: Ranked): number {
  if (state !== 'NEW' && state !== 'ACKNOWLEDGED') return raisedAt;
  const rank = severityRank[severity] + (state === 'NEW' ? 1 : 0);
  return (rank + 1) * RANK - raisedAt;
}

/** The incident with the urgency that its severity, state and moment give it. */
export const withUrgency = <Row extends Ranked>(incident: Row): Row & Pick<IncidentRow, 'urgency'> => ({
  ...incident,
  urgency: urgencyOf(incident),
});

/** A change of an incident, with the urgency that it has then. */
export const urgencyAfter = <Patch extends Partial<IncidentRow>>(incident: Ranked, patch: Patch) => ({
  ...patch,
  urgency: urgencyOf({ ...incident, ...patch }),
});

import type { IncidentKind, IncidentSeverity, IncidentState } from '../types.generated.ts';
import { isOpen } from './incident.rules.ts';

export const severities: readonly IncidentSeverity[] = ['HIGH', 'MEDIUM', 'LOW'];
export const states: readonly IncidentState[] = ['NEW', 'ACKNOWLEDGED', 'RESOLVED', 'DISMISSED'];
export const kinds: readonly IncidentKind[] = [
  'MOTION',
  'INTRUSION',
  'LOITERING',
  'TAMPER',
  'LINE_CROSSING',
  'OUTAGE',
];

/** How many incidents of a severity, state and kind a stretch holds. */
export interface CountedIncidents {
  readonly key: {
    readonly severity: IncidentSeverity;
    readonly state: IncidentState;
    readonly kind: IncidentKind;
  };
  readonly bucket: number;
  readonly count: number;
}

/** How many incidents the groups that hold come to. */
export function sumOf(
  groups: readonly CountedIncidents[],
  holds: (group: CountedIncidents) => boolean,
): number {
  let sum = 0;
  for (const group of groups) if (holds(group)) sum += group.count;
  return sum;
}

/** What became of the incidents of each stretch between the edges. */
export function bucketsOf(groups: readonly CountedIncidents[], edges: readonly number[]) {
  const perBucket: CountedIncidents[][] = edges.slice(1).map(() => []);
  for (const group of groups) perBucket[group.bucket]?.push(group);
  return perBucket.map((inside, index) => ({
    from: edges[index] ?? 0,
    to: edges[index + 1] ?? 0,
    raised: sumOf(inside, () => true),
    acknowledged: sumOf(inside, ({ key }) => key.state !== 'NEW'),
    closed: sumOf(inside, ({ key }) => !isOpen(key.state)),
    high: sumOf(inside, ({ key }) => key.severity === 'HIGH'),
    medium: sumOf(inside, ({ key }) => key.severity === 'MEDIUM'),
    low: sumOf(inside, ({ key }) => key.severity === 'LOW'),
  }));
}

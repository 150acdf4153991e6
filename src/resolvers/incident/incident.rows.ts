import type {
  IncidentAction,
  IncidentKind,
  IncidentSeverity,
  IncidentState,
} from '~/graphql/types.generated.ts';
import type { Connection } from '../base/paging.ts';
import type { IncidentSummary } from '../types.generated.ts';

export interface IncidentRow {
  readonly id: string;
  readonly number: number;
  /** Null when a whole site is concerned. */
  readonly cameraId: string | null;
  readonly siteId: string;
  readonly kind: IncidentKind;
  readonly severity: IncidentSeverity;
  readonly state: IncidentState;
  readonly summary: string;
  readonly raisedAt: number;
  /** Its place in the order of the desk (`urgencyOf`): it changes with the severity and the state. */
  readonly urgency: number;
  readonly acknowledgedAt: number | null;
  readonly acknowledgedById: string | null;
  /** When it was resolved or dismissed. */
  readonly closedAt: number | null;
  readonly closedById: string | null;
  readonly assigneeId: string | null;
  /** The storm that this incident was folded into. */
  readonly parentId: string | null;
}

export interface IncidentActivityRow {
  readonly id: string;
  readonly incidentId: string;
  readonly at: number;
  /** Null when the system did it. */
  readonly actorId: string | null;
  readonly action: IncidentAction;
  readonly note: string;
  /** What the incident was before, for undo; null when there is nothing to take back. */
  readonly before: IncidentBeforeRow | null;
}

/** The fields that a change of state overwrites. */
export type IncidentBeforeRow = Pick<
  IncidentRow,
  'state' | 'acknowledgedAt' | 'acknowledgedById' | 'closedAt' | 'closedById' | 'assigneeId'
>;

export type IncidentConnectionRow = Connection<IncidentRow>;
export type IncidentActivityConnectionRow = Connection<IncidentActivityRow>;

/** What is counted of a stretch, when it is asked for. */
export type IncidentSummaryRow = Pick<IncidentSummary, 'from' | 'to'> & {
  readonly [F in Exclude<keyof IncidentSummary, 'from' | 'to' | '__typename'>]: () => Promise<
    IncidentSummary[F]
  >;
};

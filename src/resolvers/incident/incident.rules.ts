import type { IncidentAction, IncidentState } from '~/graphql/types.generated.ts';
import type { FieldCondition, Where } from '~/store/port.ts';
import { oneOf } from '../base/filters.ts';
import { MINUTE } from '../base/period.rules.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import { momentBounds } from '../base/span.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import type { StatusTransitionRow } from '../health/health.rows.ts';
import type { IncidentFilter } from '../types.generated.ts';
import type { IncidentActivityRow, IncidentBeforeRow, IncidentRow } from './incident.rows.ts';
import { urgencyOf } from './urgency.rules.ts';

/** Actions that change the state, and the states that they lead from and to. */
const transitions = {
  ACKNOWLEDGE: { from: ['NEW'], to: 'ACKNOWLEDGED' },
  RESOLVE: { from: ['ACKNOWLEDGED'], to: 'RESOLVED' },
  DISMISS: { from: ['NEW', 'ACKNOWLEDGED'], to: 'DISMISSED' },
} as const satisfies Record<string, { from: readonly IncidentState[]; to: IncidentState }>;

export type StateAction = keyof typeof transitions;

/** Incidents should be acknowledged within this time… */
export const ACKNOWLEDGE_TARGET = 5 * MINUTE;
/** …in this share of cases. */
export const CONVERSION_TARGET = 0.9;

/** Longest note, in characters. */
export const NOTE_LIMIT = 2_000;

/** What is wrong with a note that an action may carry; `text` has no space around it. */
export const noteLengthErrors = (field: string, text: string): FieldErrorRow[] =>
  refusals(text.length > NOTE_LIMIT && refuse(field, 'TOO_LONG', { most: NOTE_LIMIT }));

/** What is wrong with a note for the log of an incident. */
export const noteErrors = (field: string, text: string): FieldErrorRow[] => [
  ...refusals(text.trim() === '' && refuse(field, 'REQUIRED')),
  ...noteLengthErrors(field, text.trim()),
];

const openStates: readonly IncidentState[] = ['NEW', 'ACKNOWLEDGED'];

/** The store condition for open incidents. */
export const openIncident = { in: openStates } as const;

export const isOpen = (state: IncidentState): boolean => openStates.includes(state);

export const allowsChange = (state: IncidentState, action: StateAction): boolean =>
  (transitions[action].from as readonly IncidentState[]).includes(state);

/** What may be done with an incident in this state, besides writing a note. */
export function allowedActions(state: IncidentState): IncidentAction[] {
  const changes = (Object.keys(transitions) as StateAction[]).filter((action) => allowsChange(state, action));
  return isOpen(state) ? [...changes, 'ASSIGN', 'NOTE'] : [...changes, 'NOTE'];
}

/**
 * The condition on `parentId`. Incidents that are not folded stand alone or lead a storm: these are the ones that all
 * numbers count.
 */
export function parentCondition(
  folded: boolean | null | undefined,
  parentIds: readonly string[] | null | undefined,
): FieldCondition<string | null> | null | undefined {
  const parents = oneOf(parentIds);
  if (folded === false) return parents ? { in: [] } : null;
  if (parents) return parents;
  // A range excludes null and contains every id.
  return folded ? { gte: '' } : undefined;
}

/** The store condition for the incidents that a filter selects. */
export function incidentsWhere(filter: IncidentFilter | null | undefined, now: number): Where<IncidentRow> {
  const search = filter?.search?.trim() ?? '';
  const [, number] = /^#?(\d{1,9})$/.exec(search) ?? [];
  return {
    state: oneOf(filter?.states),
    severity: oneOf(filter?.severities),
    kind: oneOf(filter?.kinds),
    cameraId: oneOf(filter?.cameraIds),
    siteId: oneOf(filter?.siteIds),
    assigneeId: oneOf(filter?.assigneeIds),
    parentId: parentCondition(filter?.folded, filter?.parentIds),
    raisedAt: momentBounds(filter?.raisedAt, filter?.period, now, filter?.zone ?? 'UTC'),
    number: number === undefined ? undefined : Number(number),
    summary: search !== '' && number === undefined ? { contains: search } : undefined,
  };
}

/** Why an action is refused, as a sentence that names the cure. */
export function refusal(incident: IncidentRow, action: StateAction): string {
  const allowed = allowedActions(incident.state).filter((allowedAction) => allowedAction !== 'NOTE');
  const cure = allowed.length > 0 ? `It allows: ${allowed.join(', ').toLowerCase()}.` : 'It is closed.';
  return `Incident ${incident.number} is ${incident.state.toLowerCase()} and cannot be changed by ${action.toLowerCase()}. ${cure}`;
}

/** The fields that a change overwrites, kept for undo. */
export const beforeOf = (incident: IncidentRow): IncidentBeforeRow => ({
  state: incident.state,
  acknowledgedAt: incident.acknowledgedAt,
  acknowledgedById: incident.acknowledgedById,
  closedAt: incident.closedAt,
  closedById: incident.closedById,
  assigneeId: incident.assigneeId,
});

/** The changed incident. Acknowledging an unassigned incident also assigns it to the person who does. */
export function changed(
  incident: IncidentRow,
  action: StateAction,
  actorId: string | null,
  at: number,
): Partial<IncidentBeforeRow> {
  const state = transitions[action].to;
  return state === 'ACKNOWLEDGED'
    ? { state, acknowledgedAt: at, acknowledgedById: actorId, assigneeId: incident.assigneeId ?? actorId }
    : { state, closedAt: at, closedById: actorId };
}

const systemActivity = (
  incident: IncidentRow,
  id: string,
  at: number,
  action: IncidentAction,
  note: string,
): IncidentActivityRow => ({ id, incidentId: incident.id, at, actorId: null, action, note, before: null });

export const raisedActivity = (incident: IncidentRow, id: string): IncidentActivityRow =>
  systemActivity(incident, id, incident.raisedAt, 'RAISE', incident.summary);

export const recoveryActivity = (incident: IncidentRow, id: string, at: number): IncidentActivityRow =>
  systemActivity(incident, id, at, 'RESOLVE', 'The camera recovered.');

export const closedByRecovery = (at: number): Partial<IncidentBeforeRow> => ({
  state: 'RESOLVED',
  closedAt: at,
  closedById: null,
});

type Raised = Pick<IncidentRow, 'id' | 'number' | 'kind' | 'severity' | 'summary' | 'raisedAt'>;

/** A new incident on a camera. Every field is named: the demo makes thousands, and to copy `raised` takes four times as long. */
export const newIncident = (
  { id: cameraId, siteId }: Pick<CameraRow, 'id' | 'siteId'>,
  { id, number, kind, severity, summary, raisedAt }: Raised,
): IncidentRow => ({
  id,
  number,
  cameraId,
  siteId,
  kind,
  severity,
  state: 'NEW',
  summary,
  raisedAt,
  urgency: urgencyOf({ severity, state: 'NEW', raisedAt }),
  acknowledgedAt: null,
  acknowledgedById: null,
  closedAt: null,
  closedById: null,
  assigneeId: null,
  parentId: null,
});

/** The incident that an outage raises: high on cameras that are watched first, else medium. */
export const outageIncident = (
  camera: Pick<CameraRow, 'id' | 'siteId' | 'name' | 'priority'>,
  transition: Pick<StatusTransitionRow, 'at' | 'detail' | 'reason'>,
  id: string,
  number: number,
): IncidentRow =>
  newIncident(camera, {
    id,
    number,
    kind: 'OUTAGE',
    severity: camera.priority <= 2 ? 'HIGH' : 'MEDIUM',
    summary: transition.detail || `${camera.name} gives no picture (${transition.reason.toLowerCase()}).`,
    raisedAt: transition.at,
  });

import { type Audited, recordAudit } from '../audit/audit.rules.ts';
import { bulkIds } from '../base/paging.ts';
import { presentRow } from '../base/present.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import type { Context } from '../context.ts';
import { conflict, notFound } from '../errors.ts';
import { existingCamera } from '../registry/existingCameras.service.ts';
import type { IncidentAction, MutationResolvers, RaiseIncidentInput } from '../types.generated.ts';
import type { IncidentActivityRow, IncidentRow } from './incident.rows.ts';
import {
  allowsChange,
  beforeOf,
  changed,
  isOpen,
  newIncident,
  noteErrors,
  noteLengthErrors,
  raisedActivity,
  refusal,
  type StateAction,
} from './incident.rules.ts';
import { nextNumber } from './nextNumber.service.ts';
import { urgencyAfter } from './urgency.rules.ts';

type Store = Context['store'];
/** The changed incident, or why the change is refused. */
type Outcome =
  | { readonly patch: Partial<IncidentRow>; readonly action: IncidentAction; readonly undoable: boolean }
  | { readonly refused: string };
/** Looks at an incident inside the transaction. */
type Change = (incident: IncidentRow, store: Store) => Outcome | Promise<Outcome>;

const refused = (errors: FieldErrorRow[]) => ({ incidents: [], errors });

/** How the audit names an incident. */
const auditedAs = ({ id, number }: IncidentRow) =>
  ({ subject: 'INCIDENT', subjectId: id, subjectName: `#${number}` }) as const;

async function existing(store: Store, ids: readonly string[]): Promise<IncidentRow[]> {
  const rows = await store.incidents.getMany(ids);
  return rows.map((row, index) => {
    if (!row) throw notFound('Incident', ids[index] ?? '');
    return row;
  });
}

/** Returns all outcomes, or throws a CONFLICT that explains the first refusal and lists all refused incidents. */
async function allowed(incidents: readonly IncidentRow[], store: Store, change: Change) {
  const [changes, refusals]: [[IncidentRow, Exclude<Outcome, { refused: string }>][], [string, string][]] = [
    [],
    [],
  ];
  for (const incident of incidents) {
    const outcome = await change(incident, store);
    if ('refused' in outcome) refusals.push([incident.id, outcome.refused]);
    else changes.push([incident, outcome]);
  }
  const [first] = refusals;
  if (first) throw conflict(first[1], { refusedIds: refusals.map(([id]) => id) });
  return changes;
}

/** Changes all incidents or none, writes their activity logs and notifies subscribers. */
async function changeAll(
  context: Context,
  ids: readonly string[],
  note: string | null | undefined,
  change: Change,
) {
  const text = note?.trim() ?? '';
  const errors = noteLengthErrors('note', text);
  if (errors.length > 0) return refused(errors);
  const wanted = bulkIds(ids);
  const incidents = await context.store.transaction((tx) => writeChanges(tx, context, wanted, text, change));
  return { incidents, errors };
}

async function writeChanges(
  tx: Store,
  context: Context,
  ids: readonly string[],
  note: string,
  change: Change,
  newId = context.newId,
): Promise<IncidentRow[]> {
  const after: IncidentRow[] = [];
  const activities: IncidentActivityRow[] = [];
  const audited: Audited[] = [];
  const changes = await allowed(await existing(tx, ids), tx, change);
  for (const [incident, { patch, action, undoable }] of changes) {
    activities.push({
      id: newId(),
      incidentId: incident.id,
      at: context.now,
      actorId: context.viewer?.memberId ?? null,
      action,
      note,
      before: undoable ? beforeOf(incident) : null,
    });
    context.events.publish(tx, 'incidentChanged', { incidentId: incident.id });
    after.push(
      Object.keys(patch).length > 0
        ? await tx.incidents.update(incident.id, urgencyAfter(incident, patch))
        : incident,
    );
    audited.push({ ...auditedAs(incident), action: 'CHANGE', detail: action });
  }
  await tx.incidentActivities.insert(activities);
  await recordAudit(tx, context, ...audited);
  return after;
}

const stateChange =
  ({ viewer, now }: Context, action: StateAction): Change =>
  (incident) => {
    if (!allowsChange(incident.state, action)) return { refused: refusal(incident, action) };
    return { patch: changed(incident, action, viewer?.memberId ?? null, now), action, undoable: true };
  };

const changeState = (context: Context, action: StateAction, ids: readonly string[], note?: string | null) =>
  changeAll(context, ids, note, stateChange(context, action));

/**
 * Changes the state of an incident inside a transaction, at the moment and in the name of the context. CONFLICT when its
 * state does not allow it.
 * @param activityId of the entry in its log
 */
export const writeStateChange = (
  store: Store,
  context: Context,
  action: StateAction,
  id: string,
  activityId: string,
): Promise<IncidentRow[]> =>
  writeChanges(store, context, [id], '', stateChange(context, action), () => activityId);

/** The last change of state, if the viewer made it and nobody took it back. */
async function undoneBy(context: Context, incident: IncidentRow, store: Store): Promise<Outcome> {
  const { rows } = await store.incidentActivities.list({
    where: { incidentId: incident.id },
    orderBy: [{ field: 'at', direction: 'desc' }],
  });
  const last = rows.find(({ action }) => action !== 'NOTE');
  if (!last?.before || last.actorId !== (context.viewer?.memberId ?? null)) {
    return { refused: `Nothing of yours can be taken back on incident ${incident.number}.` };
  }
  return { patch: last.before, action: 'UNDO', undoable: false };
}

/** Raises an incident inside a transaction, at the moment of the context. */
export async function writeRaised(
  store: Store,
  context: Context,
  { cameraId, ...raised }: RaiseIncidentInput,
): Promise<IncidentRow> {
  const camera = await existingCamera(store, cameraId);
  const { kind, severity, summary } = raised;
  const row = newIncident(camera, {
    id: context.newId(),
    number: await nextNumber(store),
    kind,
    severity,
    summary,
    raisedAt: context.now,
  });
  await store.incidents.insert([row]);
  context.events.publish(store, 'incidentChanged', { incidentId: row.id });
  await store.incidentActivities.insert([raisedActivity(row, context.newId())]);
  await recordAudit(store, context, { ...auditedAs(row), action: 'CREATE', detail: row.summary });
  return row;
}

export type IncidentChanges = Required<
  Pick<
    MutationResolvers,
    | 'raiseIncident'
    | 'acknowledgeIncidents'
    | 'resolveIncidents'
    | 'dismissIncidents'
    | 'assignIncidents'
    | 'addIncidentNotes'
    | 'undoIncidentChange'
  >
>;

const Mutation: IncidentChanges = {
  acknowledgeIncidents: (_, { input: { ids, note } }, context) =>
    changeState(context, 'ACKNOWLEDGE', ids, note),
  resolveIncidents: (_, { input: { ids, note } }, context) => changeState(context, 'RESOLVE', ids, note),
  dismissIncidents: (_, { input: { ids, note } }, context) => changeState(context, 'DISMISS', ids, note),

  async assignIncidents(_, { input: { ids, assigneeId } }, context) {
    const assignee = assigneeId ?? null;
    if (assignee !== null && !(await presentRow(context.store.teamMembers, assignee)))
      throw notFound('Team member', assignee);
    return changeAll(context, ids, null, (incident) => {
      if (!isOpen(incident.state))
        return { refused: `Incident ${incident.number} is closed and cannot be assigned.` };
      return { patch: { assigneeId: assignee }, action: 'ASSIGN', undoable: true };
    });
  },

  async addIncidentNotes(_, { input: { ids, note } }, context) {
    const errors = noteErrors('note', note);
    if (errors.length > 0) return refused(errors);
    return changeAll(context, ids, note, () => ({ patch: {}, action: 'NOTE', undoable: false }));
  },

  undoIncidentChange: (_, { input: { ids } }, context) =>
    changeAll(context, ids, null, (incident, store) => undoneBy(context, incident, store)),

  async raiseIncident(_, { input }, context) {
    const summary = input.summary.trim();
    const errors = noteErrors('summary', summary);
    if (errors.length > 0) return refused(errors);
    const incident = await context.store.transaction((tx) => writeRaised(tx, context, { ...input, summary }));
    return { incidents: [incident], errors };
  },
};

export const incidentChanges = { Mutation };

import { type Audited, recordAudit } from '../audit/audit.rules.ts';
import { bulkIds } from '../base/paging.ts';
import { presentRow } from '../base/present.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import type { Context } from '../context.ts';
import { conflict, notFound } from '../errors.ts';
import { existingCamera } from '../registry/existingCameras.service.ts';
import type { IncidentAction, MutationResolvers } from '../types.generated.ts';
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
  const actorId = context.viewer?.memberId ?? null;
  const incidents = await context.store.transaction(async (tx) => {
    const after: IncidentRow[] = [];
    const activities: IncidentActivityRow[] = [];
    const audited: Audited[] = [];
    const changes = await allowed(await existing(tx, wanted), tx, change);
    for (const [incident, { patch, action, undoable }] of changes) {
      activities.push({
        id: context.newId(),
        incidentId: incident.id,
        at: context.now,
        actorId,
        action,
        note: text,
        before: undoable ? beforeOf(incident) : null,
      });
      context.events.publish(tx, 'incidentChanged', { incidentId: incident.id });
      after.push(Object.keys(patch).length > 0 ? await tx.incidents.update(incident.id, patch) : incident);
      audited.push({ ...auditedAs(incident), action: 'CHANGE', detail: action });
    }
    await tx.incidentActivities.insert(activities);
    await recordAudit(tx, context, ...audited);
    return after;
  });
  return { incidents, errors };
}

const changeState = (context: Context, action: StateAction, ids: readonly string[], note?: string | null) =>
  changeAll(context, ids, note, (incident) => {
    if (!allowsChange(incident.state, action)) return { refused: refusal(incident, action) };
    const patch = changed(incident, action, context.viewer?.memberId ?? null, context.now);
    return { patch, action, undoable: true };
  });

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
    const incident = await context.store.transaction(async (tx) => {
      const camera = await existingCamera(tx, input.cameraId);
      const row = newIncident(camera, {
        id: context.newId(),
        number: await nextNumber(tx),
        kind: input.kind,
        severity: input.severity,
        summary,
        raisedAt: context.now,
      });
      await tx.incidents.insert([row]);
      context.events.publish(tx, 'incidentChanged', { incidentId: row.id });
      await tx.incidentActivities.insert([raisedActivity(row, context.newId())]);
      await recordAudit(tx, context, { ...auditedAs(row), action: 'CREATE', detail: row.summary });
      return row;
    });
    return { incidents: [incident], errors };
  },
};

export const incidentChanges = { Mutation };

import { hasRole } from '../access.ts';
import { rowOf, storedRow } from '../base/loadBatched.ts';
import { SECOND, type Span } from '../base/period.rules.ts';
import { presentRow } from '../base/present.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import { inRegistry } from '../camera/camera.rules.ts';
import type { Context } from '../context.ts';
import { badInput, unauthenticated } from '../errors.ts';
import { ACKNOWLEDGE_TARGET, openIncident } from '../incident/incident.rules.ts';
import type {
  CameraState,
  HandoverNoteResolvers,
  IncidentHandlerResolvers,
  MutationResolvers,
  QueryResolvers,
  ShiftHandoverResolvers,
} from '../types.generated.ts';
import type { HandoverNoteRow } from './handover.rows.ts';
import { handledCounts, LONGEST, noteErrors, shiftOf } from './handover.rules.ts';

/** Most rows of each list. */
const MOST = 100;
const MOST_NOTES = 50;

/** Where and when: a condition on the site's rows, and the stretch. */
interface Asked {
  readonly siteId: string | undefined;
  readonly span: Span;
}

async function raised({ store }: Context, { siteId, span }: Asked) {
  const where = { siteId, parentId: null, raisedAt: { gte: span.from, lt: span.to } };
  const [groups, { rows }] = await Promise.all([
    store.incidents.aggregate({
      where,
      by: ['state', 'severity', 'assigneeId', 'raisedAt', 'acknowledgedAt', 'closedAt'],
    }),
    store.incidents.list({ where, orderBy: [{ field: 'raisedAt', direction: 'desc' }], first: MOST }),
  ]);
  return { ...handledCounts(groups), incidents: [...rows] };
}

/** What is open now, the most urgent first. */
async function openNow({ store }: Context, { siteId }: Asked) {
  const where = { siteId, parentId: null, state: openIncident };
  const [open, { rows }] = await Promise.all([
    store.incidents.count(where),
    store.incidents.list({ where, orderBy: [{ field: 'urgency', direction: 'desc' }], first: MOST }),
  ]);
  return { open, openIncidents: [...rows] };
}

async function withoutPictures(context: Context, { siteId }: Asked) {
  const { fleetHealth, store } = context;
  const where = { ...inRegistry, siteId };
  const gone = await fleetHealth.inStates(context, ['DOWN', 'UNKNOWN', 'NOT_OBSERVED'], where);
  const [counts, { rows }] = await Promise.all([
    fleetHealth.countPerState(context, where),
    store.cameras.list({
      where: { ...where, ...gone },
      orderBy: [{ field: 'name', direction: 'asc' }],
      first: MOST,
    }),
  ]);
  const cameras: CameraRow[] = [...rows];
  const count = (...states: (CameraState | null)[]) =>
    states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
  return { down: count('DOWN'), notObserved: count('UNKNOWN', 'NOT_OBSERVED', null), cameras };
}

async function planned({ store }: Context, { siteId, span }: Asked) {
  const holds = siteId ? await store.maintenanceHolds.list({ where: { siteId } }) : null;
  const { rows } = await store.maintenanceWindows.list({
    where: {
      id: holds ? { in: [...new Set(holds.rows.map(({ windowId }) => windowId))] } : undefined,
      phase: { in: ['PLANNED', 'ACTIVE'] },
      from: { lt: 2 * span.to - span.from },
      to: { gt: span.to },
    },
    orderBy: [{ field: 'from', direction: 'asc' }],
    first: MOST,
  });
  return [...rows];
}

async function exported({ store, viewer }: Context, { span }: Asked) {
  if (!viewer || !hasRole(viewer, 'ADMIN')) return null;
  const { rows } = await store.auditEntries.list({
    where: { action: 'EXPORT', at: { gte: span.from, lt: span.to } },
    orderBy: [{ field: 'at', direction: 'desc' }],
    first: MOST,
  });
  return [...rows];
}

/** Those of a site, and those that concern all; of this stretch and of the one before. */
async function notesOf({ store }: Context, { siteId, span }: Asked) {
  const { rows } = await store.handoverNotes.list({
    where: {
      siteId: siteId ? { in: [siteId, null] } : undefined,
      at: { gte: 2 * span.from - span.to, lt: span.to },
    },
    orderBy: [{ field: 'at', direction: 'desc' }],
    first: MOST_NOTES,
  });
  return [...rows];
}

/** Throws BAD_USER_INPUT for a stretch that ends before it begins or is too long. */
function checkSpan({ from, to }: Span): Span {
  if (to <= from || to - from > LONGEST) {
    throw badInput('at', 'The stretch ends after it begins, at most 31 days later.');
  }
  return { from, to };
}

const Query: Pick<QueryResolvers, 'shiftHandover'> = {
  async shiftHandover(_, { siteId, at, shift, zone: viewersZone }, context) {
    const site = siteId ? await storedRow(context.store.sites, siteId, 'Site') : null;
    const zone = site?.timeZone ?? viewersZone;
    const span = at ? checkSpan(at) : shiftOf(context.now, zone, shift === 'LAST' ? 1 : 0);
    const asked: Asked = { siteId: site?.id, span };
    const [handled, open, cameras, maintenance, exports, notes] = await Promise.all([
      raised(context, asked),
      openNow(context, asked),
      withoutPictures(context, asked),
      planned(context, asked),
      exported(context, asked),
      notesOf(context, asked),
    ]);
    const stretch = { ...span, nextTo: 2 * span.to - span.from };
    return { site, zone, ...stretch, ...handled, ...open, ...cameras, maintenance, exports, notes };
  },
};

const ShiftHandover: ShiftHandoverResolvers = { targetSeconds: () => ACKNOWLEDGE_TARGET / SECOND };

const IncidentHandler: IncidentHandlerResolvers = {
  member: async ({ memberId }, _, context) =>
    memberId === null ? null : ((await rowOf(context, 'teamMembers', memberId)) ?? null),
};

const HandoverNote: HandoverNoteResolvers = {
  site: async ({ siteId }, _, context) =>
    siteId === null ? null : ((await rowOf(context, 'sites', siteId)) ?? null),
};

const Mutation: Pick<MutationResolvers, 'addHandoverNote'> = {
  async addHandoverNote(_, { input }, context) {
    const { viewer, now } = context;
    if (!viewer) throw unauthenticated('Sign in first.');
    const text = input.text.trim();
    return context.store.transaction(async (tx) => {
      const siteId = input.siteId ?? null;
      const known = siteId === null || (await presentRow(tx.sites, siteId));
      const errors = [...noteErrors(text), ...(known ? [] : [refuse('siteId', 'NOT_FOUND')])];
      if (errors.length > 0) return { note: null, errors };
      const account = await tx.users.get(viewer.id);
      const author = { authorId: viewer.id, author: account?.displayName ?? viewer.id };
      const note: HandoverNoteRow = { id: context.newId(), siteId, at: now, ...author, text };
      await tx.handoverNotes.insert([note]);
      return { note, errors };
    });
  },
};

export const handoverResolvers = { Query, Mutation, ShiftHandover, IncidentHandler, HandoverNote };

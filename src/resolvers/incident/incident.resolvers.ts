import {
  countBelongingTo,
  foundRow,
  requiredRow,
  rowOf,
  rowsBelongingTo,
  storedRow,
} from '../base/loadBatched.ts';
import { readConnection } from '../base/paging.ts';
import type { Context } from '../context.ts';
import { toSeconds } from '../health/health.rules.ts';
import type {
  IncidentActivityResolvers,
  IncidentResolvers,
  QueryResolvers,
  SubscriptionResolvers,
} from '../types.generated.ts';
import type { IncidentRow } from './incident.rows.ts';
import { allowedActions, incidentsWhere } from './incident.rules.ts';

const earliestFirst = [{ field: 'at', direction: 'asc' }] as const;
const orderFields = { RAISED_AT: 'raisedAt', NUMBER: 'number', URGENCY: 'urgency' } as const;

const Query: Pick<QueryResolvers, 'incidents' | 'incident'> = {
  incidents(_, { filter, orderBy, ...page }, context) {
    const direction = orderBy?.direction === 'ASC' ? 'asc' : 'desc';
    return readConnection(
      context.store.incidents,
      {
        where: incidentsWhere(filter, context.now),
        orderBy: [{ field: orderFields[orderBy?.field ?? 'RAISED_AT'], direction }],
      },
      page,
    );
  },
  incident: (_, { id }, context) => foundRow(context, 'incidents', id, 'Incident'),
};

const memberOf = async (context: Context, id: string | null) =>
  id === null ? null : ((await rowOf(context, 'teamMembers', id)) ?? null);

const Incident: IncidentResolvers = {
  camera: async ({ cameraId }, _, context) =>
    cameraId === null ? null : requiredRow(context, 'cameras', cameraId),
  site: ({ siteId }, _, context) => requiredRow(context, 'sites', siteId),
  acknowledgedBy: ({ acknowledgedById }, _, context) => memberOf(context, acknowledgedById),
  closedBy: ({ closedById }, _, context) => memberOf(context, closedById),
  assignee: ({ assigneeId }, _, context) => memberOf(context, assigneeId),
  parent: async ({ parentId }, _, context) =>
    parentId === null ? null : ((await rowOf(context, 'incidents', parentId)) ?? null),
  childCount: ({ id }, _, context) => countBelongingTo(context, 'incidents', id, { field: 'parentId' }),
  inDrill: async ({ id, parentId }, _, context) => {
    const drills = await Promise.all(
      [id, parentId ?? []]
        .flat()
        .map((incidentId) => countBelongingTo(context, 'drills', incidentId, { field: 'incidentId' })),
    );
    return drills.some((count) => count > 0);
  },
  secondsToAcknowledge: ({ acknowledgedAt, raisedAt }) =>
    acknowledgedAt === null ? null : toSeconds(acknowledgedAt - raisedAt),
  secondsToClose: ({ closedAt, raisedAt }) => (closedAt === null ? null : toSeconds(closedAt - raisedAt)),
  async activity({ id }, page, context) {
    const log = await rowsBelongingTo(
      context,
      'incidentActivities',
      id,
      { field: 'incidentId' },
      earliestFirst,
    );
    // The first page asks for no activity log, so its paging code is loaded with the first one.
    const { connectionOfRead } = await import('../base/pageOfRead.ts');
    return connectionOfRead(log, ['at', 'id'], page);
  },
  allowedActions: ({ state }: IncidentRow) => allowedActions(state),
};

const IncidentActivity: IncidentActivityResolvers = {
  actor: ({ actorId }, _, context) => memberOf(context, actorId),
};

const Subscription: Pick<SubscriptionResolvers, 'incidentChanged'> = {
  incidentChanged: {
    subscribe: (_, __, { events }) => events.subscribe('incidentChanged'),
    resolve: ({ incidentId }: { incidentId: string }, _: unknown, { store }: Context) =>
      storedRow(store.incidents, incidentId, 'Incident'),
  },
};

export const incidentResolvers = { Query, Incident, IncidentActivity, Subscription };

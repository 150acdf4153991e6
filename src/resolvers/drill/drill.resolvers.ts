import { requiredRow, rowOf, rowsBelongingTo } from '../base/loadBatched.ts';
import type { DrillResolvers, QueryResolvers } from '../types.generated.ts';
import { stepsOf } from './drill.rules.ts';

/** How many drills that ended are remembered on the screen. */
const ENDED_SHOWN = 5;

const Query: Pick<QueryResolvers, 'drills'> = {
  async drills(_, __, { store }) {
    const newestFirst = [{ field: 'startedAt', direction: 'desc' }] as const;
    const [active, ended] = await Promise.all([
      store.drills.list({ where: { endedAt: null }, orderBy: newestFirst }),
      store.drills.list({ where: { endedAt: { gte: 0 } }, orderBy: newestFirst, first: ENDED_SHOWN }),
    ]);
    return [...active.rows, ...ended.rows];
  },
};

const Drill: DrillResolvers = {
  site: ({ siteId }, _, context) => requiredRow(context, 'sites', siteId),
  camera: async ({ cameraId }, _, context) =>
    cameraId === null ? null : ((await rowOf(context, 'cameras', cameraId)) ?? null),
  startedBy: async ({ startedById }, _, context) =>
    startedById === null ? null : ((await rowOf(context, 'teamMembers', startedById)) ?? null),
  incident: async ({ incidentId }, _, context) =>
    incidentId === null ? null : ((await rowOf(context, 'incidents', incidentId)) ?? null),
  steps: async (drill, _, context) => {
    const { incidentId } = drill;
    if (incidentId === null) return stepsOf(drill, undefined, []);
    const [incident, log] = await Promise.all([
      rowOf(context, 'incidents', incidentId),
      rowsBelongingTo(context, 'incidentActivities', incidentId, { field: 'incidentId' }),
    ]);
    return stepsOf(drill, incident, log);
  },
};

export const drillResolvers = { Query, Drill };

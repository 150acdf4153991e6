import { nonEmpty } from '../base/filters.ts';
import { momentBounds } from '../base/span.ts';
import { bucketsOf, severities, states, sumOf } from '../incident/counts.rules.ts';
import { incidentsWhere } from '../incident/incident.rules.ts';
import type { QueryResolvers } from '../types.generated.ts';
import { timelineEdges } from './desk.rules.ts';

const Query: Pick<QueryResolvers, 'incidentCounts'> = {
  incidentCounts(_, { filter }, { store, now }) {
    const where = incidentsWhere(filter, now);
    const { state: _state, severity: _severity, ...wider } = where;
    const ofState = (state: (typeof states)[number]) => nonEmpty(filter?.states)?.includes(state) ?? true;
    const ofSeverity = (severity: (typeof severities)[number]) =>
      nonEmpty(filter?.severities)?.includes(severity) ?? true;
    let counting: ReturnType<typeof count> | undefined;
    const count = () => store.incidents.aggregate({ where: wider, by: ['state', 'severity', 'kind'] });
    const counted = () => {
      counting ??= count();
      return counting;
    };
    return {
      total: async () => sumOf(await counted(), ({ key }) => ofState(key.state) && ofSeverity(key.severity)),
      byState: async () => {
        const groups = await counted();
        return states.map((state) => ({
          state,
          count: sumOf(groups, ({ key }) => key.state === state && ofSeverity(key.severity)),
        }));
      },
      bySeverity: async () => {
        const groups = await counted();
        return severities.map((severity) => ({
          severity,
          count: sumOf(groups, ({ key }) => key.severity === severity && ofState(key.state)),
        }));
      },
      async buckets() {
        const zone = filter?.zone ?? 'UTC';
        const [found] = await store.incidents.aggregate({ where, min: 'raisedAt', max: 'raisedAt' });
        if (found?.min == null || found.max === null) return [];
        const bounds = momentBounds(filter?.raisedAt, filter?.period, now, zone);
        const edges = timelineEdges(bounds, { from: found.min, to: found.max }, now, zone);
        const groups = await store.incidents.aggregate({
          where,
          by: ['severity', 'state', 'kind'],
          bucket: { field: 'raisedAt', edges },
        });
        return bucketsOf(groups, edges);
      },
    };
  },
};

export const deskResolvers = { Query };

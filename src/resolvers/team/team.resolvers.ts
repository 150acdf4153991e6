import { loadBatched } from '../base/loadBatched.ts';
import type { QueryResolvers, TeamMemberResolvers } from '../types.generated.ts';

const Query: Pick<QueryResolvers, 'teamMembers'> = {
  async teamMembers(_, __, { store }) {
    const { rows } = await store.teamMembers.list({ orderBy: [{ field: 'name', direction: 'asc' }] });
    return [...rows];
  },
};

const TeamMember: TeamMemberResolvers = {
  openIncidents: async ({ id }, _, context) =>
    (await loadBatched<number>(context, 'member:open', id, async (ids) => {
      const groups = await context.store.incidents.aggregate({
        where: { assigneeId: { in: ids }, state: { in: ['NEW', 'ACKNOWLEDGED'] }, parentId: null },
        by: ['assigneeId'],
      });
      return new Map(groups.flatMap(({ key, count }) => (key.assigneeId ? [[key.assigneeId, count]] : [])));
    })) ?? 0,
};

export const teamResolvers = { Query, TeamMember };

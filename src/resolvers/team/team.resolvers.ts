import { countBelongingTo } from '../base/loadBatched.ts';
import { presentRows } from '../base/present.ts';
import { DEMO_COLLEAGUE_ID } from '../demo/demo.rules.ts';
import type { QueryResolvers, TeamMemberResolvers } from '../types.generated.ts';

const Query: Pick<QueryResolvers, 'teamMembers'> = {
  teamMembers: (_, __, { store }) => presentRows(store.teamMembers),
};

const TeamMember: TeamMemberResolvers = {
  automated: ({ id }) => id === DEMO_COLLEAGUE_ID,
  openIncidents: ({ id }, _, context) =>
    countBelongingTo(context, 'incidents', id, {
      field: 'assigneeId',
      where: { state: { in: ['NEW', 'ACKNOWLEDGED'] }, parentId: null },
    }),
};

export const teamResolvers = { Query, TeamMember };

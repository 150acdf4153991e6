import { viewerId } from '../base/owned.ts';
import type { QueryResolvers } from '../types.generated.ts';

const Query: Pick<QueryResolvers, 'quickPanel'> = {
  async quickPanel(_, __, context) {
    const { rows } = await context.store.quickPanelItems.list({
      where: { ownerId: viewerId(context) },
      orderBy: [{ field: 'position', direction: 'asc' }],
    });
    return {
      notes: rows.filter(({ kind }) => kind === 'NOTE'),
      events: rows.filter(({ kind }) => kind === 'EVENT'),
    };
  },
};

export const quickPanelResolvers = { Query };

import { omitNullish } from '~/lib/omitNullish.ts';
import { viewerId } from '../base/owned.ts';
import type { MutationResolvers, QueryResolvers, QuickPanelResolvers } from '../types.generated.ts';
import { untouchedSwitches } from './quickPanel.rules.ts';

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

const QuickPanel: QuickPanelResolvers = {
  async switches(_, __, context) {
    const id = viewerId(context);
    return (await context.store.quickPanelSwitches.get(id)) ?? untouchedSwitches(id);
  },
};

const Mutation: Pick<MutationResolvers, 'setQuickPanelSwitches'> = {
  async setQuickPanelSwitches(_, { input }, context) {
    const id = viewerId(context);
    const change = omitNullish(input);
    const switches = await context.store.transaction(async ({ quickPanelSwitches }) => {
      if (await quickPanelSwitches.get(id)) return quickPanelSwitches.update(id, change);
      const row = { ...untouchedSwitches(id), ...change };
      await quickPanelSwitches.insert([row]);
      return row;
    });
    return { switches, errors: [] };
  },
};

export const quickPanelResolvers = { Query, QuickPanel, Mutation };

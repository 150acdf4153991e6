import { z } from 'zod';
import { defineRoute, type Route } from '../route.ts';
import { entity, nothing } from './fields.ts';
import { RestQuickPanelDocument } from './quickPanel.generated.ts';

const items = z.array(entity('QuickPanelItem', { id: z.string(), title: z.string(), detail: z.string() }));

export const quickPanelRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/api/quick-panel/data',
    operationId: 'quickPanel',
    summary: 'The notes and events of the panel at the side',
    tag: 'Quick panel',
    query: nothing,
    body: nothing,
    answer: entity('QuickPanel', { notes: items, events: items }),
    document: RestQuickPanelDocument,
    variables: () => ({}),
    reply: ({ quickPanel }) => quickPanel,
  }),
];

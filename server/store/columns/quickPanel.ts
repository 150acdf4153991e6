import type { QuickPanelItemRow } from '~/resolvers/quickPanel/quickPanel.rows.ts';
import type { SqlTable } from './column.ts';

export const quickPanelColumns = {
  quickPanelItems: {
    columns: {
      id: 'text',
      ownerId: 'text',
      kind: 'text',
      position: 'integer',
      title: 'text',
      detail: 'text',
    },
    references: { ownerId: 'users' },
    indexes: [['ownerId', 'position']],
  } satisfies SqlTable<QuickPanelItemRow>,
};

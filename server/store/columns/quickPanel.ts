import type { SqlTables } from './column.ts';

export const quickPanelTables: SqlTables<'quickPanelItems'> = {
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
  },
};

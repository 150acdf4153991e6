import type { SqlTables } from './column.ts';

export const quickPanelTables: SqlTables<'quickPanelItems' | 'quickPanelSwitches'> = {
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
  quickPanelSwitches: {
    columns: {
      id: 'text',
      ownerId: 'text',
      notifications: 'boolean',
      cloudSync: 'boolean',
      retroThrusters: 'boolean',
    },
    references: { ownerId: 'users' },
    unique: [['ownerId']],
  },
};

import type { SqlTables } from './column.ts';

export const registryTables: SqlTables<'maintenanceWindows' | 'maintenanceHolds' | 'mediaOrigins'> = {
  maintenanceWindows: {
    columns: {
      id: 'text',
      siteId: 'text?',
      from: 'integer',
      to: 'integer',
      reason: 'text',
      phase: 'text',
      createdById: 'text',
      createdByName: 'text',
      createdAt: 'integer',
    },
    // Who planned it is no reference: a window outlives the account.
    references: { siteId: 'sites' },
    indexes: [
      ['from', 'id'],
      // The clock asks every few seconds what is due.
      ['phase', 'from'],
    ],
  },
  maintenanceHolds: {
    columns: {
      id: 'text',
      windowId: 'text',
      cameraId: 'text',
      siteId: 'text',
      observed: 'text?',
      held: 'boolean',
    },
    references: { windowId: 'maintenanceWindows', cameraId: 'cameras', siteId: 'sites' },
    indexes: [['windowId'], ['cameraId', 'held'], ['siteId']],
  },
  mediaOrigins: {
    columns: { id: 'text', origin: 'text', addedAt: 'integer', addedByName: 'text' },
    unique: [['origin']],
  },
};

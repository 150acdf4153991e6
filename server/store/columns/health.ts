import type { SqlTables } from './column.ts';

export const healthTables: SqlTables<'statusTransitions'> = {
  statusTransitions: {
    columns: {
      id: 'text',
      cameraId: 'text',
      at: 'integer',
      from: 'text',
      to: 'text',
      reason: 'text',
      detail: 'text',
      causeId: 'text?',
      observation: 'json?',
    },
    // The cause is no reference: it may be a site, a camera or a transition.
    references: { cameraId: 'cameras' },
    indexes: [
      ['cameraId', 'at', 'id'],
      // The trend of the fleet counts what this index holds, and never looks at the rows.
      ['at', 'id', 'cameraId', 'from', 'to'],
      // So do the malfunctions of a year.
      ['to', 'at', 'from'],
    ],
  },
};

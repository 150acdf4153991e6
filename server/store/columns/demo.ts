import type { SqlTables } from './column.ts';

export const demoTables: SqlTables<'settings' | 'demoSteps' | 'incidentAttention'> = {
  settings: { columns: { id: 'text', value: 'text' } },
  demoSteps: {
    // The subject is no reference: it is a transition or an incident.
    columns: { id: 'text', kind: 'text', subjectId: 'text', at: 'integer' },
    indexes: [
      ['at', 'id'],
      ['kind', 'id'],
    ],
  },
  incidentAttention: {
    columns: { id: 'text', incidentIds: 'json', until: 'integer' },
    indexes: [['until', 'id']],
  },
};

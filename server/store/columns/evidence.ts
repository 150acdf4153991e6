import type { SqlTables } from './column.ts';

export const evidenceTables: SqlTables<'evidencePictures'> = {
  evidencePictures: {
    columns: {
      id: 'text',
      incidentId: 'text',
      kind: 'text',
      takenAt: 'integer',
      takenById: 'text?',
      accountId: 'text',
      image: 'text',
    },
    references: { incidentId: 'incidents', takenById: 'teamMembers' },
    indexes: [['incidentId', 'takenAt', 'id']],
  },
};

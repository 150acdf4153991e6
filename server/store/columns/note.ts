import type { SqlTables } from './column.ts';

export const noteTables: SqlTables<'notes' | 'noteLabels' | 'noteLabelings'> = {
  notes: {
    columns: {
      id: 'text',
      ownerId: 'text',
      title: 'text',
      description: 'text',
      archived: 'boolean',
      image: 'text',
      time: 'integer',
      reminder: 'integer?',
      remindAt: 'integer?',
      checklist: 'json',
      createdAt: 'integer',
      words: 'text',
    },
    references: { ownerId: 'users' },
    indexes: [
      ['ownerId', 'createdAt'],
      ['ownerId', 'remindAt'],
    ],
    searched: ['words'],
  },
  noteLabels: {
    columns: { id: 'text', ownerId: 'text', name: 'text', handle: 'text', position: 'integer' },
    references: { ownerId: 'users' },
    indexes: [['ownerId', 'position']],
  },
  noteLabelings: {
    columns: { id: 'text', ownerId: 'text', noteId: 'text', labelId: 'text' },
    references: { ownerId: 'users', noteId: 'notes', labelId: 'noteLabels' },
    unique: [['noteId', 'labelId']],
    indexes: [['labelId']],
  },
};

import type { NoteLabelingRow, NoteLabelRow, NoteRow } from '~/resolvers/note/note.rows.ts';
import type { SqlTable } from './column.ts';

export const noteColumns = {
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
      checklist: 'json',
      createdAt: 'integer',
      words: 'text',
    },
    references: { ownerId: 'users' },
    indexes: [['ownerId', 'createdAt']],
  } satisfies SqlTable<NoteRow>,
  noteLabels: {
    columns: { id: 'text', ownerId: 'text', name: 'text', handle: 'text', position: 'integer' },
    references: { ownerId: 'users' },
    indexes: [['ownerId', 'position']],
  } satisfies SqlTable<NoteLabelRow>,
  noteLabelings: {
    columns: { id: 'text', ownerId: 'text', noteId: 'text', labelId: 'text' },
    references: { ownerId: 'users', noteId: 'notes', labelId: 'noteLabels' },
    unique: [['noteId', 'labelId']],
    indexes: [['labelId']],
  } satisfies SqlTable<NoteLabelingRow>,
};

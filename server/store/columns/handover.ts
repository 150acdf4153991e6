import type { SqlTables } from './column.ts';

export const handoverTables: SqlTables<'handoverNotes'> = {
  handoverNotes: {
    columns: { id: 'text', siteId: 'text?', at: 'integer', authorId: 'text', author: 'text', text: 'text' },
    references: { siteId: 'sites' },
    indexes: [['at', 'id']],
  },
};

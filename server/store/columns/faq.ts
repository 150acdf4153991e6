import type { SqlTables } from './column.ts';

export const faqTables: SqlTables<'faqs'> = {
  faqs: {
    columns: { id: 'text', position: 'integer', question: 'text', answer: 'text', searchText: 'text' },
    indexes: [['position']],
  },
};

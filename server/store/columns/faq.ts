import type { FaqRow } from '~/resolvers/faq/faq.rows.ts';
import type { SqlTable } from './column.ts';

export const faqColumns = {
  faqs: {
    columns: { id: 'text', position: 'integer', question: 'text', answer: 'text', searchText: 'text' },
    indexes: [['position']],
  } satisfies SqlTable<FaqRow>,
};

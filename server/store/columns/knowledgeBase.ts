import type { SqlTables } from './column.ts';

export const knowledgeBaseTables: SqlTables<'knowledgeBaseCategories' | 'knowledgeBaseArticles'> = {
  knowledgeBaseCategories: {
    columns: { id: 'text', position: 'integer', title: 'text' },
    indexes: [['position']],
  },
  knowledgeBaseArticles: {
    columns: {
      id: 'text',
      categoryId: 'text',
      position: 'integer',
      featured: 'boolean',
      title: 'text',
      content: 'text',
      searchText: 'text',
    },
    references: { categoryId: 'knowledgeBaseCategories' },
    indexes: [['categoryId', 'position']],
    searched: ['searchText'],
  },
};

import type {
  KnowledgeBaseArticleRow,
  KnowledgeBaseCategoryRow,
} from '~/resolvers/knowledgeBase/knowledgeBase.rows.ts';
import type { SqlTable } from './column.ts';

export const knowledgeBaseColumns = {
  knowledgeBaseCategories: {
    columns: { id: 'text', position: 'integer', title: 'text' },
    indexes: [['position']],
  } satisfies SqlTable<KnowledgeBaseCategoryRow>,
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
  } satisfies SqlTable<KnowledgeBaseArticleRow>,
};

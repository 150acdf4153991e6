import { groupBy } from '~/lib/groupBy.ts';
import { foundRow, loadBatched, requiredRow } from '../base/loadBatched.ts';
import { readConnection } from '../base/paging.ts';
import type {
  KnowledgeBaseArticleResolvers,
  KnowledgeBaseCategoryResolvers,
  QueryResolvers,
} from '../types.generated.ts';
import type { KnowledgeBaseArticleRow } from './knowledgeBase.rows.ts';

type Queries = Pick<
  QueryResolvers,
  'knowledgeBaseCategories' | 'knowledgeBaseCategory' | 'knowledgeBaseArticle'
>;

const byPosition = [{ field: 'position', direction: 'asc' }] as const;

const Query: Queries = {
  async knowledgeBaseCategories(_, __, { store }) {
    const { rows } = await store.knowledgeBaseCategories.list({ orderBy: byPosition });
    return [...rows];
  },
  knowledgeBaseCategory: (_, { id }, context) => foundRow(context, 'knowledgeBaseCategories', id, 'Category'),
  knowledgeBaseArticle: (_, { id }, context) => foundRow(context, 'knowledgeBaseArticles', id, 'Article'),
};

const KnowledgeBaseCategory: KnowledgeBaseCategoryResolvers = {
  // Specification, apps §9.
  path: () => '/pages/knowledge-base',
  articlesCount: async ({ id }, _, context) =>
    (await loadBatched<number>(context, 'knowledgeBase:count', id, async (ids) => {
      const groups = await context.store.knowledgeBaseArticles.aggregate({
        where: { categoryId: { in: ids } },
        by: ['categoryId'],
      });
      return new Map(groups.map(({ key, count }) => [key.categoryId, count]));
    })) ?? 0,
  featuredArticles: async ({ id }, _, context) =>
    (await loadBatched<KnowledgeBaseArticleRow[]>(context, 'knowledgeBase:featured', id, async (ids) => {
      const { rows } = await context.store.knowledgeBaseArticles.list({
        where: { categoryId: { in: ids }, featured: true },
        orderBy: byPosition,
      });
      return groupBy(rows, ({ categoryId }) => categoryId);
    })) ?? [],
  articles: ({ id }, page, { store }) =>
    readConnection(store.knowledgeBaseArticles, { where: { categoryId: id }, orderBy: byPosition }, page),
};

const KnowledgeBaseArticle: KnowledgeBaseArticleResolvers = {
  category: ({ categoryId }, _, context) => requiredRow(context, 'knowledgeBaseCategories', categoryId),
};

export const knowledgeBaseResolvers = { Query, KnowledgeBaseCategory, KnowledgeBaseArticle };

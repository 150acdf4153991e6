import { countBelongingTo, foundRow, requiredRow, rowsBelongingTo } from '../base/loadBatched.ts';
import { readConnection } from '../base/paging.ts';
import type {
  KnowledgeBaseArticleResolvers,
  KnowledgeBaseCategoryResolvers,
  QueryResolvers,
} from '../types.generated.ts';

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
  articlesCount: ({ id }, _, context) =>
    countBelongingTo(context, 'knowledgeBaseArticles', id, { field: 'categoryId' }),
  featuredArticles: ({ id }, _, context) =>
    rowsBelongingTo(
      context,
      'knowledgeBaseArticles',
      id,
      { field: 'categoryId', where: { featured: true } },
      byPosition,
    ),
  articles: ({ id }, page, { store }) =>
    readConnection(store.knowledgeBaseArticles, { where: { categoryId: id }, orderBy: byPosition }, page),
};

const KnowledgeBaseArticle: KnowledgeBaseArticleResolvers = {
  category: ({ categoryId }, _, context) => requiredRow(context, 'knowledgeBaseCategories', categoryId),
};

export const knowledgeBaseResolvers = { Query, KnowledgeBaseCategory, KnowledgeBaseArticle };

import { z } from 'zod';
import { defineRoute, type Route } from '../route.ts';
import { entity, nothing } from './fields.ts';
import { RestKnowledgeBaseDocument } from './knowledgeBase.generated.ts';

const category = entity('KnowledgeBaseCategory', {
  id: z.string(),
  title: z.string(),
  path: z.string(),
  articlesCount: z.number(),
  featuredArticles: z.array(
    entity('KnowledgeBaseArticle', {
      id: z.string(),
      title: z.string(),
      content: z.string().describe('HTML.'),
    }),
  ),
});

export const knowledgeBaseRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/api/knowledge-base',
    operationId: 'knowledgeBase',
    summary: 'The shelves of the knowledge base with five articles each',
    tag: 'Knowledge base',
    query: nothing,
    body: nothing,
    answer: z.array(category),
    document: RestKnowledgeBaseDocument,
    variables: () => ({}),
    reply: ({ knowledgeBaseCategories }) => knowledgeBaseCategories,
  }),
];

import { z } from 'zod';
import { defineRoute, type Route } from '../route.ts';
import { RestFaqsDocument } from './faq.generated.ts';
import { entity, nothing } from './fields.ts';

export const faqRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/api/faq',
    operationId: 'faqs',
    summary: 'All frequent questions with their answers',
    tag: 'FAQ',
    query: nothing,
    body: nothing,
    answer: z.array(entity('Faq', { id: z.string(), question: z.string(), answer: z.string() })),
    document: RestFaqsDocument,
    variables: () => ({}),
    reply: ({ faqs }) => faqs,
  }),
];

import { z } from 'zod';
import { defineRoute, type Route } from '../route.ts';
import { entity, nothing } from './fields.ts';
import { RestSearchDocument } from './search.generated.ts';

const firstCure = { error: 'Send first as a whole number from 1 to 100.' };

export const searchRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/api/search',
    operationId: 'search',
    summary: 'What the caller may see and in which the text occurs; without a text, the first of everything',
    tag: 'Search',
    query: z.object({
      query: z.string().default('').describe('The text to search for, in any case of letters.'),
      first: z.coerce
        .number(firstCure)
        .int(firstCure)
        .min(1, firstCure)
        .max(100, firstCure)
        .default(20)
        .describe('How many results at most.'),
    }),
    body: nothing,
    answer: z.array(
      entity('SearchResult', { id: z.string(), title: z.string(), url: z.string(), excerpt: z.string() }),
    ),
    document: RestSearchDocument,
    variables: ({ query: { query, first } }) => ({ text: query, first }),
    reply: ({ search }) => search.nodes,
  }),
];

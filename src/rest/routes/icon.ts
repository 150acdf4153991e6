import { z } from 'zod';
import { definePagedRoute, type Route } from '../route.ts';
import { entity, nothing } from './fields.ts';
import { RestIconsDocument } from './icon.generated.ts';

const icon = entity('Icon', {
  order: z.number(),
  id: z.string(),
  name: z.string(),
  prevSize: z.number().describe('Pixels.'),
  code: z.number().describe('Code of the glyph.'),
  ligatures: z.string(),
  tags: z.array(z.string()),
});

export const iconRoutes: readonly Route[] = [
  definePagedRoute({
    method: 'GET',
    path: '/api/icons',
    operationId: 'icons',
    summary: 'All icons, by descending id',
    tag: 'Icons',
    query: nothing,
    body: nothing,
    answer: z.array(icon),
    document: RestIconsDocument,
    variables: () => ({}),
    pageEnd: ({ icons }) => icons.pageInfo,
    reply: (pages) => pages.flatMap(({ icons }) => icons.nodes),
  }),
];

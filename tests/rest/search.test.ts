import { expect, it } from 'vitest';
import { createRestKit } from './kit.ts';

it('lists id, title, url and excerpt of what was found', async () => {
  const { body } = await createRestKit().call('/api/search', { query: { query: 'SPIDERS before' } });
  expect(body).toEqual([
    {
      id: 'article:kb-item-support-6',
      title: 'Spiders before the lens',
      url: '/pages/knowledge-base?article=kb-item-support-6',
      excerpt: expect.stringContaining('Spiders follow warmth and light.'),
    },
  ]);
});

it('without a text lists the first twenty of everything, with first as many as asked', async () => {
  const { call } = createRestKit();
  expect((await call('/api/search')).body).toHaveLength(20);
  expect((await call('/api/search', { query: { first: '60' } })).body).toHaveLength(60);
});

it.each(['0', '101', 'many', '1.5'])('first=%s is 400 that names it and the cure', async (first) => {
  expect(await createRestKit().call('/api/search', { query: { first } })).toMatchObject({
    status: 400,
    body: { error: { field: 'first', message: 'Send first as a whole number from 1 to 100.' } },
  });
});

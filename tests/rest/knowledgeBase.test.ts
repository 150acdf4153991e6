import { expect, it } from 'vitest';
import { createRestKit } from './kit.ts';

it('lists the shelves with their counts and five articles each', async () => {
  const { body } = await createRestKit().call('/api/knowledge-base');
  const shelves = body as { title: string; articlesCount: number; featuredArticles: unknown[] }[];
  expect(shelves.map(({ title, articlesCount }) => `${title} ${articlesCount}`)).toEqual([
    'Your Account 17',
    'Selling 12',
    'Buying 19',
    'Item Support 24',
  ]);
  expect(shelves.map(({ featuredArticles }) => featuredArticles.length)).toEqual([5, 5, 5, 5]);
});

import { expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { createTestApi } from '../support/environment.ts';

interface Category {
  id: string;
  title: string;
  path: string;
  articlesCount: number;
  featuredArticles: { id: string; title: string; content: string }[];
  articles: { totalCount: number; nodes: { id: string; content: string }[] };
}

const query = `{ knowledgeBaseCategories { id title path articlesCount featuredArticles { id title content }
  articles(first: 100) { totalCount nodes { id content } } } }`;

const read = async () => (await createTestApi().ask(query)).data?.knowledgeBaseCategories as Category[];

test('there are four shelves with 17, 12, 19 and 24 articles', async () => {
  expect((await read()).map(({ title, articlesCount, path }) => [title, articlesCount, path])).toEqual([
    ['Your Account', 17, '/pages/knowledge-base'],
    ['Selling', 12, '/pages/knowledge-base'],
    ['Buying', 19, '/pages/knowledge-base'],
    ['Item Support', 24, '/pages/knowledge-base'],
  ]);
});

test('each shelf features five articles, and really holds as many as it counts', async () => {
  for (const { articlesCount, featuredArticles, articles } of await read()) {
    expect(featuredArticles).toHaveLength(5);
    expect(articles.totalCount).toBe(articlesCount);
    expect(articles.nodes).toHaveLength(articlesCount);
    expect(articles.nodes.slice(0, 5).map(({ id }) => id)).toEqual(featuredArticles.map(({ id }) => id));
    for (const { content } of articles.nodes) expect(content).toMatch(/^<p>.{20,}<\/p>/);
  }
});

test('shelves with counts and featured articles are read in one read a kind', async () => {
  const api = createTestApi();
  const query = '{ knowledgeBaseCategories { articlesCount featuredArticles { id category { id } } } }';
  expect(await countReads(api, () => api.ask(query))).toEqual({
    knowledgeBaseArticles: 2,
    knowledgeBaseCategories: 2,
  });
});

test('one shelf is read by its id', async () => {
  const { data } = await createTestApi().ask(
    '{ knowledgeBaseCategory(id: "kb-selling") { title articlesCount } }',
  );
  expect(data?.knowledgeBaseCategory).toEqual({ title: 'Selling', articlesCount: 12 });
});

test('a shelf without articles counts none and features none', async () => {
  const api = createTestApi();
  const { knowledgeBaseArticles } = api.environment.store;
  const { rows } = await knowledgeBaseArticles.list({ where: { categoryId: 'kb-selling' } });
  await knowledgeBaseArticles.remove(rows.map(({ id }) => id));
  const { data } = await api.ask(
    '{ knowledgeBaseCategory(id: "kb-selling") { articlesCount featuredArticles { id } } }',
  );
  expect(data?.knowledgeBaseCategory).toEqual({ articlesCount: 0, featuredArticles: [] });
});

test('featured articles come in their own order, whatever their ids', async () => {
  const api = createTestApi();
  await api.environment.store.knowledgeBaseArticles.update('kb-selling-1', { position: 99 });
  const { data } = await api.ask('{ knowledgeBaseCategory(id: "kb-selling") { featuredArticles { id } } }');
  const { featuredArticles } = (data as { knowledgeBaseCategory: Category }).knowledgeBaseCategory;
  expect(featuredArticles.at(-1)?.id).toBe('kb-selling-1');
});

test('one article is read with its shelf', async () => {
  const { data } = await createTestApi().ask(
    '{ knowledgeBaseArticle(id: "kb-selling-2") { title category { title } } }',
  );
  expect(data?.knowledgeBaseArticle).toEqual({
    title: 'Prices with and without tax',
    category: { title: 'Selling' },
  });
});

test.each([
  ['knowledgeBaseArticle', 'Article nothing does not exist.'],
  ['knowledgeBaseCategory', 'Category nothing does not exist.'],
])('%s of an unknown id is NOT_FOUND', async (field, message) => {
  const { errors } = await createTestApi().ask(`{ ${field}(id: "nothing") { id } }`);
  expect(errors).toMatchObject([{ code: 'NOT_FOUND', message }]);
});

test('the knowledge base is closed to guests', async () => {
  const { errors } = await createTestApi().ask(query, {}, 'guest');
  expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
});

import { expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { createTestApi, type TestApi } from '../support/environment.ts';

interface Icons {
  totalCount: number;
  nodes: { id: string; order: number; name: string; code: number; prevSize: number; tags: string[] }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

const read = async (api: TestApi, args: string): Promise<Icons> =>
  (
    await api.ask(`{ icons(${args}) { totalCount nodes { id order name code prevSize tags }
      pageInfo { hasNextPage endCursor } } }`)
  ).data?.icons as Icons;

test('there are 1013 icons under names of their own, by descending id, with codes from 59648 to 60660', async () => {
  const api = createTestApi();
  const all: Icons['nodes'] = [];
  let page = await read(api, 'first: 100');
  all.push(...page.nodes);
  while (page.pageInfo.hasNextPage) {
    page = await read(api, `first: 100, after: "${page.pageInfo.endCursor}"`);
    all.push(...page.nodes);
  }
  expect(page.totalCount).toBe(1_013);
  expect(all.map(({ id }) => Number(id))).toEqual(Array.from({ length: 1_013 }, (_, index) => 1_013 - index));
  expect(all.map(({ code }) => code)).toEqual(Array.from({ length: 1_013 }, (_, index) => 59_648 + index));
  expect(all.at(-1)?.code).toBe(60_660);
  expect(new Set(all.map(({ name }) => name)).size).toBe(1_013);
  expect(new Set(all.map(({ prevSize }) => prevSize))).toEqual(new Set([32]));
  expect(all.filter(({ tags }) => tags.length === 0)).toEqual([]);
});

test('a search looks through names, with or without their underscores, and tags', async () => {
  const api = createTestApi();
  const found = async (search: string) =>
    (await read(api, `search: "${search}"`)).nodes.map(({ name }) => name);
  expect(await found('  add alarm  ')).toContain('add_alarm');
  expect(await found('ADD_ALARM')).toContain('add_alarm');
  expect(await found('gear')).toContain('settings');
  expect(await found('no such icon')).toEqual([]);
});

test('a page is read in one read', async () => {
  const api = createTestApi();
  const query = '{ icons { nodes { name tags } } }';
  expect(await countReads(api, () => api.ask(query))).toEqual({ icons: 1 });
});

test('icons are closed to guests', async () => {
  const { errors } = await createTestApi().ask('{ icons { totalCount } }', {}, 'guest');
  expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
});

import { expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { createTestApi, type TestApi } from '../support/environment.ts';

const ask = async (api: TestApi, search: string | null = null) =>
  (await api.ask('query ($search: String) { faqs(search: $search) { id question answer } }', { search })).data
    ?.faqs as { id: string; question: string; answer: string }[];

test('there are fourteen questions, read in one read', async () => {
  const api = createTestApi();
  expect(await ask(api)).toHaveLength(14);
  expect(await countReads(api, () => ask(api))).toEqual({ faqs: 1 });
});

test('the first answer says that cameras are monitored from a Live View dashboard through the left navigation bar', async () => {
  const [first] = await ask(createTestApi());
  expect(first?.answer).toMatch(/Live View dashboard.*left navigation bar/);
});

test('they come in their own order, whatever their ids', async () => {
  const api = createTestApi();
  await api.environment.store.faqs.update('faq-1', { position: 99 });
  expect((await ask(api)).at(-1)?.id).toBe('faq-1');
});

test('a search looks through questions and answers, in any case', async () => {
  const api = createTestApi();
  expect((await ask(api, 'UPTIME')).map(({ id }) => id)).toEqual(['faq-4']);
  expect((await ask(api, ' where do I monitor ')).map(({ id }) => id)).toEqual(['faq-1']);
  expect((await ask(api, 'red card')).map(({ id }) => id)).toEqual(['faq-14']);
  expect(await ask(api, 'no such word')).toEqual([]);
});

test('questions are closed to guests', async () => {
  const { errors } = await createTestApi().ask('{ faqs { id } }', {}, 'guest');
  expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
});

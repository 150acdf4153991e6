import { expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { createTestApi } from '../support/environment.ts';

const query = '{ quickPanel { notes { id title detail } events { id title detail } } }';

test('the panel holds the viewer’s notes and events, each with title and detail', async () => {
  const { data } = await createTestApi().ask(query);
  const item = {
    id: expect.any(String),
    title: expect.stringMatching(/./),
    detail: expect.stringMatching(/./),
  };
  expect(data?.quickPanel).toEqual({ notes: [item, item, item], events: [item, item, item] });
});

test('the panel shows nothing of others', async () => {
  const { data } = await createTestApi().ask(query, {}, 'staff');
  const { quickPanel } = data as { quickPanel: Record<string, { id: string }[]> };
  const ids = Object.values(quickPanel).flatMap((items) => items.map(({ id }) => id));
  expect(ids.filter((id) => !id.startsWith('staff-'))).toEqual([]);
});

test('the panel costs one read', async () => {
  const api = createTestApi();
  expect(await countReads(api, () => api.ask(query))).toEqual({ quickPanelItems: 1 });
});

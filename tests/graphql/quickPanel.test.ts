import { describe, expect, test } from 'vitest';
import { demoSeeds } from '~/store/seeds.ts';
import { countReads } from '../support/countReads.ts';
import { type Asker, createTestApi, type TestApi } from '../support/environment.ts';

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

test('the panel shows notes and events apart, each in their order', async () => {
  const api = createTestApi();
  const titles = async (kind: 'notes' | 'events') => {
    const { data } = await api.ask(query);
    return (data as { quickPanel: Record<string, { title: string }[]> }).quickPanel[kind]?.map(
      ({ title }) => title,
    );
  };
  const [first, second, third] = (await titles('notes')) ?? [];
  expect(first).toBe('Best way to hand over');
  expect((await titles('events'))?.[0]).toBe('Handover to the night shift');
  await api.environment.store.quickPanelItems.update('quick-note-1', { position: 9 });
  expect(await titles('notes')).toEqual([second, third, first]);
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

describe('the switches of the panel', () => {
  const switches = '{ quickPanel { switches { notifications cloudSync retroThrusters } } }';
  const read = async (api: TestApi, as?: Asker) =>
    ((await api.ask(switches, {}, as)).data as { quickPanel: { switches: unknown } }).quickPanel.switches;
  const set = (api: TestApi, input: Record<string, boolean | null>, as?: Asker) =>
    api.ask(
      'mutation ($input: QuickPanelSwitchesInput!) { setQuickPanelSwitches(input: $input) { switches { notifications cloudSync retroThrusters } } }',
      { input },
      as,
    );
  const untouched = { notifications: true, cloudSync: false, retroThrusters: false };

  test('begin with notifications on', async () => {
    expect(await read(createTestApi())).toEqual(untouched);
  });

  test('are independent of each other', async () => {
    const api = createTestApi();
    await set(api, { cloudSync: true });
    expect(await read(api)).toEqual({ ...untouched, cloudSync: true });
    await set(api, { notifications: false, retroThrusters: null });
    expect(await read(api)).toEqual({ notifications: false, cloudSync: true, retroThrusters: false });
  });

  test('are answered as they are after the change', async () => {
    const { data } = await set(createTestApi(), { retroThrusters: true });
    expect(data).toEqual({ setQuickPanelSwitches: { switches: { ...untouched, retroThrusters: true } } });
  });

  test('are each user’s own', async () => {
    const api = createTestApi();
    await set(api, { cloudSync: true }, 'staff');
    expect(await read(api, 'admin')).toEqual(untouched);
    expect(await read(api, 'staff')).toEqual({ ...untouched, cloudSync: true });
  });

  test('can be set by somebody who has just registered', async () => {
    const api = createTestApi((clock) => ({ ...demoSeeds(clock), quickPanelSwitches: () => [] }));
    expect(await read(api)).toEqual(untouched);
    await set(api, { notifications: false });
    expect(await read(api)).toEqual({ ...untouched, notifications: false });
  });
});

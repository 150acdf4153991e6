import { afterEach, describe, expect, it } from 'vitest';
import type { SiteRow } from '~/resolvers/site/site.rows.ts';
import type { Change, ChangeKeeper, StoreChannel } from '~/store/changes.ts';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { joinTabs } from '~/store/persistence/tabs.ts';
import { camera, idsOf, project, site } from './rows.ts';

const seeds = { projects: () => [project], sites: async () => [site] };
const channels: StoreChannel[] = [];

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

/** Keeps changes in an array. */
function listKeeper() {
  const kept: Change[] = [];
  const keeper: ChangeKeeper = {
    load: async () => kept,
    keep: (changes) => void kept.push(...changes),
    flush: async () => {},
    clear: async () => void kept.splice(0),
  };
  return { kept, keeper };
}

/** A tab that hands out what it hears, one after the other. */
function openTab(name: string, load?: ChangeKeeper['load']) {
  const heard: (readonly Change[] | 'reset')[] = [];
  const waiting: (() => void)[] = [];
  const hear = (news: readonly Change[] | 'reset') => {
    heard.push(news);
    waiting.shift()?.();
  };
  const { stores: channel } = joinTabs(name);
  channels.push(channel);
  const { kept, keeper } = listKeeper();
  const store = createMemoryStore({
    seeds,
    resettable: true,
    keeper: load ? { ...keeper, load } : keeper,
    channel: {
      ...channel,
      listen: (listener) =>
        channel.listen((message) => {
          listener(message);
          hear(message.kind === 'changes' ? message.changes : 'reset');
        }),
    },
  });
  const next = async () => {
    if (heard.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    return heard.shift();
  };
  return { store, kept, channel, next, heard };
}

describe('Stores in two tabs', () => {
  it('see each other’s changes', async () => {
    const [one, two] = [openTab('see'), openTab('see')];
    await two.store.cameras.count();
    await one.store.cameras.insert([camera('a'), camera('b')]);
    expect(await two.next()).toEqual([
      { table: 'cameras', id: 'a', row: camera('a') },
      { table: 'cameras', id: 'b', row: camera('b') },
    ]);
    expect((await two.store.cameras.list()).rows).toEqual([camera('a'), camera('b')]);

    await two.store.cameras.remove(['a']);
    expect(await one.next()).toEqual([{ table: 'cameras', id: 'a', row: null }]);
    expect(idsOf(await one.store.cameras.list())).toEqual(['b']);
  });

  it('see changes of a table that they have not touched yet', async () => {
    const [one, two] = [openTab('untouched'), openTab('untouched')];
    await one.store.sites.update('site', { name: 'changed' });
    await two.next();
    expect((await two.store.sites.get('site'))?.name).toBe('changed');
  });

  it('hear of a transaction at once, and only when it is committed', async () => {
    const [one, two] = [openTab('whole'), openTab('whole')];
    const failed = one.store.transaction(async (tx) => {
      await tx.cameras.insert([camera('x')]);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await one.store.transaction(async (tx) => {
      await tx.cameras.insert([camera('a')]);
      await tx.sites.remove(['site']);
    });
    expect(await two.next()).toEqual([
      { table: 'cameras', id: 'a', row: camera('a') },
      { table: 'sites', id: 'site', row: null },
    ]);
    expect(idsOf(await two.store.cameras.list())).toEqual(['a']);
    expect(await two.store.sites.count()).toBe(0);
  });

  it('take what they hear for newer than what was kept, however late that is read', async () => {
    const older: SiteRow = { ...site, name: 'older' };
    let read: (kept: Change[]) => void = () => {};
    const kept = new Promise<Change[]>((resolve) => {
      read = resolve;
    });
    const [one, two] = [openTab('late'), openTab('late', () => kept)];
    await one.store.sites.update('site', { name: 'newer' });
    await two.next();
    read([{ table: 'sites', id: 'site', row: older }]);
    expect((await two.store.sites.get('site'))?.name).toBe('newer');
  });

  it('hear nothing of rows that came and went within a transaction', async () => {
    const [one, two] = [openTab('gone'), openTab('gone')];
    await one.store.transaction(async (tx) => {
      await tx.cameras.insert([camera('x')]);
      await tx.cameras.remove(['x']);
    });
    await one.store.cameras.insert([camera('a')]);
    expect(await two.next()).toEqual([{ table: 'cameras', id: 'a', row: camera('a') }]);
    expect(one.kept.map(({ id }) => id)).toEqual(['a']);
  });

  it('neither keep nor tell on what they heard', async () => {
    const [one, two] = [openTab('echo'), openTab('echo')];
    await one.store.cameras.insert([camera('a')]);
    await two.next();
    await two.store.cameras.insert([camera('b')]);
    // Messages come in order: an echo would have come before b.
    expect(await one.next()).toEqual([{ table: 'cameras', id: 'b', row: camera('b') }]);
    expect(one.kept.map(({ id }) => id)).toEqual(['a']);
    expect(two.kept.map(({ id }) => id)).toEqual(['b']);
  });

  it('begin anew together at a reset', async () => {
    const [one, two] = [openTab('reset'), openTab('reset')];
    await two.store.sites.update('site', { name: 'changed' });
    await two.store.cameras.insert([camera('a')]);
    await one.store.reset?.();
    expect(await two.next()).toBe('reset');
    expect((await two.store.sites.list()).rows).toEqual([site]);
    expect(await two.store.cameras.count()).toBe(0);
  });

  it('go on alone when the way to the others is closed', async () => {
    const [one, two, three] = [openTab('closed'), openTab('closed'), openTab('closed')];
    one.channel.close();
    await one.store.cameras.insert([camera('a')]);
    await two.store.cameras.insert([camera('b')]);
    expect(await three.next()).toEqual([{ table: 'cameras', id: 'b', row: camera('b') }]);
    expect(idsOf(await one.store.cameras.list())).toEqual(['a']);
  });

  it('have nothing to do with those of another name', async () => {
    const [one, other, same] = [openTab('v1'), openTab('v2'), openTab('v1')];
    await one.store.cameras.insert([camera('a')]);
    await same.next();
    expect(other.heard).toEqual([]);
    expect(await other.store.cameras.count()).toBe(0);
  });

  it('hear news after the changes that were made before them, and in order', async () => {
    const tabs = Array.from({ length: 2 }, () => joinTabs<string>('news'));
    channels.push(...tabs.map(({ stores }) => stores));
    const [one, two] = tabs.map(({ stores, news }) => ({
      news,
      store: createMemoryStore({ seeds, channel: stores }),
    }));
    const found: Promise<readonly [string, string | undefined]>[] = [];
    const all = new Promise<void>((resolve) => {
      two?.news.receive((news) => {
        found.push(two.store.sites.get('site').then((row) => [news, row?.name] as const));
        if (news === 'second') resolve();
      });
    });
    await one?.store.sites.update('site', { name: 'changed' });
    one?.news.send('first');
    one?.news.send('second');
    await all;
    expect(await Promise.all(found)).toEqual([
      ['first', 'changed'],
      ['second', 'changed'],
    ]);
  });
});

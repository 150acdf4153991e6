import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { DuplicateIdError } from '~/store/port.ts';
import { idsOf, project, site } from './rows.ts';

/** Seeds that note when they are asked. */
function watchedSeeds() {
  const asked: string[] = [];
  const seeds = {
    projects: async () => {
      asked.push('projects');
      return [project];
    },
    sites: () => {
      asked.push('sites');
      return [site];
    },
  };
  return { asked, seeds };
}

describe('The seeds of a memory store', () => {
  it('are asked for when their table is first touched, not before', async () => {
    const { asked, seeds } = watchedSeeds();
    const store = createMemoryStore({ seeds });
    await store.cameras.list();
    expect(asked).toEqual([]);
    await store.sites.get('site');
    expect(asked).toEqual(['sites']);
  });

  it('are asked for once, however many readers and writers come at the same time', async () => {
    const { asked, seeds } = watchedSeeds();
    const store = createMemoryStore({ seeds });
    const [page, count] = await Promise.all([
      store.projects.list(),
      store.projects.count(),
      store.projects.update('project', { name: 'x' }),
      store.transaction((tx) => tx.projects.list()),
    ]);
    await store.projects.list();
    expect(idsOf(page)).toEqual(['project']);
    expect(count).toBe(1);
    expect(asked).toEqual(['projects']);
  });

  it('are asked for again after a reset, at the next touch', async () => {
    const { asked, seeds } = watchedSeeds();
    const store = createMemoryStore({ seeds, resettable: true });
    await store.sites.list();
    await store.reset?.();
    expect(asked).toEqual(['sites']);
    await store.sites.list();
    expect(asked).toEqual(['sites', 'sites']);
  });

  it('are asked for again where they could not be had the first time', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve([project])];
    const store = createMemoryStore({ seeds: { projects: async () => answers.shift() ?? [] } });
    await expect(store.projects.count()).rejects.toThrow('offline');
    expect(await store.projects.count()).toBe(1);
  });

  it('must not hold an id twice', async () => {
    const store = createMemoryStore({ seeds: { projects: () => [project, project] } });
    await expect(store.projects.count()).rejects.toThrow(DuplicateIdError);
  });
});

describe('A memory store', () => {
  it('cannot be reset unless it was said that it may', () => {
    expect(createMemoryStore()).not.toHaveProperty('reset');
  });

  it('hands out the rows that it holds, frozen throughout', async () => {
    const store = createMemoryStore();
    await store.incidentActivities.insert([
      {
        id: '1',
        incidentId: 'i',
        at: 0,
        actorId: null,
        action: 'NOTE',
        note: '',
        before: {
          state: 'NEW',
          acknowledgedAt: null,
          acknowledgedById: null,
          closedAt: null,
          closedById: null,
          assigneeId: null,
        },
      },
    ]);
    const row = await store.incidentActivities.get('1');
    expect(row).toBe(await store.incidentActivities.get('1'));
    expect(Object.isFrozen(row)).toBe(true);
    expect(Object.isFrozen(row?.before)).toBe(true);
  });

  it('refuses what comes through a transaction that is over', async () => {
    const store = createMemoryStore();
    const tx = await store.transaction(async (inside) => ({ ...inside }));
    await expect(tx.projects.insert([project])).rejects.toThrow('The transaction is over.');
    expect(await store.projects.count()).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { incidentFixtures } from '~/resolvers/incident/incident.fixtures.ts';
import { visitFixtures } from '~/resolvers/visit/visit.fixtures.ts';
import type { StoreMessage } from '~/store/changes.ts';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { DuplicateIdError } from '~/store/port.ts';
import { inParts } from '~/store/seeding.ts';
import { demoSeeds } from '~/store/seeds.ts';
import type { Store } from '~/store/tables.ts';
import { NOW } from '../support/environment.ts';
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

/** A history of one visit a day, of which the last three days are recent. */
function history() {
  const asked: string[] = [];
  const visitOf = (day: number) => ({
    id: `visit-${day}`,
    memberId: 'member',
    device: 'DESKTOP' as const,
    startedAt: day,
    lastSeenAt: day,
    views: 1,
  });
  const part = (name: string, days: readonly number[]) => () => {
    asked.push(name);
    return days.map(visitOf);
  };
  const visits = inParts({
    field: 'startedAt',
    since: () => 8,
    rows: part('recent', [8, 9, 10]),
    older: part('older', [1, 2, 3, 4, 5, 6, 7]),
  });
  return { asked, seeds: { visits }, visitOf };
}

describe('A history', () => {
  it('is made from the moment on that readers ask for', async () => {
    const { asked, seeds } = history();
    const { visits } = createMemoryStore({ seeds });
    expect(await visits.count({ startedAt: { gte: 9 } })).toBe(2);
    expect(idsOf(await visits.list({ where: { startedAt: { gt: 8, lt: 10 } } }))).toEqual(['visit-9']);
    const groups = await visits.aggregate({ bucket: { field: 'startedAt', edges: [8, 10, 11] } });
    expect(groups.map(({ count }) => count)).toEqual([2, 1]);
    expect(asked).toEqual(['recent']);
  });

  it.each<[string, (store: Store) => Promise<unknown>, unknown]>([
    ['asks for all', ({ visits }) => visits.count(), 10],
    ['asks for what was before', ({ visits }) => visits.count({ startedAt: { gte: 7 } }), 4],
    ['names no beginning', ({ visits }) => visits.count({ startedAt: { lt: 9 } }), 8],
    ['looks at another field', ({ visits }) => visits.count({ lastSeenAt: { gte: 9 } }), 2],
    ['asks by id', async ({ visits }) => (await visits.get('visit-2'))?.startedAt, 2],
    ['changes it', async ({ visits }) => (await visits.update('visit-3', { views: 7 })).views, 7],
  ])('is made whole, once, for who %s', async (_, ask, answer) => {
    const { asked, seeds } = history();
    const store = createMemoryStore({ seeds });
    await store.visits.count({ startedAt: { gte: 9 } });
    expect(await ask(store)).toBe(answer);
    expect(await store.visits.count()).toBe(10);
    expect(asked).toEqual(['recent', 'older']);
  });

  it('keeps what another tab changed in it before the rest was made', async () => {
    const { seeds, visitOf } = history();
    let hear: (message: StoreMessage) => void = () => undefined;
    const channel = {
      tell: () => undefined,
      listen: (listener: (message: StoreMessage) => void) => {
        hear = listener;
      },
      close: () => undefined,
    };
    const keeper = {
      load: async () => [{ table: 'visits' as const, id: 'visit-1', row: null }],
      keep: () => undefined,
      flush: async () => undefined,
      clear: async () => undefined,
    };
    const { visits } = createMemoryStore({ seeds, channel, keeper });
    await visits.count({ startedAt: { gte: 9 } });
    const changes = [
      { table: 'visits' as const, id: 'visit-4', row: null },
      { table: 'visits' as const, id: 'visit-5', row: { ...visitOf(5), views: 9 } },
      { table: 'visits' as const, id: 'visit-9', row: null },
    ];
    hear({ kind: 'changes', changes });
    expect(await visits.count({ startedAt: { gte: 9 } })).toBe(1);
    const { rows } = await visits.list({ orderBy: [{ field: 'startedAt', direction: 'asc' }] });
    expect(rows.map(({ startedAt, views }) => [startedAt, views])).toEqual([
      [2, 1],
      [3, 1],
      [5, 9],
      [6, 1],
      [7, 1],
      [8, 1],
      [10, 1],
    ]);
  });

  it('of the demo is the same in parts as whole', async () => {
    const seeds = demoSeeds(() => NOW);
    for (const [table, whole] of [
      ['incidents', incidentFixtures(NOW, await seeds.statusTransitions?.())],
      ['visits', visitFixtures(NOW)],
    ] as const) {
      const recent = seeds[table]?.recent;
      const moment = (row: object) => (row as Record<string, number>)[recent?.field ?? ''] ?? 0;
      const byId = (rows: readonly { readonly id: string }[] = []) =>
        new Map(rows.map((row) => [row.id, row]));
      expect(byId(await seeds[table]?.())).toEqual(byId(whole));
      expect(recent?.rows().every((row) => moment(row) >= recent.since())).toBe(true);
      expect(recent?.older().some((row) => moment(row) >= recent.since())).toBe(false);
      expect(recent?.rows().length).toBeGreaterThan(100);
    }
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

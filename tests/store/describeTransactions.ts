import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '~/store/tables.ts';
import type { CreateStore } from './createStore.ts';
import { idsOf, incident, insertSurroundings, visit } from './rows.ts';

export function describeTransactions(createStore: CreateStore): void {
  describe('a transaction', () => {
    let store: Store;
    beforeEach(async () => {
      store = await createStore();
      await insertSurroundings(store);
      await store.visits.insert([visit('v', { views: 0 }), visit('w')]);
    });

    it('keeps the writes to all tables and returns what the work returns', async () => {
      const result = await store.transaction(async (tx) => {
        await tx.incidents.insert([incident('i')]);
        await tx.visits.remove(['w']);
        return tx.visits.update('v', { views: 9 });
      });
      expect(result.views).toBe(9);
      expect(await store.incidents.get('i')).toEqual(incident('i'));
      expect((await store.visits.list()).rows).toEqual([visit('v', { views: 9 })]);
    });

    it('keeps none of the writes when the work throws, and throws the error on', async () => {
      const failure = new Error('second thoughts');
      const done = store.transaction(async (tx) => {
        await tx.incidents.insert([incident('i')]);
        await tx.visits.update('v', { views: 9, startedAt: 9 });
        await tx.visits.remove(['w']);
        throw failure;
      });
      await expect(done).rejects.toBe(failure);
      expect(await store.incidents.count()).toBe(0);
      expect((await store.visits.list()).rows).toEqual([visit('v', { views: 0 }), visit('w')]);
      expect(await store.visits.count({ startedAt: { gt: 0 } })).toBe(0);
    });

    it('does what is to be done when it is kept: after that, in order, and before it is over', async () => {
      const done: string[] = [];
      let seen: Promise<number> = Promise.resolve(-1);
      await store.transaction(async (tx) => {
        tx.whenKept(() => {
          done.push('first');
          seen = store.visits.count();
        });
        await tx.visits.insert([visit('x')]);
        tx.whenKept(() => done.push('second'));
        done.push('work');
      });
      expect(done).toEqual(['work', 'first', 'second']);
      expect(await seen).toBe(3);
    });

    it('does in the order of the transactions what is to be done when they are kept', async () => {
      const done: string[] = [];
      const told = (name: string) =>
        store.transaction(async (tx) => {
          tx.whenKept(() => done.push(name));
          await tx.visits.update('v', { views: done.length });
        });
      await Promise.all([told('one'), told('two'), told('three')]);
      expect(done).toEqual(['one', 'two', 'three']);
    });

    it('does none of it when it is undone', async () => {
      const done: string[] = [];
      const undone = store.transaction(async (tx) => {
        tx.whenKept(() => done.push('told'));
        await tx.visits.insert([visit('x')]);
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      await store.visits.insert([visit('y')]);
      expect(done).toEqual([]);
    });

    it('is not needed for what is to be done at once', () => {
      const done: string[] = [];
      store.whenKept(() => done.push('told'));
      expect(done).toEqual(['told']);
    });

    it('claims numbers that are free, and only inside', async () => {
      const claimed = await store.transaction((tx) => tx.claimNumber('incidents', 7));
      expect(claimed).toBeGreaterThanOrEqual(7);
      await expect(store.claimNumber('incidents', 7)).rejects.toThrow('inside a transaction');
    });

    it('reads its own writes, in every way of reading', async () => {
      await store.transaction(async (tx) => {
        await tx.visits.insert([visit('x', { startedAt: 5 }), visit('gone')]);
        await tx.visits.update('v', { startedAt: 7 });
        await tx.visits.remove(['w', 'gone']);
        expect(await tx.visits.get('w')).toBeUndefined();
        expect(await tx.visits.getMany(['x', 'gone'])).toEqual([visit('x', { startedAt: 5 }), undefined]);
        const page = await tx.visits.list({ orderBy: [{ field: 'startedAt', direction: 'desc' }], first: 2 });
        expect(idsOf(page)).toEqual(['v', 'x']);
        expect(page.hasNext).toBe(false);
        expect(await tx.visits.count({ startedAt: { gte: 5 } })).toBe(2);
        const [group] = await tx.visits.aggregate({ sum: ['startedAt'] });
        expect(group).toMatchObject({ count: 2, sum: { startedAt: 12 } });
      });
      expect(idsOf(await store.visits.list())).toEqual(['v', 'x']);
    });

    it('removes and inserts the same id', async () => {
      await store.transaction(async (tx) => {
        await tx.visits.remove(['w']);
        await tx.visits.insert([visit('w', { views: 100 })]);
      });
      expect((await store.visits.get('w'))?.views).toBe(100);
    });

    it('shows those outside all of its writes or none', async () => {
      let outside = Promise.resolve(-1);
      await store.transaction(async (tx) => {
        await tx.incidents.insert([incident('1')]);
        outside = store.incidents.count();
        await tx.incidents.insert([incident('2')]);
      });
      expect([0, 2]).toContain(await outside);
      expect(await store.incidents.count()).toBe(2);
    });

    it('shows those outside nothing of what it takes back', async () => {
      let outside = Promise.resolve(-1);
      const done = store.transaction(async (tx) => {
        await tx.incidents.insert([incident('1')]);
        outside = store.incidents.count();
        await tx.incidents.count();
        throw new Error('second thoughts');
      });
      await expect(done).rejects.toThrow('second thoughts');
      expect(await outside).toBe(0);
    });

    it('waits for the one before it, so that none loses what another wrote', async () => {
      const addOne = () =>
        store.transaction(async (tx) => {
          const before = await tx.visits.get('v');
          await tx.visits.update('v', { views: (before?.views ?? 0) + 1 });
        });
      await Promise.all(Array.from({ length: 20 }, addOne));
      expect((await store.visits.get('v'))?.views).toBe(20);
    });

    it('makes writes outside wait for its end', async () => {
      let outside: Promise<unknown> = Promise.resolve();
      await store.transaction(async (tx) => {
        outside = store.visits.update('v', { views: 2 });
        await tx.visits.get('v');
        await tx.visits.update('v', { views: 1 });
      });
      await outside;
      expect((await store.visits.get('v'))?.views).toBe(2);
    });

    it('does not keep the next one from running when it fails', async () => {
      const [failed, next] = await Promise.allSettled([
        store.transaction(async () => {
          throw new Error('no');
        }),
        store.transaction((tx) => tx.visits.update('v', { views: 1 })),
      ]);
      expect(failed.status).toBe('rejected');
      expect(next.status).toBe('fulfilled');
    });

    it('does not nest', async () => {
      const nested = store.transaction((tx) => tx.transaction(async () => 'inner'));
      await expect(nested).rejects.toThrow('do not nest');
    });
  });
}

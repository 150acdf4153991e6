import { beforeEach, describe, expect, it } from 'vitest';
import { DuplicateIdError, RowNotFoundError } from '~/store/port.ts';
import type { Store } from '~/store/tables.ts';
import type { CreateStore } from './createStore.ts';
import { camera, idsOf, incident, insertSurroundings, project, site } from './rows.ts';

export function describeWrites(createStore: CreateStore): void {
  describe('reading by id', () => {
    let store: Store;
    beforeEach(async () => {
      store = await createStore();
      await insertSurroundings(store);
    });

    it('gives the row as it was inserted, with what lies in it', async () => {
      expect(await store.cameras.get('a')).toEqual(camera('a'));
    });

    it('gives undefined where there is no row', async () => {
      expect(await store.cameras.get('nobody')).toBeUndefined();
    });

    it('gives many rows in the order of the ids, undefined where there is none', async () => {
      const rows = await store.cameras.getMany(['c', 'nobody', 'a', 'c']);
      expect(rows.map((row) => row?.id)).toEqual(['c', undefined, 'a', 'c']);
    });

    it('gives none for no ids', async () => {
      expect(await store.cameras.getMany([])).toEqual([]);
    });

    it('keeps texts of every script as they are', async () => {
      const name = 'İstanbul Kapı 서울 المدخل 😀 %_\\\'"';
      await store.cameras.insert([camera('kapı-서울', { name })]);
      expect((await store.cameras.get('kapı-서울'))?.name).toBe(name);
    });

    it('lets nobody change the store through a row that came out', async () => {
      const row = await store.cameras.get('a');
      Reflect.set(row ?? {}, 'name', 'x');
      Reflect.set(row?.streams[0] ?? {}, 'name', 'x');
      Reflect.set(row?.tags ?? [], 0, 'x');
      expect(await store.cameras.get('a')).toEqual(camera('a'));
    });
  });

  describe('insert', () => {
    let store: Store;
    beforeEach(async () => {
      store = await createStore();
      await insertSurroundings(store);
    });

    it('refuses an id that is there already and names it', async () => {
      const error = await store.cameras.insert([camera('b')]).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(DuplicateIdError);
      expect(error).toHaveProperty('message', 'There is a row b in cameras already.');
    });

    it('refuses the same id twice', async () => {
      await expect(store.cameras.insert([camera('d'), camera('d')])).rejects.toThrow(DuplicateIdError);
    });

    it('inserts none of the rows when it refuses one', async () => {
      await store.cameras.insert([camera('d'), camera('a'), camera('e')]).catch(() => undefined);
      expect(idsOf(await store.cameras.list())).toEqual(['a', 'b', 'c']);
    });

    it('takes no rows as nothing to do', async () => {
      await store.cameras.insert([]);
      expect(await store.cameras.count()).toBe(3);
    });

    it('takes many rows at once', async () => {
      const rows = Array.from({ length: 2_000 }, (_, i) =>
        incident(`i${i}`, { raisedAt: (i * 7_919) % 2_000 }),
      );
      await store.incidents.insert(rows);
      const page = await store.incidents.list({ orderBy: [{ field: 'raisedAt', direction: 'asc' }] });
      expect(page.rows.map(({ raisedAt }) => raisedAt)).toEqual(Array.from({ length: 2_000 }, (_, i) => i));
    });
  });

  describe('update', () => {
    let store: Store;
    beforeEach(async () => {
      store = await createStore();
      await insertSurroundings(store);
    });

    it('returns the row as it is after', async () => {
      const after = camera('a', { name: 'Gate', tags: [] });
      expect(await store.cameras.update('a', { name: 'Gate', tags: [] })).toEqual(after);
      expect(await store.cameras.get('a')).toEqual(after);
    });

    it('leaves undefined fields of the patch as they are', async () => {
      expect(await store.cameras.update('a', { name: undefined, priority: 1 })).toEqual(
        camera('a', { priority: 1 }),
      );
    });

    it('sets fields to null', async () => {
      await store.incidents.insert([incident('i', { assigneeId: 'mia' })]);
      await store.incidents.update('i', { assigneeId: null });
      expect((await store.incidents.get('i'))?.assigneeId).toBeNull();
    });

    it('makes the row found by what it is now, no more by what it was', async () => {
      await store.cameras.update('a', { operatorState: 'PAUSED', name: 'z' });
      expect(await store.cameras.count({ operatorState: 'ACTIVE' })).toBe(2);
      expect(await store.cameras.count({ operatorState: 'PAUSED' })).toBe(1);
      const byName = await store.cameras.list({ orderBy: [{ field: 'name', direction: 'asc' }] });
      expect(idsOf(byName)).toEqual(['b', 'c', 'a']);
    });

    it('refuses an id without a row and names it', async () => {
      const error = await store.cameras.update('nobody', { name: 'x' }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(RowNotFoundError);
      expect(error).toHaveProperty('message', 'No row nobody in cameras.');
    });
  });

  describe('remove', () => {
    let store: Store;
    beforeEach(async () => {
      store = await createStore();
      await insertSurroundings(store);
    });

    it('passes over ids without a row and counts each row once', async () => {
      expect(await store.cameras.remove(['a', 'nobody', 'c', 'a'])).toBe(2);
      expect(idsOf(await store.cameras.list())).toEqual(['b']);
    });

    it('can be taken back with the rows that came out', async () => {
      await store.incidents.insert(Array.from({ length: 40 }, (_, i) => incident(`i${i}`, { raisedAt: i })));
      const { rows } = await store.incidents.list({ orderBy: [{ field: 'raisedAt', direction: 'asc' }] });
      await store.incidents.remove(rows.map(({ id }) => id));
      await store.incidents.insert(rows);
      expect(
        await store.incidents.list({ orderBy: [{ field: 'raisedAt', direction: 'asc' }] }),
      ).toMatchObject({
        rows,
      });
    });

    it('makes room for a new row of the same id', async () => {
      await store.cameras.remove(['a']);
      await store.cameras.insert([camera('a', { name: 'again' })]);
      expect((await store.cameras.get('a'))?.name).toBe('again');
    });
  });

  describe('seeds and reset', () => {
    const seeds = { projects: () => [project], sites: async () => [site] };

    it('begins with the seeds, and empty where there are none', async () => {
      const store = await createStore(seeds);
      expect(await store.sites.get('site')).toEqual(site);
      expect(await store.cameras.count()).toBe(0);
    });

    it('throws away every change and seeds anew', async () => {
      const store = await createStore(seeds);
      await store.cameras.insert([camera('a')]);
      await store.sites.update('site', { name: 'changed' });
      await store.reset?.();
      expect(await store.cameras.count()).toBe(0);
      expect((await store.sites.list()).rows).toEqual([site]);
    });

    it('shows the new rows to nobody without what is written with them', async () => {
      const store = await createStore(seeds);
      await store.cameras.insert([camera('a')]);
      const seen: (string | undefined)[] = [];
      let over = false;
      const look = async () => {
        while (!over) seen.push((await store.cameras.get('a'))?.name);
      };
      const looking = look();
      await store.reset?.(async (tx) => {
        expect(await tx.cameras.count()).toBe(0);
        await tx.cameras.insert([camera('a', { name: 'new' })]);
      });
      over = true;
      await looking;
      expect(seen).not.toContain(undefined);
      expect((await store.cameras.get('a'))?.name).toBe('new');
    });

    it('changes nothing when what is written with the new rows fails', async () => {
      const store = await createStore(seeds);
      await store.cameras.insert([camera('a')]);
      const reset = store.reset?.(async (tx) => {
        await tx.cameras.insert([camera('b')]);
        throw new Error('broken');
      });
      await expect(reset).rejects.toThrow('broken');
      expect((await store.cameras.list()).rows.map(({ id }) => id)).toEqual(['a']);
    });
  });
}

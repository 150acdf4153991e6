import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from '~/store/cursor.ts';
import { totalOrder } from '~/store/order.ts';
import { InvalidCursorError } from '~/store/port.ts';
import type { CreateStore } from './createStore.ts';
import { camera, incident, insertSurroundings } from './rows.ts';

/** What SQL adds to the promises of the port. */
export function describeSql(createStore: CreateStore): void {
  describe('references', () => {
    it('refuse an id that is not there when the transaction ends', async () => {
      const store = await createStore();
      await insertSurroundings(store);
      await expect(store.incidents.insert([incident('i', { cameraId: 'nobody' })])).rejects.toThrow(
        /foreign/i,
      );
      expect(await store.incidents.count()).toBe(0);
      await store.incidents.insert([incident('j', { cameraId: 'a' })]);
      expect(await store.incidents.count()).toBe(1);
    });

    it('refuse the removal of a row that others refer to', async () => {
      const store = await createStore();
      await insertSurroundings(store);
      await store.incidents.insert([incident('i', { cameraId: 'a' })]);
      await expect(store.cameras.remove(['a'])).rejects.toThrow(/foreign/i);
      expect(await store.cameras.get('a')).toEqual(camera('a'));
    });

    it('do not ask for an order of the writes within a transaction', async () => {
      const store = await createStore();
      await insertSurroundings(store);
      await store.transaction(async (tx) => {
        await tx.incidents.insert([incident('child', { cameraId: 'new', parentId: 'parent' })]);
        await tx.cameras.insert([camera('new')]);
        await tx.incidents.insert([incident('parent')]);
        await tx.cameras.remove(['a']);
        await tx.cameras.insert([camera('a', { name: 'again' })]);
      });
      expect(await store.incidents.count()).toBe(2);
      expect((await store.cameras.get('a'))?.name).toBe('again');
    });
  });

  describe('a cursor that was made by hand', () => {
    const order = totalOrder([{ field: 'raisedAt', direction: 'desc' }]);
    it.each([
      ['a text for a number', 'x', 'i'],
      ['a fraction for a whole number', 1.5, 'i'],
      ['a truth value', true, 'i'],
      ['null where it cannot be', null, 'i'],
      ['a number for a text', 1, 2],
    ])('is refused: %s', async (_, ...position) => {
      const store = await createStore();
      const after = encodeCursor(order, position);
      expect(decodeCursor(order, after)).toEqual(position);
      const page = store.incidents.list({ orderBy: [{ field: 'raisedAt', direction: 'desc' }], after });
      await expect(page).rejects.toThrow(InvalidCursorError);
    });
  });

  describe('a transaction', () => {
    it('goes on after an insert that was refused', async () => {
      const store = await createStore();
      await insertSurroundings(store);
      await store.transaction(async (tx) => {
        await expect(tx.cameras.insert([camera('a')])).rejects.toThrow('There is a row a');
        await tx.cameras.insert([camera('d')]);
      });
      expect(await store.cameras.count()).toBe(4);
    });

    it('refuses what comes after its end', async () => {
      const store = await createStore();
      const tx = await store.transaction(async (inside) => ({ ...inside }));
      await expect(tx.settings.insert([{ id: 'x', value: '' }])).rejects.toThrow('The transaction is over.');
      expect(await store.settings.count()).toBe(0);
    });

    it('can wait for a read outside of it', async () => {
      const store = await createStore();
      await insertSurroundings(store);
      const counts = await store.transaction(async (tx) => {
        await tx.cameras.insert([camera('d')]);
        return [await tx.cameras.count(), await store.cameras.count()];
      });
      expect(counts).toEqual([4, 3]);
    });
  });
}

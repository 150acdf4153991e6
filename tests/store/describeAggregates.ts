import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '~/store/tables.ts';
import type { CreateStore } from './createStore.ts';
import { incident, insertSurroundings, visit } from './rows.ts';

export function describeAggregates(createStore: CreateStore): void {
  describe('aggregate', () => {
    let store: Store;
    beforeEach(async () => {
      store = await createStore();
      await insertSurroundings(store);
      await store.visits.insert([
        visit('1', { startedAt: 0, views: 5, device: 'DESKTOP', memberId: 'mia' }),
        visit('2', { startedAt: 9, views: 1, device: 'MOBILE', memberId: 'noa' }),
        visit('3', { startedAt: 10, views: 2, device: 'DESKTOP', memberId: 'mia' }),
        visit('4', { startedAt: 29, views: 4, device: 'DESKTOP', memberId: 'noa' }),
        visit('5', { startedAt: 30, views: 8, device: 'DESKTOP', memberId: 'noa' }),
        visit('6', { startedAt: -1, views: 16, device: 'TABLET', memberId: 'noa' }),
      ]);
      await store.incidents.insert([
        incident('1', { cameraId: 'a', acknowledgedAt: 7 }),
        incident('2', { cameraId: 'a', acknowledgedAt: null }),
        incident('3', { cameraId: null, acknowledgedAt: 3 }),
        incident('4', { cameraId: 'b', acknowledgedAt: null }),
      ]);
    });

    it('is one group where none were asked for', async () => {
      expect(await store.visits.aggregate({})).toEqual([
        { key: {}, bucket: 0, count: 6, sum: {}, distinct: 0, min: null, max: null },
      ]);
    });

    it('has no group without a row', async () => {
      expect(await store.visits.aggregate({ where: { memberId: 'nobody' } })).toEqual([]);
    });

    it('sums, counts different values and finds the smallest and the greatest', async () => {
      const groups = await store.visits.aggregate({
        where: { device: 'DESKTOP' },
        sum: ['views', 'startedAt'],
        countDistinct: 'memberId',
        min: 'views',
        max: 'startedAt',
      });
      expect(groups).toEqual([
        { key: {}, bucket: 0, count: 4, sum: { views: 19, startedAt: 69 }, distinct: 2, min: 2, max: 30 },
      ]);
    });

    it('has one group for each combination of values', async () => {
      const groups = await store.visits.aggregate({ by: ['device', 'memberId'], sum: ['views'] });
      expect(groups.map(({ key, count, sum }) => ({ key, count, sum }))).toHaveLength(4);
      expect(groups.map(({ key, count, sum }) => ({ key, count, sum }))).toEqual(
        expect.arrayContaining([
          { key: { device: 'DESKTOP', memberId: 'mia' }, count: 2, sum: { views: 7 } },
          { key: { device: 'DESKTOP', memberId: 'noa' }, count: 2, sum: { views: 12 } },
          { key: { device: 'MOBILE', memberId: 'noa' }, count: 1, sum: { views: 1 } },
          { key: { device: 'TABLET', memberId: 'noa' }, count: 1, sum: { views: 16 } },
        ]),
      );
    });

    it('has one group for each stretch, from its edge until before the next; rows outside are left out', async () => {
      const groups = await store.visits.aggregate({
        bucket: { field: 'startedAt', edges: [0, 10, 20, 30] },
        sum: ['views'],
      });
      const found = groups.map(({ bucket, count, sum }) => `${bucket}: ${count} rows, ${sum.views} views`);
      expect(found.sort()).toEqual(['0: 2 rows, 6 views', '1: 1 rows, 2 views', '2: 1 rows, 4 views']);
    });

    it('has groups by value within each stretch', async () => {
      const groups = await store.visits.aggregate({
        by: ['device'],
        bucket: { field: 'startedAt', edges: [-5, 10, 100] },
      });
      const found = groups.map(({ bucket, key, count }) => `${bucket} ${key.device} ${count}`);
      expect(found.sort()).toEqual(['0 DESKTOP 1', '0 MOBILE 1', '0 TABLET 1', '1 DESKTOP 3']);
    });

    it('looks only at rows that fulfil the conditions, also of the field of the stretches', async () => {
      const groups = await store.visits.aggregate({
        where: { memberId: 'noa', startedAt: { gt: 9 } },
        bucket: { field: 'startedAt', edges: [0, 20, 40] },
      });
      expect(groups.map(({ bucket, count }) => [bucket, count])).toEqual([[1, 2]]);
    });

    it('has stretches between edges that are no whole numbers', async () => {
      const groups = await store.visits.aggregate({
        bucket: { field: 'startedAt', edges: [-0.5, 9.5, 29.5, 31] },
      });
      const found = groups.map(({ bucket, count }) => `${bucket}: ${count}`);
      expect(found.sort()).toEqual(['0: 2', '1: 2', '2: 1']);
    });

    it('has as many stretches as asked for', async () => {
      const edges = Array.from({ length: 400 }, (_, i) => i / 2);
      const groups = await store.visits.aggregate({ bucket: { field: 'startedAt', edges } });
      const found = groups.map(({ bucket }) => bucket);
      expect(found.sort((a, b) => a - b)).toEqual([0, 18, 20, 58, 60]);
    });

    it('has no stretch between fewer than two edges', async () => {
      expect(await store.visits.aggregate({ bucket: { field: 'startedAt', edges: [] } })).toEqual([]);
      expect(await store.visits.aggregate({ bucket: { field: 'startedAt', edges: [0] } })).toEqual([]);
    });

    it('takes null as a value of its own in a group', async () => {
      const groups = await store.incidents.aggregate({ by: ['cameraId'] });
      const counts = new Map(groups.map(({ key, count }) => [key.cameraId, count]));
      expect(counts).toEqual(
        new Map<string | null, number>([
          ['a', 2],
          ['b', 1],
          [null, 1],
        ]),
      );
    });

    it('takes null as 0 in a sum, and as no value elsewhere', async () => {
      const [group] = await store.incidents.aggregate({
        sum: ['acknowledgedAt'],
        countDistinct: 'cameraId',
        min: 'acknowledgedAt',
        max: 'acknowledgedAt',
      });
      expect(group).toMatchObject({ sum: { acknowledgedAt: 10 }, distinct: 2, min: 3, max: 7 });
    });

    it('has neither smallest nor greatest where all are null', async () => {
      const [group] = await store.incidents.aggregate({
        where: { acknowledgedAt: null },
        sum: ['acknowledgedAt'],
        min: 'acknowledgedAt',
        max: 'acknowledgedAt',
      });
      expect(group).toMatchObject({ count: 2, sum: { acknowledgedAt: 0 }, min: null, max: null });
    });

    it('has only the largest groups where so many are asked for, the most rows first', async () => {
      const groups = await store.visits.aggregate({ by: ['device'], largest: 2 });
      expect(groups.map(({ key, count }) => [key.device, count])).toEqual([
        ['DESKTOP', 4],
        ['MOBILE', 1],
      ]);
      expect(await store.visits.aggregate({ by: ['device'], largest: 0 })).toEqual([]);
    });

    it('takes the lower key, null before all, of groups that are equally large', async () => {
      const groups = await store.incidents.aggregate({ by: ['cameraId'], largest: 3 });
      expect(groups.map(({ key }) => key.cameraId)).toEqual(['a', null, 'b']);
    });

    it('leaves out null where stretches are asked for', async () => {
      const groups = await store.incidents.aggregate({
        bucket: { field: 'acknowledgedAt', edges: [-10, 100] },
      });
      expect(groups.map(({ bucket, count }) => [bucket, count])).toEqual([[0, 2]]);
    });
  });
}

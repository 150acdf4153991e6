import { beforeEach, describe, expect, it } from 'vitest';
import type { IncidentRow } from '~/resolvers/incident/incident.rows.ts';
import { InvalidCursorError, type ListQuery, type Page } from '~/store/port.ts';
import type { Store } from '~/store/tables.ts';
import type { CreateStore } from './createStore.ts';
import { idsOf, incident, insertSurroundings } from './rows.ts';

type Query = ListQuery<IncidentRow>;
const byTimeDown: Query = { orderBy: [{ field: 'raisedAt', direction: 'desc' }] };

export function describePages(createStore: CreateStore): void {
  describe('pages', () => {
    let store: Store;
    beforeEach(async () => {
      store = await createStore();
      await insertSurroundings(store);
      await store.incidents.insert(
        Array.from({ length: 25 }, (_, i) =>
          incident(`i${String(i).padStart(2, '0')}`, {
            raisedAt: Math.floor(i / 4),
            acknowledgedAt: i % 3 === 0 ? null : i % 5,
            severity: i % 2 === 0 ? 'LOW' : 'HIGH',
            summary: ['كاميرا', '카메라', 'kapı', '😀'][i % 4] ?? '',
          }),
        ),
      );
    });

    /** Reads pages of four to the end. */
    const readAll = async (
      query: Query,
      between: (page: Page<IncidentRow>) => Promise<void> = async () => {},
    ) => {
      const pages: Page<IncidentRow>[] = [];
      let after: string | undefined;
      do {
        const page = await store.incidents.list({ ...query, first: 4, after });
        pages.push(page);
        await between(page);
        after = page.hasNext ? page.cursors.at(-1) : undefined;
      } while (after !== undefined);
      return pages;
    };

    it('hold at most as many rows as asked for, with a cursor for each', async () => {
      const page = await store.incidents.list({ ...byTimeDown, first: 10 });
      expect(page.rows).toHaveLength(10);
      expect(new Set(page.cursors).size).toBe(10);
      expect(page.hasNext).toBe(true);
    });

    it('say that nothing follows when the last row is among them', async () => {
      expect((await store.incidents.list({ first: 25 })).hasNext).toBe(false);
      expect((await store.incidents.list({ first: 24 })).hasNext).toBe(true);
      expect((await store.incidents.list()).hasNext).toBe(false);
    });

    it('can be of no row', async () => {
      expect(await store.incidents.list({ first: 0 })).toEqual({ rows: [], cursors: [], hasNext: true });
      expect(await store.incidents.list({ where: { id: 'nobody' } })).toEqual({
        rows: [],
        cursors: [],
        hasNext: false,
      });
    });

    const orders: [string, Query][] = [
      ['no order', {}],
      ['an indexed field downwards', byTimeDown],
      ['an indexed field upwards', { orderBy: [{ field: 'raisedAt', direction: 'asc' }] }],
      [
        'an indexed field and a condition',
        { ...byTimeDown, where: { severity: 'LOW', raisedAt: { gte: 2 } } },
      ],
      ['a field with nulls upwards', { orderBy: [{ field: 'acknowledgedAt', direction: 'asc' }] }],
      ['a field with nulls downwards', { orderBy: [{ field: 'acknowledgedAt', direction: 'desc' }] }],
      ['texts of every script', { orderBy: [{ field: 'summary', direction: 'desc' }] }],
      [
        'several keys',
        {
          orderBy: [
            { field: 'severity', direction: 'asc' },
            { field: 'acknowledgedAt', direction: 'desc' },
          ],
        },
      ],
    ];

    it.each(orders)('visit each row once and in order: %s', async (_, query) => {
      const pages = await readAll(query);
      expect(pages.flatMap(idsOf)).toEqual(idsOf(await store.incidents.list(query)));
    });

    it('go on behind any row by its cursor', async () => {
      const all = await store.incidents.list(byTimeDown);
      const rest = await store.incidents.list({ ...byTimeDown, after: all.cursors[6] });
      expect(idsOf(rest)).toEqual(idsOf(all).slice(7));
    });

    it.each(orders)('visit each row once while rows are inserted before and behind: %s', async (_, query) => {
      const before = idsOf(await store.incidents.list(query));
      let count = 0;
      const pages = await readAll(query, async () => {
        count += 1;
        await store.incidents.insert([
          incident(`a${count}`, { raisedAt: 100 }),
          incident(`z${count}`, { raisedAt: -100, severity: 'HIGH', acknowledgedAt: 100 }),
        ]);
        // The orders differ in where the new rows lie; a stop keeps those that lie ahead from going on forever.
        await store.incidents.remove([`a${count - 1}`, `z${count - 1}`]);
      });
      const visited = pages.flatMap(idsOf).filter((id) => id.startsWith('i'));
      expect(visited).toEqual(before);
    });

    it('go on where the row of the cursor was removed', async () => {
      const page = await store.incidents.list({ ...byTimeDown, first: 5 });
      const next = await store.incidents.list({ ...byTimeDown, first: 5, after: page.cursors[4] });
      await store.incidents.remove(idsOf(page));
      expect(idsOf(await store.incidents.list({ ...byTimeDown, first: 5, after: page.cursors[4] }))).toEqual(
        idsOf(next),
      );
    });

    it.each(['', 'nonsense', '!!!', 'bnVsbA', 'W10', 'WyJ4Il0', 'eyJhIjoxfQ', '😀'])(
      'refuse the cursor %j, which cannot be read',
      async (after) => {
        await expect(store.incidents.list({ ...byTimeDown, after })).rejects.toThrow(InvalidCursorError);
      },
    );

    it.each<[string, Query]>([
      ['fewer keys', {}],
      ['another direction', { orderBy: [{ field: 'raisedAt', direction: 'asc' }] }],
      ['another field', { orderBy: [{ field: 'number', direction: 'desc' }] }],
    ])('refuse a cursor of another order: %s', async (_, other) => {
      const [after] = (await store.incidents.list({ ...other, first: 1 })).cursors;
      await expect(store.incidents.list({ ...byTimeDown, after })).rejects.toThrow(InvalidCursorError);
    });

    it('have cursors that can stand in an address as they are', async () => {
      const { cursors } = await store.incidents.list({ orderBy: [{ field: 'summary', direction: 'asc' }] });
      expect(cursors.filter((cursor) => cursor !== encodeURIComponent(cursor))).toEqual([]);
    });
  });
}

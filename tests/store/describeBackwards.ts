import { beforeEach, describe, expect, it } from 'vitest';
import { type Connection, type PageArguments, readConnection } from '~/resolvers/base/paging.ts';
import type { IncidentRow } from '~/resolvers/incident/incident.rows.ts';
import type { OrderBy, Where } from '~/store/port.ts';
import type { Store } from '~/store/tables.ts';
import type { CreateStore } from './createStore.ts';
import { Random } from './random.ts';
import { incident, insertSurroundings } from './rows.ts';

interface Reading {
  readonly where: Where<IncidentRow>;
  readonly orderBy: readonly OrderBy<IncidentRow>[];
}

/** A page as a client sees it, with the questions that are read when they are asked. */
async function told({ nodes, edges, pageInfo }: Connection<IncidentRow>) {
  const asked = async (is: boolean | (() => Promise<boolean>)) => (typeof is === 'boolean' ? is : is());
  return {
    ids: nodes.map(({ id }) => id),
    cursors: edges.map(({ cursor }) => cursor),
    hasNextPage: await asked(pageInfo.hasNextPage),
    hasPreviousPage: await asked(pageInfo.hasPreviousPage),
    startCursor: pageInfo.startCursor,
    endCursor: pageInfo.endCursor,
  };
}

/** What connections promise of both directions, over the engine. */
export function describeBackwards(createStore: CreateStore): void {
  describe('connections that are read backwards', () => {
    let store: Store;
    beforeEach(async () => {
      store = await createStore();
      await insertSurroundings(store);
      await store.incidents.insert(
        Array.from({ length: 23 }, (_, i) =>
          incident(`i${String((i * 7) % 23).padStart(2, '0')}`, {
            raisedAt: Math.floor(i / 4),
            acknowledgedAt: i % 3 === 0 ? null : i % 5,
            severity: i % 2 === 0 ? 'LOW' : 'HIGH',
            summary: ['كاميرا', '카메라', 'kapı', '😀'][i % 4] ?? '',
          }),
        ),
      );
    });

    const page = async ({ where, orderBy }: Reading, asked: PageArguments) =>
      told(await readConnection(store.incidents, { where, orderBy }, asked));

    const forwards = async (reading: Reading, first: number) => {
      const pages = [await page(reading, { first })];
      while (pages.at(-1)?.hasNextPage)
        pages.push(await page(reading, { first, after: pages.at(-1)?.endCursor }));
      return pages;
    };
    const backwards = async (reading: Reading, last: number) => {
      const pages = [await page(reading, { last })];
      while (pages[0]?.hasPreviousPage)
        pages.unshift(await page(reading, { last, before: pages[0]?.startCursor }));
      return pages;
    };

    const random = new Random(10);
    const fields = ['raisedAt', 'acknowledgedAt', 'severity', 'summary', 'id'] as const;
    const readings = Array.from({ length: 24 }, (_, index): Reading & { size: number } => ({
      where: index % 3 === 0 ? { severity: 'HIGH' } : {},
      orderBy: random
        .someOf(fields)
        .map((field) => ({ field, direction: random.oneOf(['asc', 'desc'] as const) })),
      size: 1 + random.below(9),
    }));

    it.each(readings)(
      'are the same list, by the same cursors, in the order $orderBy by $size',
      async (reading) => {
        const { rows } = await store.incidents.list(reading);
        const list = rows.map(({ id }) => id);
        const there = await forwards(reading, reading.size);
        const back = await backwards(reading, reading.size);
        expect(there.flatMap(({ ids }) => ids)).toEqual(list);
        expect(back.flatMap(({ ids }) => ids)).toEqual(list);
        expect(back.flatMap(({ cursors }) => cursors)).toEqual(there.flatMap(({ cursors }) => cursors));
        for (const pages of [there, back]) {
          expect(pages.map(({ hasPreviousPage }) => hasPreviousPage)).toEqual(pages.map((_, at) => at > 0));
          expect(pages.map(({ hasNextPage }) => hasNextPage)).toEqual(
            pages.map((_, at) => at < pages.length - 1),
          );
          expect(pages.map(({ startCursor }) => startCursor)).toEqual(pages.map(({ cursors }) => cursors[0]));
          expect(pages.map(({ endCursor }) => endCursor)).toEqual(pages.map(({ cursors }) => cursors.at(-1)));
        }
      },
    );

    const byTime: Reading = { where: {}, orderBy: [{ field: 'raisedAt', direction: 'desc' }] };

    it('go back where they came from, in the middle of equals', async () => {
      const [first, second] = await forwards(byTime, 5);
      expect(await page(byTime, { last: 5, before: second?.startCursor })).toEqual(first);
    });

    it('say of a page of nothing what stands on its two sides', async () => {
      const { cursors } = await page(byTime, { first: 23 });
      const sides = async (asked: PageArguments) => {
        const { ids, hasPreviousPage, hasNextPage } = await page(byTime, asked);
        return [ids, hasPreviousPage, hasNextPage];
      };
      expect(await sides({ first: 0 })).toEqual([[], false, true]);
      expect(await sides({ last: 0 })).toEqual([[], true, false]);
      expect(await sides({ first: 0, after: cursors[3] })).toEqual([[], true, true]);
      expect(await sides({ last: 0, before: cursors[3] })).toEqual([[], true, true]);
      expect(await sides({ first: 5, after: cursors[22] })).toEqual([[], true, false]);
      expect(await sides({ last: 5, before: cursors[0] })).toEqual([[], false, true]);
    });
  });
}

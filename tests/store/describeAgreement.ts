import { describe, expect, it } from 'vitest';
import type { IncidentRow } from '~/resolvers/incident/incident.rows.ts';
import type { AggregateQuery } from '~/store/port.ts';
import type { Store } from '~/store/tables.ts';
import type { CreateStore } from './createStore.ts';
import { naiveAggregate, naiveList, naiveWhere } from './naive.ts';
import { Random } from './random.ts';
import { randomAggregate, randomIncident, randomList, randomWhere } from './randomQueries.ts';
import { idsOf, insertSurroundings } from './rows.ts';

const rowsAtFirst = 150;
const queriesPerRound = 12;

/** Inserts, updates and removes some rows, in the store and in the map alike. */
async function change(
  store: Store,
  rows: Map<string, IncidentRow>,
  random: Random,
  round: number,
): Promise<void> {
  const added = Array.from({ length: random.below(30) }, (_, i) => randomIncident(random, `n${round}-${i}`));
  await store.incidents.insert(added);
  for (const row of added) rows.set(row.id, row);
  const gone = [...rows.keys()].filter(() => random.once(12));
  await store.incidents.remove(gone);
  for (const id of gone) rows.delete(id);
  for (const id of [...rows.keys()].filter(() => random.once(8))) {
    const { id: _, ...patch } = randomIncident(random, id);
    rows.set(id, await store.incidents.update(id, patch));
  }
}

/** Asks the store as much as it asks the map, and finds the same. */
async function compare(store: Store, rows: readonly IncidentRow[], random: Random): Promise<void> {
  const where = randomWhere(random);
  expect(await store.incidents.count(where), JSON.stringify(where)).toBe(naiveWhere(rows, where).length);

  const query = randomList(random);
  const expected = naiveList(rows, query).map(({ id }) => id);
  const all = await store.incidents.list(query);
  expect(idsOf(all), JSON.stringify(query)).toEqual(expected);

  const start = random.below(Math.max(1, expected.length));
  const first = 1 + random.below(10);
  const page = await store.incidents.list({ ...query, first, after: all.cursors[start] });
  const rest = expected.length === 0 ? [] : expected.slice(start + 1);
  expect(idsOf(page), JSON.stringify({ ...query, first, start })).toEqual(rest.slice(0, first));
  expect(page.hasNext, JSON.stringify({ ...query, first, start })).toBe(rest.length > first);

  await compareGroups(store, rows, randomAggregate(random));
  // The cameras with the most incidents of a period, which SQLite counts one by one.
  await compareGroups(store, rows, {
    where: { ...randomWhere(random), cameraId: { gte: '' }, raisedAt: { gte: random.below(20), lt: 60 } },
    by: ['cameraId'],
    largest: 1 + random.below(4),
  });
}

async function compareGroups(
  store: Store,
  rows: readonly IncidentRow[],
  asked: AggregateQuery<IncidentRow, keyof IncidentRow>,
): Promise<void> {
  const groups = await store.incidents.aggregate(asked);
  const lines = groups.map(({ bucket, key, count, sum, distinct, min, max }) =>
    JSON.stringify({
      bucket,
      key: (asked.by ?? []).map((field) => key[field]),
      count,
      sum: (asked.sum ?? []).map((field) => sum[field]),
      distinct,
      min,
      max,
    }),
  );
  if (asked.largest === undefined) lines.sort();
  expect(lines, JSON.stringify(asked)).toEqual(naiveAggregate(rows, asked));
}

export function describeAgreement(createStore: CreateStore): void {
  describe('answers like a plain search through all rows', () => {
    it.each([1, 2, 3, 4])('to random queries between random changes (seed %i)', async (seed) => {
      const random = new Random(seed);
      const store = await createStore();
      await insertSurroundings(store);
      const seeds = Array.from({ length: rowsAtFirst }, (_, i) => randomIncident(random, `s${i}`));
      await store.incidents.insert(seeds);
      const rows = new Map(seeds.map((row) => [row.id, row]));
      for (let round = 0; round < 8; round++) {
        for (let i = 0; i < queriesPerRound; i++) await compare(store, [...rows.values()], random);
        await change(store, rows, random, round);
      }
      expect(await store.incidents.count()).toBe(rows.size);
    });

    it('to random queries inside a transaction that changed rows', async () => {
      const random = new Random(5);
      const store = await createStore();
      await insertSurroundings(store);
      const seeds = Array.from({ length: rowsAtFirst }, (_, i) => randomIncident(random, `s${i}`));
      await store.incidents.insert(seeds);
      const rows = new Map(seeds.map((row) => [row.id, row]));
      await store.transaction(async (tx) => {
        for (let round = 0; round < 4; round++) {
          await change(tx, rows, random, round);
          for (let i = 0; i < queriesPerRound; i++) await compare(tx, [...rows.values()], random);
        }
      });
      await compare(store, [...rows.values()], random);
      expect(await store.incidents.count()).toBe(rows.size);
    });
  });
}

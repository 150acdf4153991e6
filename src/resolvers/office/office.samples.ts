import type { OfficeApp } from '~/graphql/types.generated.ts';
import { groupBy } from '~/lib/groupBy.ts';
import type { BaseRow, Table, Where } from '~/store/port.ts';
import type { Store, TableName } from '~/store/tables.ts';
import { viewerId } from '../base/owned.ts';
import type { Context } from '../context.ts';
import type { MutationResolvers, QueryResolvers } from '../types.generated.ts';
import { type Sample, sampleOwner, samples } from './office.fixtures.ts';
import type { SampleThingRow } from './office.rows.ts';
import { isRemovable, removeThings } from './removal.service.ts';

// Through a name TypeScript does not see which row the table has.
const tableOf = (store: Store, name: TableName) => store[name] as unknown as Table<BaseRow>;

/** What a person could have written in the row, as a text that can be compared. */
const writtenIn = (row: BaseRow, { written = [] }: Sample): string =>
  JSON.stringify(written.map((field) => Reflect.get(row, field)));

/** The text between its quotation marks in JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Rows of the demo's first account as rows of the viewer. */
async function madeFor(context: Context, sample: Sample, prefix: string): Promise<readonly BaseRow[]> {
  const viewer = await context.store.users.get(viewerId(context));
  const source = await sampleOwner();
  const rows = await sample.rows(context.now);
  const own = rows.filter((row) => (Reflect.get(row, 'ownerId') ?? source?.id) === source?.id);
  return own.map((row) => {
    const text = JSON.stringify(row);
    // Letters name their owner: in the address lines, and in what is searched.
    const addressed =
      source && viewer
        ? text
            .replaceAll(inJson(source.email), inJson(viewer.email))
            .replaceAll(inJson(source.displayName), inJson(viewer.displayName))
        : text;
    const copy = JSON.parse(addressed) as Record<string, unknown>;
    for (const field of ['id', ...(sample.names ?? [])]) copy[field] = `${prefix}${String(copy[field])}`;
    if ('ownerId' in row) copy.ownerId = viewerId(context);
    if ('createdById' in row) copy.createdById = viewerId(context);
    return copy as unknown as BaseRow;
  });
}

const remembered = async (tx: Store, ownerId: string, app: OfficeApp): Promise<readonly SampleThingRow[]> =>
  (await tx.sampleThings.list({ where: { ownerId, app } })).rows;

async function add(context: Context, app: OfficeApp): Promise<number> {
  const ownerId = viewerId(context);
  const prefix = `${context.newId()}-`;
  const made: (readonly [Sample, readonly BaseRow[]])[] = [];
  for (const sample of samples[app]) made.push([sample, await madeFor(context, sample, prefix)]);
  return context.store.transaction(async (tx) => {
    if ((await remembered(tx, ownerId, app)).length > 0) return 0;
    let added = 0;
    for (const [sample, rows] of made) {
      await tableOf(tx, sample.table).insert(rows);
      if (!sample.written) continue;
      added += isRemovable(sample.table) ? rows.length : 0;
      await tx.sampleThings.insert(
        rows.map((row) => ({
          id: row.id,
          ownerId,
          app,
          table: sample.table,
          written: writtenIn(row, sample),
        })),
      );
    }
    return added;
  });
}

/** The sample rows that are as they were: what somebody wrote in is theirs. */
async function untouched(tx: Store, sample: Sample, things: readonly SampleThingRow[]) {
  const rows = await tableOf(tx, sample.table).getMany(things.map(({ id }) => id));
  return rows.filter(
    (row, index) => row !== undefined && writtenIn(row, sample) === things[index]?.written,
  ) as BaseRow[];
}

/** Labels and groups go when nothing bears them any more. */
async function removeUnused(
  tx: Store,
  app: OfficeApp,
  sample: Sample,
  rows: readonly BaseRow[],
): Promise<void> {
  const field = sample.table === 'noteLabels' ? 'labelId' : 'groupId';
  const joining = samples[app].find(({ names }) => names?.includes(field));
  if (!joining) return;
  const where = { [field]: { in: rows.map(({ id }) => id) } } as Where<BaseRow>;
  const { rows: joined } = await tableOf(tx, joining.table).list({ where });
  const used = new Set(joined.map((row) => String(Reflect.get(row, field))));
  await tableOf(tx, sample.table).remove(rows.map(({ id }) => id).filter((id) => !used.has(id)));
}

async function remove(context: Context, app: OfficeApp): Promise<{ removed: number; kept: number }> {
  const ownerId = viewerId(context);
  return context.store.transaction(async (tx) => {
    const things = await remembered(tx, ownerId, app);
    const byTable = groupBy(things, ({ table }) => table);
    let [removed, there] = [0, 0];
    // What names others goes before them.
    for (const sample of [...samples[app]].reverse()) {
      const { table } = sample;
      const own = byTable.get(table) ?? [];
      const rows = await untouched(tx, sample, own);
      if (isRemovable(table)) {
        there += (await tableOf(tx, table).getMany(own.map(({ id }) => id))).filter(Boolean).length;
        removed += rows.length;
        await removeThings(tx, context, table, rows as never);
      } else await removeUnused(tx, app, sample, rows);
    }
    await tx.sampleThings.remove(things.map(({ id }) => id));
    return { removed, kept: there - removed };
  });
}

const Query: Pick<QueryResolvers, 'appsWithSampleData'> = {
  async appsWithSampleData(_, __, context) {
    const groups = await context.store.sampleThings.aggregate({
      where: { ownerId: viewerId(context) },
      by: ['app'],
    });
    return groups.map(({ key }) => key.app).sort();
  },
};

const Mutation: Pick<MutationResolvers, 'addSampleData' | 'removeSampleData'> = {
  addSampleData: async (_, { input: { app } }, context) => ({ added: await add(context, app), errors: [] }),
  removeSampleData: async (_, { input: { app } }, context) => ({
    ...(await remove(context, app)),
    errors: [],
  }),
};

export const officeSamples = { Query, Mutation };

import { type RawBuilder, sql } from 'kysely';
import type { TableName } from '~/store/tables.ts';
import type { Database } from '../../server/store/database.ts';
import { lowerName, shapes } from '../../server/store/shape.ts';

type Expressions = Readonly<Record<string, RawBuilder<unknown>>>;

/** A text of the row with the number of the copy behind it; the first copy keeps its name. */
const copyOf = (column: string, copy = sql`n`) =>
  sql`case when ${copy} = 0 then ${sql.id(column)} else ${sql.id(column)} || '~' || (${copy}) end`;

/** Copies every row of a table so many times; these columns differ from copy to copy. */
async function copyRows(database: Database, name: TableName, copies: number, changed: Expressions) {
  const shape = shapes.get(name);
  const columns = (shape?.fields ?? []).flatMap((field) =>
    field.lower && !field.folded ? [field.name, lowerName(field.name)] : [field.name],
  );
  const names = columns.map((column) => sql.id(column));
  const values = columns.map((column) => changed[column] ?? sql.id(column));
  await sql`insert into ${sql.id(name)} (${sql.join(names)})
    with recursive copies(n) as (
      select cast(1 as bigint) union all select n + 1 from copies where n < ${sql.lit(copies)}
    )
    select ${sql.join(values)} from ${sql.id(name)} cross join copies`.execute(database.writer);
}

async function countOf(database: Database, name: TableName): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.id(name)}`.execute(database.reader);
  return rows[0]?.count ?? 0;
}

/** How often the rows are copied until there are as many as wanted. */
async function copiesFor(database: Database, name: TableName, wanted: number): Promise<number> {
  return Math.max(1, Math.round(wanted / (await countOf(database, name)))) - 1;
}

/**
 * Every copy is the administrator's, and its mails an hour older than those of the copy before. Each has a word of its own
 * (ref12x) in the middle of what is searched.
 */
export async function growMails(database: Database, mails: number): Promise<void> {
  const copies = await copiesFor(database, 'mails', mails);
  const words = sql.id('words');
  const middle = sql`length(${words}) / 2`;
  const shared = {
    id: copyOf('id'),
    words: sql`substr(${words}, 1, ${middle}) || ' ref' || n || 'x ' || substr(${words}, ${middle} + 1)`,
    ownerId: sql`'user-admin'`,
    sentAt: sql`${sql.id('sentAt')} - n * 3600000`,
  };
  await copyRows(database, 'mails', copies, shared);
  await copyRows(database, 'mailLabelings', copies, { ...shared, mailId: copyOf('mailId') });
}

export interface Sizes {
  readonly cameras: number;
  readonly incidents: number;
  /** Of each list of the office: mails, orders, contacts, to-dos. */
  readonly office: number;
}

/** Grows the demo's rows, in SQL itself, to so many: cameras with their transitions, mails with their labels. */
export async function grow(database: Database, { cameras, incidents, office }: Sizes): Promise<void> {
  const houses = Math.max(1, Math.round(cameras / (await countOf(database, 'cameras'))));
  await copyRows(database, 'cameras', houses - 1, {
    id: copyOf('id'),
    name: copyOf('name'),
    nameLower: copyOf('nameLower'),
  });
  for (const name of ['statusTransitions', 'cameraHealthSnapshots'] as const) {
    await copyRows(database, name, houses - 1, { id: copyOf('id'), cameraId: copyOf('cameraId') });
  }
  await copyRows(database, 'viewSlots', houses - 1, {
    id: copyOf('id'),
    cameraId: copyOf('cameraId'),
    cameraName: copyOf('cameraName'),
  });
  await copyRows(database, 'incidents', await copiesFor(database, 'incidents', incidents), {
    id: copyOf('id'),
    number: sql`number + n * 1000000`,
    cameraId: copyOf('cameraId', sql`n % ${sql.lit(houses)}`),
    parentId: copyOf('parentId'),
  });
  await growMails(database, office);
  const owned = { id: copyOf('id'), ownerId: sql`'user-admin'` };
  await copyRows(database, 'todos', await copiesFor(database, 'todos', office), owned);
  for (const name of ['orders', 'contacts'] as const) {
    await copyRows(database, name, await copiesFor(database, name, office), { id: copyOf('id') });
  }
  // PostgreSQL answers from an index alone only where it has vacuumed; a running one does so by itself.
  const settle = database.dialect.name === 'postgres' ? sql`vacuum analyze` : sql`analyze`;
  await settle.execute(database.writer);
}

/** One line for each table that was grown. */
export async function sizes(database: Database): Promise<string[]> {
  const names: readonly TableName[] = [
    'cameras',
    'cameraHealthSnapshots',
    'viewSlots',
    'statusTransitions',
    'incidents',
    'visits',
    'mails',
    'mailLabelings',
    'orders',
    'contacts',
    'todos',
  ];
  const counts = await Promise.all(names.map((name) => countOf(database, name)));
  return names.map((name, index) => `${name.padEnd(20)} ${counts[index]?.toLocaleString('en').padStart(12)}`);
}

import { type Kysely, sql } from 'kysely';
import { foldCase } from '~/lib/foldCase.ts';
import { searchedWords } from '~/resolvers/mail/mail.rules.ts';
import type { Dialect, SqlTypes } from '../dialect.ts';
import { keepCounts, keepTrigrams } from './keeping.ts';
import { always, alwaysRefersTo, indexOn, type MakeMigration, uniqueIndexOn } from './migration.ts';

type Db = Kysely<unknown>;

/** Texts beside which a folded one is kept. */
const searched: readonly (readonly [table: string, field: string])[] = [
  ['knowledgeBaseArticles', 'searchText'],
  ['products', 'searchText'],
  ['orders', 'searchText'],
  ['files', 'name'],
  ['incidents', 'summary'],
  ['cameras', 'name'],
  ['todos', 'words'],
  ['chatContacts', 'name'],
  ['courses', 'title'],
  ['contacts', 'words'],
  ['icons', 'searchText'],
  ['calendarEvents', 'words'],
  ['notes', 'words'],
];

/** Folding was lower case alone before; it differs beyond ASCII only. */
async function foldAnew(db: Db, { name }: Dialect): Promise<void> {
  const bytes = (column: string) =>
    name === 'sqlite' ? sql`length(cast(${sql.id(column)} as blob))` : sql`octet_length(${sql.id(column)})`;
  for (const [table, field] of searched) {
    const [own, lower] = [sql.id(field), sql.id(`${field}Lower`)];
    const { rows } = await sql<{ id: string; text: string }>`
      select "id", ${own} as "text" from ${sql.id(table)} where ${bytes(field)} <> length(${own})`.execute(
      db,
    );
    for (const { id, text } of rows) {
      const folded = foldCase(text);
      if (folded === text.toLowerCase()) continue;
      await sql`update ${sql.id(table)} set ${lower} = ${folded} where "id" = ${id}`.execute(db);
    }
  }
}

const mailColumns =
  '"id", "ownerId", "folderId", "from", "to", "cc", "bcc", "subject", "message", "sentAt", "read", "starred", "important", "attachments", "words"';
const labelingColumns =
  '"id", "mailId", "labelId", "ownerId", "folderId", "sentAt", "read", "starred", "important", "words"';

/** The two tables anew, with a number of each row by which the full-text index knows it. */
async function makeAnew(db: Db, { text, json, integer, boolean }: SqlTypes): Promise<void> {
  for (const table of ['mailLabelings', 'mails']) {
    await sql`create table ${sql.id(`${table}Before`)} as select * from ${sql.id(table)}`.execute(db);
    await db.schema.dropTable(table).execute();
  }
  await db.schema
    .createTable('mails')
    .addColumn('place', 'integer', (column) => column.primaryKey())
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('folderId', text, always)
    .addColumn('from', json, always)
    .addColumn('to', json, always)
    .addColumn('cc', json, always)
    .addColumn('bcc', json, always)
    .addColumn('subject', text, always)
    .addColumn('message', text, always)
    .addColumn('sentAt', integer, always)
    .addColumn('read', boolean, always)
    .addColumn('starred', boolean, always)
    .addColumn('important', boolean, always)
    .addColumn('attachments', json, always)
    .addColumn('words', text, always)
    .execute();
  await db.schema
    .createTable('mailLabelings')
    .addColumn('place', 'integer', (column) => column.primaryKey())
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('mailId', text, alwaysRefersTo('mails'))
    .addColumn('labelId', text, always)
    .addColumn('ownerId', text, alwaysRefersTo('users'))
    .addColumn('folderId', text, always)
    .addColumn('sentAt', integer, always)
    .addColumn('read', boolean, always)
    .addColumn('starred', boolean, always)
    .addColumn('important', boolean, always)
    .addColumn('words', text, always)
    .execute();
  for (const [table, columns] of [
    ['mails', mailColumns],
    ['mailLabelings', labelingColumns],
  ] as const) {
    const before = sql.id(`${table}Before`);
    await sql`insert into ${sql.id(table)} (${sql.raw(columns)}) select ${sql.raw(columns)} from ${before}`.execute(
      db,
    );
    await sql`drop table ${before}`.execute(db);
  }
  await indexOn(db, 'mails', 'ownerId', 'folderId', 'sentAt');
  await indexOn(db, 'mails', 'ownerId', 'sentAt');
  await uniqueIndexOn(db, 'mailLabelings', 'mailId', 'labelId');
  await indexOn(db, 'mailLabelings', 'ownerId', 'labelId', 'sentAt');
  await indexOn(db, 'mailLabelings', 'mailId');
}

/** The kept counts are asked in place of these indexes, and the words are folded themselves. */
async function dropWhatIsReplaced(db: Db): Promise<void> {
  await db.schema.dropIndex('mails_ownerId_folderId_read_starred_important').execute();
  await db.schema.dropIndex('mailLabelings_ownerId_labelId_folderId_read').execute();
  for (const table of ['mails', 'mailLabelings']) {
    await db.schema.alterTable(table).dropColumn('wordsLower').execute();
  }
}

interface Searched {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly cc: string;
  readonly bcc: string;
  readonly subject: string;
  readonly message: string;
}

/** What is searched is the whole of a mail, no more its beginning. */
async function writeWords(db: Db): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Searched>`
      select "id", "from", "to", "cc", "bcc", "subject", "message" from "mails"
      where "id" > ${after} order by "id" limit 500`.execute(db);
    for (const { id, from, to, cc, bcc, ...mail } of rows) {
      const people = { from: JSON.parse(from), to: JSON.parse(to), cc: JSON.parse(cc), bcc: JSON.parse(bcc) };
      const words = searchedWords({ ...mail, ...people });
      await sql`update "mails" set "words" = ${words} where "id" = ${id}`.execute(db);
      await sql`update "mailLabelings" set "words" = ${words} where "mailId" = ${id}`.execute(db);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Mails are searched whole by an index of what occurs in them, and counted by counts that are kept. */
export const mailSearch: MakeMigration = (dialect) => ({
  async up(db) {
    await foldAnew(db, dialect);
    if (dialect.name === 'sqlite') await makeAnew(db, dialect.types);
    else await dropWhatIsReplaced(db);
    await writeWords(db);
    const flags = ['read', 'starred', 'important'];
    await keepCounts(db, dialect, 'mails', ['ownerId', 'folderId', ...flags]);
    await keepCounts(db, dialect, 'mailLabelings', ['ownerId', 'labelId', 'folderId', ...flags]);
    for (const table of ['mails', 'mailLabelings']) await keepTrigrams(db, dialect, table, 'words');
  },
});

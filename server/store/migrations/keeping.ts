import { type Kysely, type RawBuilder, sql } from 'kysely';
import { countsName } from '../counts.ts';
import type { Dialect } from '../dialect.ts';
import { endMark, termsOf, trigramsOf } from '../trigrams.ts';

type Db = Kysely<unknown>;

const columnsOf = (columns: readonly string[], row?: 'new' | 'old') =>
  sql.join(columns.map((column) => (row ? sql`${sql.raw(row)}.${sql.id(column)}` : sql.id(column))));

/** What triggers do for a row that comes, or goes. */
function countedBy(
  table: string,
  columns: readonly string[],
  row: 'new' | 'old',
  by: 1 | -1,
): RawBuilder<unknown> {
  const counts = sql.id(countsName(table));
  return sql`insert into ${counts} (${columnsOf(columns)}, "count") values (${columnsOf(columns, row)}, ${sql.lit(by)})
    on conflict (${columnsOf(columns)}) do update set "count" = ${counts}."count" + ${sql.lit(by)};`;
}

async function countOnSqlite(db: Db, table: string, columns: readonly string[]): Promise<void> {
  const [more, less] = [countedBy(table, columns, 'new', 1), countedBy(table, columns, 'old', -1)];
  const on = sql.id(table);
  const trigger = (name: string) => sql.id(`${table}_counted_${name}`);
  await sql`create trigger ${trigger('insert')} after insert on ${on} begin ${more} end`.execute(db);
  await sql`create trigger ${trigger('delete')} after delete on ${on} begin ${less} end`.execute(db);
  await sql`create trigger ${trigger('update')} after update of ${columnsOf(columns)} on ${on}
    when (${columnsOf(columns, 'old')}) is not (${columnsOf(columns, 'new')}) begin ${less} ${more} end`.execute(
    db,
  );
}

async function countOnPostgres(db: Db, table: string, columns: readonly string[]): Promise<void> {
  const [more, less] = [countedBy(table, columns, 'new', 1), countedBy(table, columns, 'old', -1)];
  const name = sql.id(`${table}_counted`);
  await sql`create function ${name}() returns trigger language plpgsql as $$ begin
    if TG_OP = 'UPDATE' and (${columnsOf(columns, 'old')}) is not distinct from (${columnsOf(columns, 'new')}) then
      return null;
    end if;
    if TG_OP <> 'INSERT' then ${less} end if;
    if TG_OP <> 'DELETE' then ${more} end if;
    return null;
  end $$`.execute(db);
  await sql`create trigger ${name} after insert or delete or update of ${columnsOf(columns)} on ${sql.id(table)}
    for each row execute function ${name}()`.execute(db);
}

/**
 * Keeps how many rows of the table there are of each combination of these columns: by triggers, so that nobody who
 * writes has to think of it.
 */
export async function keepCounts(
  db: Db,
  dialect: Dialect,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const counts = sql.id(countsName(table));
  // Columns of a query keep their kinds: nothing has to be said twice.
  await sql`create table ${counts} as select ${columnsOf(columns)}, count(*) as "count" from ${sql.id(table)}
    group by ${columnsOf(columns)}`.execute(db);
  await sql`create unique index ${sql.id(`${countsName(table)}_key`)} on ${counts} (${columnsOf(columns)})`.execute(
    db,
  );
  await (dialect.name === 'sqlite' ? countOnSqlite : countOnPostgres)(db, table, columns);
}

/**
 * The list of what stands in a full-text index, anew. It has a row for each place of a term, of which one is read: a list
 * with a row a term counts the places of each.
 */
export async function listTerms(db: Db, index: string): Promise<void> {
  const terms = sql.id(termsOf(index));
  await sql`drop table if exists ${terms}`.execute(db);
  await sql`create virtual table ${terms} using fts5vocab(${sql.id(index)}, 'instance')`.execute(db);
}

/**
 * On SQLite: keeps the trigrams of a text that is never null, of a table whose rows are numbered by `place`. PostgreSQL
 * has an index of its own kind (indexTexts.ts).
 */
export async function keepTrigrams(
  db: Db,
  { name: dialect }: Dialect,
  table: string,
  field: string,
): Promise<void> {
  if (dialect !== 'sqlite') return;
  const [on, own, name] = [sql.id(table), sql.id(field), trigramsOf(table, field)];
  const index = sql.id(name);
  const marked = (text: RawBuilder<unknown>) => sql`${text} || ${sql.lit(endMark + endMark)}`;
  const trigger = (event: string) => sql.id(`${name}_${event}`);
  await sql`create virtual table ${index} using fts5(
    "text", content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`.execute(db);
  await listTerms(db, name);
  await sql`insert into ${index} (rowid, "text") select "place", ${marked(own)} from ${on}`.execute(db);
  await sql`create trigger ${trigger('insert')} after insert on ${on} begin
    insert into ${index} (rowid, "text") values (new."place", ${marked(sql`new.${own}`)}); end`.execute(db);
  await sql`create trigger ${trigger('delete')} after delete on ${on} begin
    delete from ${index} where rowid = old."place"; end`.execute(db);
  await sql`create trigger ${trigger('update')} after update of ${own} on ${on} when old.${own} is not new.${own} begin
    update ${index} set "text" = ${marked(sql`new.${own}`)} where rowid = new."place"; end`.execute(db);
}

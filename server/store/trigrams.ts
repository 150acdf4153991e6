import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';

// Of SQLite: a full-text index (FTS5) of every three characters that follow one another, so that any part of a text is
// found, in every script. It holds no text itself. Its rows are those of the table by `place`, which VACUUM leaves alone.

type Connection = Kysely<Record<string, Record<string, unknown>>>;

/** The full-text index of a field. */
export const trigramsOf = (table: string, field: string): string => `${table}_${field}`;

/** The list of what stands in a full-text index. */
export const termsOf = (index: string): string => `${index}_terms`;

/** Follows each indexed text twice, so that its last characters begin trigrams too. No text holds it. */
export const endMark = '\u0001';

/** With so many matches it is quicker to walk along the table's own index and look up which rows match. */
const manyMatches = 1_000;

/**
 * Whoever wants a page of so many matches finds it quicker by walking along the table's own index and looking into the
 * texts: the next match is near. Whoever counts them does not.
 */
const mostMatches = 10_000;

/** What the rows are wanted for: the first of them, or all. */
export type Purpose = 'page' | 'all';

/** Beginnings of more trigrams are not worth asking for: nearly every text holds them. */
const mostTerms = 100;

/** A longer text is looked up by its beginning; the few rows that hold it are looked through. */
const longestPhrase = 60;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Asks the index for a text that is shorter than a trigram: for those that begin with it. Null when they are too many. */
async function beginningWith(connection: Connection, index: string, text: string): Promise<string | null> {
  const [terms, end] = [sql.id(termsOf(index)), `${text}\u{10ffff}`];
  // From term to term, past the places where each stands, of which there may be a million.
  const { rows } = await sql<{ term: string }>`with recursive found(term) as (
      select (select term from ${terms} where term >= ${text} limit 1)
      union all
      select (select term from ${terms} where term >= found.term || char(1) limit 1)
      from found where found.term < ${end}
      limit ${mostTerms + 1}
    ) select term from found where term < ${end}`.execute(connection);
  if (rows.length > mostTerms) return null;
  return rows.length === 0 ? '' : `(${rows.map(({ term }) => quoted(term)).join(' OR ')})`;
}

/** What the index is asked for, and the texts that it cannot decide. */
async function questionOf(connection: Connection, index: string, texts: readonly string[]) {
  const asked: string[] = [];
  const left: string[] = [];
  for (const text of texts) {
    const characters = [...text];
    const [phrase, whole] = [characters.slice(0, longestPhrase).join(''), characters.length <= longestPhrase];
    const question = characters.length < 3 ? await beginningWith(connection, index, text) : quoted(phrase);
    if (question === '') return null;
    if (question !== null) asked.push(question);
    if (question === null || !whole || text.includes(endMark)) left.push(text);
  }
  return { asked: asked.join(' AND '), left };
}

/** The rows whose column holds all of the texts. */
export async function findByTrigrams(
  connection: Connection,
  index: string,
  column: RawBuilder<unknown>,
  texts: readonly string[],
  purpose: Purpose,
): Promise<RawBuilder<SqlBool>> {
  const question = await questionOf(connection, index, texts);
  if (question === null) return sql`1 = 0`;
  const looksFor = (text: string) => sql<SqlBool>`instr(${column}, ${text}) > 0`;
  const looked = question.left.map(looksFor);
  if (question.asked !== '') {
    const table = sql.id(index);
    const matches = sql`select rowid from ${table} where ${table} match ${question.asked}`;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (${matches} limit ${purpose === 'page' ? mostMatches : manyMatches})`.execute(
      connection,
    );
    const count = rows[0]?.count ?? 0;
    if (purpose === 'page' && count >= mostMatches)
      return sql`(${sql.join(texts.map(looksFor), sql` and `)})`;
    // The plus keeps SQLite from beginning with the matches.
    const place = count < manyMatches ? sql`place` : sql`+place`;
    looked.unshift(sql<SqlBool>`${place} in (${matches})`);
  }
  return sql`(${sql.join(looked, sql` and `)})`;
}

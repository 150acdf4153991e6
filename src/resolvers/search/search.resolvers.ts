import { InvalidCursorError } from '~/store/port.ts';
import { nonEmpty } from '../base/filters.ts';
import { checkFirst, connectionOf } from '../base/paging.ts';
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import type { QueryResolvers } from '../types.generated.ts';
import { readSearchCursor, searchCursor } from './search.rules.ts';
import { type SearchHit, type SearchSource, searchSources } from './search.sources.ts';

/** Longest text that is searched for. */
const TEXT_LIMIT = 200;

/** Which source a page begins with, and where in it. */
function startOf(sources: readonly SearchSource[], after: string | null | undefined) {
  if (!after) return { index: 0, cursor: undefined };
  const place = readSearchCursor(after);
  const index = sources.findIndex(({ kind }) => kind === place?.kind);
  if (!place || index < 0) throw badInput('after', new InvalidCursorError().message);
  return { index, cursor: place.cursor };
}

/** Reads one source after the other until the page is full, and one more row to know whether another page follows. */
async function readFrom(
  context: Context,
  sources: readonly SearchSource[],
  text: string,
  first: number,
  after: string | null | undefined,
): Promise<SearchHit[]> {
  const start = startOf(sources, after);
  const found: SearchHit[] = [];
  for (const [index, source] of sources.slice(start.index).entries()) {
    const cursor = index === 0 ? start.cursor : undefined;
    const rows = await source
      .read(context, text, { first: first + 1 - found.length, after: cursor })
      .catch((error: unknown) => {
        throw error instanceof InvalidCursorError ? badInput('after', error.message) : error;
      });
    for (const row of rows) found.push({ ...row, cursor: searchCursor(source.kind, row.cursor) });
    if (found.length > first) break;
  }
  return found;
}

const Query: Pick<QueryResolvers, 'search'> = {
  async search(_, { text, kinds, first, after }, context) {
    checkFirst(first);
    const wanted = text.trim();
    if (wanted.length > TEXT_LIMIT) {
      throw badInput('text', `A text to search for has ${TEXT_LIMIT} characters at most.`);
    }
    const sources = searchSources.filter(({ kind }) => nonEmpty(kinds)?.includes(kind) ?? true);
    const found = await readFrom(context, sources, wanted, first, after);
    const page = found.slice(0, first);
    return connectionOf(
      {
        rows: page.map(({ node }) => node),
        cursors: page.map(({ cursor }) => cursor),
        hasNextPage: found.length > first,
        hasPreviousPage: Boolean(after),
      },
      async () => {
        const counts = await Promise.all(sources.map((source) => source.count(context, wanted)));
        return counts.reduce((sum, count) => sum + count, 0);
      },
    );
  },
};

export const searchResolvers = { Query };

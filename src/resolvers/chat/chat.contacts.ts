import { viewerId } from '../base/owned.ts';
import { readConnection } from '../base/paging.ts';
import type { Context } from '../context.ts';
import type { ChatContactConnectionRow } from './chat.rows.ts';

/**
 * One page of all contacts except the viewer. The store cannot leave one row out, so a page that holds the viewer is
 * filled up from the next one.
 */
export async function otherContacts(
  context: Context,
  search: string,
  page: { readonly first: number; readonly after?: string | null },
): Promise<ChatContactConnectionRow> {
  const own = viewerId(context);
  const query = {
    where: { name: search === '' ? undefined : { contains: search } },
    orderBy: [{ field: 'name', direction: 'asc' }],
  } as const;
  const { chatContacts } = context.store;
  const read = await readConnection(chatContacts, query, page);
  const others = read.edges.filter(({ node }) => node.id !== own);
  const last = read.pageInfo;
  const filling =
    others.length < read.edges.length && last.hasNextPage
      ? await readConnection(chatContacts, query, { first: 1, after: last.endCursor })
      : { edges: [], pageInfo: last };
  const edges = [...others, ...filling.edges];
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      ...filling.pageInfo,
      hasPreviousPage: last.hasPreviousPage,
      startCursor: edges[0]?.cursor ?? null,
    },
    totalCount: async () =>
      (await chatContacts.count(query.where)) - (await chatContacts.count({ ...query.where, id: own })),
  };
}

import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  Observable,
  type TypedDocumentNode,
} from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { createLaterPages, type ListPage } from './laterPages.ts';

interface Row {
  readonly __typename: 'Row';
  readonly id: string;
  readonly name: string;
}
interface Data {
  readonly rows: ListPage<Row>;
}

const Rows = gql`query Rows($after: String) {
  rows(after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { id name } }
}` as TypedDocumentNode<Data, { after?: string | null }>;

/** A list of so many rows, two a page, in a client whose link can fail. */
function begin(count: number) {
  const names = Array.from({ length: count }, (_, index) => `row ${index}`);
  const failing = { now: false };
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        if (failing.now) return observer.error(new Error('gone'));
        const from = variables.after ? names.indexOf(variables.after) + 1 : 0;
        const page = names.slice(from, from + 2);
        observer.next({
          data: {
            rows: {
              __typename: 'RowConnection',
              totalCount: names.length,
              pageInfo: {
                __typename: 'PageInfo',
                hasNextPage: from + 2 < names.length,
                endCursor: page.at(-1) ?? null,
              },
              nodes: page.map((name) => ({ __typename: 'Row', id: name, name })),
            },
          },
        });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const make = () =>
    createLaterPages({ client, document: Rows, variables: {}, name: 'rows', pageOf: ({ rows }) => rows });
  const first = async () => {
    const { data } = await client.query({ query: Rows, variables: {}, fetchPolicy: 'network-only' });
    if (!data) throw new Error('no page');
    return data.rows;
  };
  return { client, names, failing, make, first };
}

const idsIn = ({ state }: ReturnType<ReturnType<typeof begin>['make']>) =>
  state().pages.flatMap(({ page }) => page.nodes.map(({ id }) => id));

test('pages are read on to the end, and are there again for whoever comes back', async () => {
  const { make, first } = begin(5);
  const pages = make();
  const page = await first();
  await pages.more(page);
  await pages.more(page);
  await pages.more(page);
  expect(idsIn(pages)).toEqual(['row 2', 'row 3', 'row 4']);
  expect(idsIn(make())).toEqual(['row 2', 'row 3', 'row 4']);
});

test('what changes a row in the cache changes it in its page', async () => {
  const { client, make, first } = begin(4);
  const pages = make();
  await pages.more(await first());
  const heard = vi.fn();
  const stop = pages.subscribe(heard);
  client.cache.writeFragment({
    id: 'Row:row 3',
    fragment: gql`fragment Name on Row { name }`,
    data: { name: 'other' },
  });
  await vi.waitFor(() => expect(pages.state().pages[0]?.page.nodes[1]?.name).toBe('other'));
  expect(heard).toHaveBeenCalled();
  stop();
});

test('a failure is told, keeps what is there, and the next attempt goes on', async () => {
  const { failing, make, first } = begin(6);
  const pages = make();
  const page = await first();
  await pages.more(page);
  failing.now = true;
  await pages.more(page);
  expect(pages.state().failed).toBe(true);
  failing.now = false;
  await pages.more(page);
  expect(pages.state().failed).toBe(false);
  expect(idsIn(pages)).toEqual(['row 2', 'row 3', 'row 4', 'row 5']);
});

test('a row that is gone has left the pages when they were read anew', async () => {
  const { names, make, first } = begin(6);
  const pages = make();
  await pages.more(await first());
  names.splice(0, 1);
  await pages.renew(await first());
  expect(idsIn(pages)).toEqual(['row 3', 'row 4']);
});

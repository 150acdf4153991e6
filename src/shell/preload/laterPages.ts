import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** A page of a list, as every connection of the API has it. */
export interface ListPage<Row> {
  readonly nodes: readonly Row[];
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** A page that was read behind the first. */
interface LaterPage<Row> {
  readonly after: string;
  readonly page: ListPage<Row>;
}

export interface LaterPages<Row> {
  readonly pages: readonly LaterPage<Row>[];
  /** Reading on failed. */
  readonly failed: boolean;
}

/** The pages of each list that was read in a session, by client and list, so that going back finds them. */
const known = new WeakMap<ApolloClient, Map<string, readonly string[]>>();

/** So many pages are read anew behind the first when something has changed; those beyond stay as they are. */
const RENEWED = 8;

interface LaterPagesOptions<Data, Variables, Row> {
  readonly client: ApolloClient;
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  /** Names the list among those of the client. */
  readonly name: string;
  readonly pageOf: (data: Data) => ListPage<Row>;
}

/**
 * The pages of a list behind its first, which are watched in the cache while somebody listens: what changes a row changes
 * it here.
 */
export function createLaterPages<Data, Variables extends OperationVariables, Row>(
  options: LaterPagesOptions<Data, Variables, Row>,
) {
  const { client, document, variables, name, pageOf } = options;
  const lists = known.get(client) ?? new Map<string, readonly string[]>();
  known.set(client, lists);
  const listeners = new Set<() => void>();
  const watched = new Map<string, () => void>();
  const at = (after: string) => ({ query: document, variables: { ...variables, after } as Variables });
  const cached = (after: string): LaterPage<Row>[] => {
    const data = client.readQuery<Data, Variables>(at(after));
    return data ? [{ after, page: pageOf(data) }] : [];
  };
  let state: LaterPages<Row> = { pages: (lists.get(name) ?? []).flatMap(cached), failed: false };
  let reading = false;

  function show(next: Partial<LaterPages<Row>>): void {
    state = { ...state, ...next };
    lists.set(
      name,
      state.pages.map(({ after }) => after),
    );
    watch();
    for (const listener of listeners) listener();
  }

  /** Watches the pages that are shown, while somebody listens. */
  function watch(): void {
    const wanted = new Set(listeners.size > 0 ? state.pages.map(({ after }) => after) : []);
    for (const [after, stop] of watched) {
      if (wanted.has(after)) continue;
      stop();
      watched.delete(after);
    }
    for (const after of wanted) {
      if (watched.has(after)) continue;
      const query = client.watchQuery<Data, Variables>({ ...at(after), fetchPolicy: 'cache-only' });
      const subscription = query.subscribe(({ data, dataState }) => {
        if (dataState !== 'complete') return;
        const page = pageOf(data as Data);
        const before = state.pages.find((each) => each.after === after);
        if (before && before.page !== page)
          show({ pages: state.pages.map((each) => (each === before ? { after, page } : each)) });
      });
      watched.set(after, () => subscription.unsubscribe());
    }
  }

  async function read(after: string): Promise<LaterPage<Row>> {
    const { data } = await client.query<Data, Variables>({ ...at(after), fetchPolicy: 'network-only' });
    if (!data) throw new Error('The page is empty.');
    return { after, page: pageOf(data) };
  }

  const endOf = ({ pageInfo }: ListPage<Row>) => (pageInfo.hasNextPage ? pageInfo.endCursor : null);

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      watch();
      return () => {
        listeners.delete(listener);
        watch();
      };
    },
    /** Reads on behind the last page; nothing happens while a page is under way or when there is none. */
    more: async (first: ListPage<Row>): Promise<void> => {
      const after = endOf(state.pages.at(-1)?.page ?? first);
      if (reading || after === null) return;
      reading = true;
      try {
        const page = await read(after);
        show({ pages: [...state.pages, page], failed: false });
      } catch {
        show({ failed: true });
      } finally {
        reading = false;
      }
    },
    /** Reads the pages anew behind a first page that was read anew. */
    renew: async (first: ListPage<Row>): Promise<void> => {
      const fresh: LaterPage<Row>[] = [];
      const count = Math.min(state.pages.length, RENEWED);
      for (let after = endOf(first); after !== null && fresh.length < count; ) {
        const page = await read(after);
        fresh.push(page);
        after = endOf(page.page);
      }
      if (count > 0) show({ pages: [...fresh, ...state.pages.slice(count)] });
    },
  };
}

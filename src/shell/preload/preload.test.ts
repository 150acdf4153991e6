import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  Observable,
  type TypedDocumentNode,
} from '@apollo/client';
import { createMemoryRouter, type RouteObject, RouterContextProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { apolloContext } from '~/graphql/client/context.ts';
import { store } from '~/lib/safeStorage.ts';
import { roleSets } from '../auth/roles.ts';
import { beginTexts } from '../i18n/texts.ts';
import { ask, askLater, beginBehindSplash, type ScreenData } from './begin.ts';
import { definePreload } from './definePreload.ts';

const Figures = gql`query Figures($year: Int!) { figures(year: $year) }` as TypedDocumentNode<
  { figures: number },
  { year: number }
>;
const Lines = gql`query Lines($sort: String!) { lines(sort: $sort) }` as TypedDocumentNode<
  { lines: string },
  { sort: string }
>;
const Places = gql`query Places { places }` as TypedDocumentNode<{ places: string[] }, Record<string, never>>;
const Visits = gql`query Visits($places: [String!]!) { visits(places: $places) }` as TypedDocumentNode<
  { visits: number },
  { places: string[] }
>;

/** What is not in sight: nobody reads it but the tests that are about it. */
const Below = gql`query Below($sort: String!) { below(sort: $sort) }` as TypedDocumentNode<
  { below: string },
  { sort: string }
>;

const answers: Record<string, unknown> = {
  Figures: { figures: 7 },
  Lines: { lines: 'one' },
  Below: { below: 'deep' },
  Places: { places: ['gate', 'yard'] },
  Visits: { visits: 3 },
};

/** A client whose operations are written down; those named in `failing` fail. */
function createClient() {
  const asked: string[] = [];
  const failing = new Set<string>();
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push(`${operationName} ${JSON.stringify(variables)}`);
        if (failing.has(operationName)) observer.error(new Error('The connection is gone.'));
        else {
          observer.next({ data: answers[operationName] as Record<string, unknown> });
          observer.complete();
        }
      }),
  );
  return { client: new ApolloClient({ cache: new InMemoryCache(), link }), asked, failing };
}

const part = (value: object) => btoa(JSON.stringify(value));

function signIn(role: 'ADMIN' | 'STAFF'): void {
  store('jwt_access_token', `${part({})}.${part({ exp: Date.now() / 1000 + 3600 })}.x`);
  store('watchfloor_user', JSON.stringify({ id: '1', roles: [role] }));
}

const dashboard = definePreload({
  texts: ['dashboards', 'reasons'],
  queries: ({ search }) => [
    ask(Figures, { year: Number(search.get('year') ?? 2026) }),
    ask(Lines, { sort: search.get('sort') ?? 'name' }),
  ],
});

const report = definePreload({
  texts: [],
  queries: ({ search, answer }) => {
    const places = answer(Places)?.places;
    const chosen = search.get('place');
    return [
      ask(Places, {}),
      ...(places ? [ask(Visits, { places: places.filter((place) => !chosen || place === chosen) })] : []),
    ];
  },
});

const long = definePreload({
  texts: [],
  queries: ({ search }) => {
    const sort = { sort: search.get('sort') ?? 'name' };
    return [ask(Lines, sort), askLater(Below, sort)];
  },
});

const admins = definePreload({
  texts: [],
  roles: roleSets.admin,
  queries: () => [ask(Figures, { year: 1 })],
});

async function open(path: string) {
  const known = createClient();
  const routes: RouteObject[] = [
    { path: '/', element: null },
    { path: '/login', element: null },
    { path: '/dashboard', id: 'dashboard', ...dashboard },
    { path: '/report', id: 'report', ...report },
    { path: '/long', id: 'long', ...long },
    { path: '/admins', ...admins },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(apolloContext, async () => known.client);
      return context;
    },
    future: { v8_middleware: true },
  });
  const stand = async () => {
    await vi.waitFor(() => expect(router.state.initialized && router.state.navigation.state).toBe('idle'));
    for (const { all, begun } of Object.values(router.state.loaderData ?? {}) as ScreenData[])
      await Promise.all(
        [...((await all?.catch(() => null)) ?? begun)].map(([query, read]) =>
          query === Below ? null : read().settled,
        ),
      );
  };
  await stand();
  return {
    ...known,
    router,
    data: (route: string) => (router.state.loaderData as Record<string, ScreenData>)[route],
    go: async (to: string) => {
      known.asked.length = 0;
      await router.navigate(to);
      await stand();
    },
  };
}

describe('the preload of a screen', () => {
  afterEach(() => {
    store('jwt_access_token', null);
    store('watchfloor_user', null);
  });

  test('asks what the address chooses before the screen is there', async () => {
    signIn('STAFF');
    const { asked } = await open('/dashboard?year=2025');
    expect(asked).toEqual(['Figures {"year":2025}', 'Lines {"sort":"name"}']);
  });

  test('fetches the texts of the screen', async () => {
    signIn('STAFF');
    const fetched: string[] = [];
    await beginTexts(async (tag, namespace) => {
      fetched.push(`${namespace} in ${tag}`);
      return {};
    }, 'tr');
    await open('/dashboard');
    expect(fetched).toEqual(['dashboards in tr', 'reasons in tr']);
  });

  test('asks nothing when another parameter of the address changes', async () => {
    signIn('STAFF');
    const { asked, go, data } = await open('/dashboard');
    const before = data('dashboard');
    await go('/dashboard?camera=gate&drill=open');
    expect(asked).toEqual([]);
    expect(data('dashboard')).toBe(before);
  });

  test('asks only the query whose variables the address changes', async () => {
    signIn('STAFF');
    const { asked, go } = await open('/dashboard');
    await go('/dashboard?sort=state');
    expect(asked).toEqual(['Lines {"sort":"state"}']);
  });

  test('asks again what has failed, when somebody tries again at the same address', async () => {
    signIn('STAFF');
    const { asked, failing, go, client } = await open('/');
    failing.add('Figures');
    await go('/dashboard');
    expect(client.readQuery({ query: Figures, variables: { year: 2026 } })).toBeNull();
    failing.clear();
    await go('/dashboard');
    expect(asked).toEqual(['Figures {"year":2026}']);
    expect(client.readQuery({ query: Figures, variables: { year: 2026 } })).toEqual({ figures: 7 });
  });

  test('begins a query that depends on the answer to another as soon as that is there', async () => {
    signIn('STAFF');
    const { asked, go } = await open('/report');
    expect(asked).toEqual(['Places {}', 'Visits {"places":["gate","yard"]}']);
    await go('/report?place=yard');
    expect(asked).toEqual(['Visits {"places":["yard"]}']);
  });

  test('begins each query in a task of its own behind the splash of a page', async () => {
    const { client, asked } = createClient();
    const queries = () => [ask(Figures, { year: 2026 }), ask(Lines, { sort: 'name' })];
    const begun = beginBehindSplash(client, queries, { params: {}, search: new URLSearchParams() });
    for (let step = 0; step < 100; step += 1) await null;
    expect(asked).toEqual(['Figures {"year":2026}']);
    await begun;
    expect(asked).toEqual(['Figures {"year":2026}', 'Lines {"sort":"name"}']);
  });

  test('says that what depends on an answer has failed with it, and asks both when somebody tries again', async () => {
    signIn('STAFF');
    const { asked, failing, go, data } = await open('/');
    failing.add('Places');
    await go('/report');
    await expect(data('report')?.all).rejects.toThrow('The connection is gone.');
    failing.clear();
    await go('/report');
    expect(asked).toEqual(['Places {}', 'Visits {"places":["gate","yard"]}']);
  });

  test('begins a query of what is not in sight when it is read, once for all who read it', async () => {
    signIn('STAFF');
    const { asked, data } = await open('/long?sort=name');
    expect(asked).toEqual(['Lines {"sort":"name"}']);
    const read = data('long')?.begun.get(Below);
    expect(read?.()).toBe(read?.());
    await read?.().settled;
    expect(asked).toEqual(['Lines {"sort":"name"}', 'Below {"sort":"name"}']);
  });

  test('lets in nobody without one of its roles, and asks nothing for them', async () => {
    signIn('STAFF');
    const { asked, router } = await open('/admins');
    expect(router.state.location.pathname).toBe('/');
    expect(asked).toEqual([]);
  });

  test('lets in who has one of its roles', async () => {
    signIn('ADMIN');
    const { asked, router } = await open('/admins');
    expect(router.state.location.pathname).toBe('/admins');
    expect(asked).toEqual(['Figures {"year":1}']);
  });

  test('sends guests to the login, which remembers where they wanted to go', async () => {
    const { asked, router } = await open('/dashboard?year=2025');
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/login?next=%2Fdashboard%3Fyear%3D2025');
    expect(asked).toEqual([]);
  });
});

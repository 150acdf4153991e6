import type { ApolloClient } from '@apollo/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router-dom';
import { apolloContext } from './graphql/client/context.ts';
import { routesWith } from './routes.tsx';
import { readSession } from './shell/auth/session.ts';

/** Starts to fetch the code of every matching route at once, instead of one after the other as their parents are ready. */
function fetchAhead(routes: RouteObject[]): void {
  for (const { route } of matchRoutes(routes, location.pathname) ?? []) {
    if (typeof route.lazy !== 'object') continue;
    // A failure shows in the route's error element when the router asks again.
    for (const load of Object.values(route.lazy)) void load?.().catch(() => undefined);
  }
}

/** What failed to load becomes a function that throws its failure when the router needs it. */
const throwing =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part | (() => never)> =>
    load().catch((error: unknown) => () => {
      throw error;
    });

/**
 * Routes whose missing code reaches their error element. As it is, react-router 7.18 draws nothing at all in place of a
 * nested route of which a `lazy` part failed.
 */
function outspoken(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const children = route.children && { children: outspoken(route.children) };
    if (typeof route.lazy !== 'object') return { ...route, ...children } as RouteObject;
    const { Component, loader, shouldRevalidate } = route.lazy;
    const lazy = {
      ...route.lazy,
      ...(Component ? { Component: throwing(Component) } : {}),
      ...(loader ? { loader: throwing(loader) } : {}),
      ...(shouldRevalidate ? { shouldRevalidate: throwing(shouldRevalidate) } : {}),
    };
    return { ...route, ...children, lazy } as RouteObject;
  });
}

/**
 * The router over all routes; their loaders find the client in the context. `leave` ends the session of a token. When index.html loads the page anew, it
 * arrives where the router was going.
 */
export function createRouter(loadClient: () => Promise<ApolloClient>, leave: (token: string) => void) {
  const routes = outspoken(routesWith(loadClient, leave));
  fetchAhead(routes);
  const router = createBrowserRouter(routes, {
    // By a middleware the router would draw every change of an address late, as a transition that anything can hold up.
    getContext: () => {
      const context = new RouterContextProvider();
      if (readSession()) context.set(apolloContext, loadClient);
      return context;
    },
    future: { v8_middleware: true },
  });
  addEventListener('watchfloor:reload', (event) => {
    const target = router.state.navigation.location;
    if (!target) return;
    event.preventDefault();
    location.assign(router.createHref(target));
  });
  return router;
}

/** Whether an address leads to a screen of ours: not when only the page for unknown addresses would answer. */
export const createHasRoute =
  (routes: RouteObject[]) =>
  (path: string): boolean =>
    (matchRoutes(routes, path) ?? []).at(-1)?.route.path !== '*';

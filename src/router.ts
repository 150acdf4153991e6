import type { ApolloClient } from '@apollo/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router-dom';
import { routesWith } from './routes.tsx';

/** Starts to fetch the code of every matching route at once, instead of one after the other as their parents are ready. */
function fetchAhead(routes: RouteObject[]): void {
  for (const { route } of matchRoutes(routes, location.pathname) ?? []) {
    if (typeof route.lazy !== 'object') continue;
    // A failure shows in the route's error element when the router asks again.
    for (const load of Object.values(route.lazy)) void load?.().catch(() => undefined);
  }
}

/** The router over all routes; their loaders find the client in the context. */
export function createRouter(loadClient: () => Promise<ApolloClient>) {
  const routes = routesWith(loadClient);
  fetchAhead(routes);
  return createBrowserRouter(routes, {
    getContext: () => new RouterContextProvider(),
    future: { v8_middleware: true },
  });
}

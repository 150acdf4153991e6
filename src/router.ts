import type { ApolloClient } from '@apollo/client';
import { type ComponentType, createElement, lazy, Suspense, useState } from 'react';
import {
  createBrowserRouter,
  type LoaderFunction,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
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

type Load<Part> = () => Promise<Part | null | undefined>;

const Nothing = () => null;

function RetriedScreen({ load }: { readonly load: Load<ComponentType> }) {
  const [Screen] = useState(() => lazy(async () => ({ default: (await load()) ?? Nothing })));
  return createElement(Suspense, { fallback: null }, createElement(Screen));
}

/** A screen whose code was not there when the router asked: it is asked for again each time that it is shown. */
const retriedScreen = (load: Load<ComponentType>) => () => createElement(RetriedScreen, { load });

/** A loader whose code was not there when the router asked: it is asked for again at each call. */
const retriedLoader =
  (load: Load<LoaderFunction | boolean>): LoaderFunction =>
  async (...call) => {
    const loader = await load();
    return typeof loader === 'function' ? loader(...call) : null;
  };

/** The part, or what stands in for it where its code is missing. */
const orElse =
  <Part>(load: Load<Part>, substitute: Part): Load<Part> =>
  () =>
    load().catch(() => substitute);

/** Whether to load anew, while the screen's own rule is missing: as the router would. */
const revalidateByDefault: ShouldRevalidateFunction = ({ defaultShouldRevalidate }) =>
  defaultShouldRevalidate;

/**
 * Routes whose missing code reaches their error element, and is asked for again. As it is, react-router 7.18 draws nothing at
 * all in place of a nested route of which a `lazy` part failed, and keeps the failure.
 */
function withRetriedParts(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const children = route.children && { children: withRetriedParts(route.children) };
    if (typeof route.lazy !== 'object') return { ...route, ...children } as RouteObject;
    const { Component, loader, shouldRevalidate } = route.lazy;
    const parts = {
      ...route.lazy,
      ...(Component ? { Component: orElse(Component, retriedScreen(Component)) } : {}),
      ...(loader ? { loader: orElse(loader, retriedLoader(loader)) } : {}),
      ...(shouldRevalidate ? { shouldRevalidate: orElse(shouldRevalidate, revalidateByDefault) } : {}),
    };
    return { ...route, ...children, lazy: parts } as RouteObject;
  });
}

/**
 * The router over all routes; their loaders find the client in the context. `leave` ends the session of a token. When index.html loads the page anew, it
 * arrives where the router was going.
 */
export function createRouter(loadClient: () => Promise<ApolloClient>, leave: (token: string) => void) {
  const routes = withRetriedParts(routesWith(loadClient, leave));
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

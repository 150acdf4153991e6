import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The whole paths of routes, but those that stand for many. */
const fixedPaths = (routes: readonly RouteObject[], parent = ''): string[] =>
  routes.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : path.startsWith('/') ? path : `${parent}/${path}`;
    return [...fixedPaths(children, own), ...(path === undefined || /[:*?]/.test(own) ? [] : [own])];
  });

/**
 * Whether an address leads to a screen of ours: not when only the page for unknown addresses would answer. The navigation asks
 * for each of its items, and the router would rank all routes anew for each.
 */
export function createHasRoute(routes: RouteObject[]): (path: string) => boolean {
  const fixed = new Set(fixedPaths(routes));
  return (path) => fixed.has(path) || (matchRoutes(routes, path) ?? []).at(-1)?.route.path !== '*';
}

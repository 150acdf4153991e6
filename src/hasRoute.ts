import { matchPath, type RouteObject } from 'react-router-dom';

/** The whole paths of routes; not of the one that answers for every other address. */
const pathsOf = (routes: readonly RouteObject[], parent = ''): string[] =>
  routes.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : path.startsWith('/') ? path : `${parent}/${path}`;
    return [...pathsOf(children, own), ...(path === undefined || path === '*' ? [] : [own])];
  });

/**
 * Whether an address leads to a screen of ours: not when only the page for unknown addresses would answer. The navigation asks
 * for each of its items, and the router itself would rank all routes anew for each.
 */
export function createHasRoute(routes: readonly RouteObject[]): (address: string) => boolean {
  const paths = pathsOf(routes);
  const fixed = new Set(paths.filter((path) => !path.includes(':')));
  const varying = paths
    .filter((path) => path.includes(':'))
    .map((path) => ({ path, beginning: path.slice(0, path.indexOf('/:')) }));
  return (address) => {
    const asked = address.replace(/[?#].*$/, '');
    return (
      fixed.has(asked) ||
      varying.some(({ path, beginning }) => asked.startsWith(beginning) && matchPath(path, asked) !== null)
    );
  };
}

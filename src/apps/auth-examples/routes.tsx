import type { RouteObject } from 'react-router-dom';
import { screenRoute } from '~/shell/preload/screenRoute.ts';
import { type exampleRoles, roleExamplePath } from './paths.ts';

const example = (role: (typeof exampleRoles)[number]): RouteObject =>
  screenRoute({
    path: roleExamplePath(role),
    preload: async () => (await import('./roleExamples.preload.ts')).preloads[role],
    screen: async () => (await import('./RoleExampleScreen.tsx')).RoleExampleScreen,
  });

/** Those that stand in the dashboard's frame, for signed-in people. */
export const roleExampleRoutes: RouteObject[] = [example('admin'), example('staff')];

/** The one for guests alone. */
export const guestExampleRoutes: RouteObject[] = [example('guest')];

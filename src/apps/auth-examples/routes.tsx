import type { RouteObject } from 'react-router-dom';
import { requireRoles } from '~/shell/auth/guards.ts';
import { roleSets } from '~/shell/auth/roles.ts';
import { roleExamplePath } from './paths.ts';

const lazy = {
  Component: async () => (await import('./RoleExampleScreen.tsx')).RoleExampleScreen,
};

/** Those that stand in the dashboard's frame, for signed-in people. */
export const roleExampleRoutes: RouteObject[] = [
  { path: roleExamplePath('admin'), loader: requireRoles(roleSets.admin), lazy },
  { path: roleExamplePath('staff'), loader: requireRoles(roleSets.staff), lazy },
];

/** The one for guests alone. */
export const guestExampleRoutes: RouteObject[] = [
  { path: roleExamplePath('guest'), loader: requireRoles(roleSets.onlyGuest), lazy },
];

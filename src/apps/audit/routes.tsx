import type { RouteObject } from 'react-router-dom';
import { requireRoles } from '~/shell/auth/guards.ts';
import { roleSets } from '~/shell/auth/roles.ts';
import { RouteError as ErrorBoundary } from '~/shell/ui/RouteError.tsx';
import { auditPath } from './paths.ts';

/** For administrators alone; the API decides the same. */
export const auditRoutes: RouteObject[] = [
  {
    path: auditPath(),
    loader: requireRoles(roleSets.admin),
    ErrorBoundary,
    lazy: { Component: async () => (await import('./AuditScreen.tsx')).AuditScreen },
  },
];

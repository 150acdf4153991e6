import type { RouteObject } from 'react-router-dom';
import { screenRoute } from '~/shell/preload/screenRoute.ts';
import { auditPath } from './paths.ts';

/** The audit. */
export const auditRoutes: RouteObject[] = [
  screenRoute({
    path: auditPath(),
    preload: async () => (await import('./audit.preload.ts')).preload,
    screen: async () => (await import('./AuditScreen.tsx')).AuditScreen,
  }),
];

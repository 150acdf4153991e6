import type { RouteObject } from 'react-router-dom';
import { screenRoute } from '~/shell/preload/screenRoute.ts';
import { handoverPath, incidentsPath } from './paths.ts';

/** The incident desk, and what a shift hands over. */
export const incidentRoutes: RouteObject[] = [
  screenRoute({
    path: incidentsPath(),
    preload: async () => (await import('./incidents.preload.ts')).preload,
    screen: async () => (await import('./IncidentsScreen.tsx')).IncidentsScreen,
  }),
  screenRoute({
    path: handoverPath(),
    preload: async () => (await import('./handover/handover.preload.ts')).preload,
    screen: async () => (await import('./handover/HandoverScreen.tsx')).HandoverScreen,
  }),
];

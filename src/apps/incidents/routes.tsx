import type { RouteObject } from 'react-router-dom';
import { screenRoute } from '~/shell/preload/screenRoute.ts';
import { incidentsPath } from './paths.ts';

/** The incident desk. */
export const incidentRoutes: RouteObject[] = [
  screenRoute({
    path: incidentsPath(),
    preload: async () => (await import('./incidents.preload.ts')).preload,
    screen: async () => (await import('./IncidentsScreen.tsx')).IncidentsScreen,
  }),
];

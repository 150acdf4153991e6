import type { RouteObject } from 'react-router-dom';
import { RouteError as ErrorBoundary } from '~/shell/ui/RouteError.tsx';
import { incidentsPath } from './paths.ts';

/** The incident desk. Code and incidents are fetched side by side. */
export const incidentRoutes: RouteObject[] = [
  {
    path: incidentsPath(),
    ErrorBoundary,
    lazy: {
      loader: async () => (await import('./incidents.loader.ts')).incidentsLoader,
      Component: async () => (await import('./IncidentsScreen.tsx')).IncidentsScreen,
    },
  },
];

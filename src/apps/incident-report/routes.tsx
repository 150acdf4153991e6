import type { RouteObject } from 'react-router-dom';
import { RouteError as ErrorBoundary } from '~/shell/ui/RouteError.tsx';
import { incidentReportPath } from './paths.ts';

/** The dashboard of a project. Code and numbers are fetched side by side. */
export const incidentReportRoutes: RouteObject[] = [
  {
    path: incidentReportPath(),
    ErrorBoundary,
    lazy: {
      loader: async () => (await import('./incidentReport.loader.ts')).incidentReportLoader,
      Component: async () => (await import('./IncidentReportScreen.tsx')).IncidentReportScreen,
    },
  },
];

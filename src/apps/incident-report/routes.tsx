import type { RouteObject } from 'react-router-dom';
import { screenRoute } from '~/shell/preload/screenRoute.ts';
import { incidentReportPath } from './paths.ts';

/** The dashboard of a project. */
export const incidentReportRoutes: RouteObject[] = [
  screenRoute({
    path: incidentReportPath(),
    preload: async () => (await import('./incidentReport.preload.ts')).preload,
    screen: async () => (await import('./IncidentReportScreen.tsx')).IncidentReportScreen,
  }),
];

import type { RouteObject } from 'react-router-dom';
import { cameraHealthPath, incidentReportPath, mapDashboardPath } from './paths.ts';

const ErrorBoundary = async () => (await import('./components/DashboardError.tsx')).DashboardError;

/** The three dashboards. Code and numbers of a screen are fetched side by side. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: cameraHealthPath(),
    lazy: {
      ErrorBoundary,
      loader: async () => (await import('./camera-health/cameraHealth.loader.ts')).cameraHealthLoader,
      shouldRevalidate: async () =>
        (await import('./camera-health/cameraHealth.loader.ts')).cameraHealthShouldRevalidate,
      Component: async () => (await import('./camera-health/CameraHealthScreen.tsx')).CameraHealthScreen,
    },
  },
  {
    path: mapDashboardPath(),
    lazy: {
      ErrorBoundary,
      loader: async () => (await import('./map/mapDashboard.loader.ts')).mapDashboardLoader,
      shouldRevalidate: async () =>
        (await import('./map/mapDashboard.loader.ts')).mapDashboardShouldRevalidate,
      Component: async () => (await import('./map/MapDashboardScreen.tsx')).MapDashboardScreen,
    },
  },
  {
    path: incidentReportPath(),
    lazy: {
      loader: async () => (await import('./incident-report/incidentReport.loader.ts')).incidentReportLoader,
      Component: async () =>
        (await import('./incident-report/IncidentReportScreen.tsx')).IncidentReportScreen,
    },
  },
];

import type { RouteObject } from 'react-router-dom';
import { RouteError as ErrorBoundary } from '~/shell/ui/RouteError.tsx';
import { cameraHealthPath, mapDashboardPath } from './paths.ts';

/** The dashboards of the cameras' health. Code and numbers of a screen are fetched side by side. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: cameraHealthPath(),
    ErrorBoundary,
    lazy: {
      loader: async () => (await import('./camera-health/cameraHealth.loader.ts')).loader,
      shouldRevalidate: async () => (await import('./camera-health/cameraHealth.loader.ts')).shouldRevalidate,
      Component: async () => (await import('./camera-health/CameraHealthScreen.tsx')).CameraHealthScreen,
    },
  },
  {
    path: mapDashboardPath(),
    ErrorBoundary,
    lazy: {
      loader: async () => (await import('./map/mapDashboard.loader.ts')).loader,
      shouldRevalidate: async () => (await import('./map/mapDashboard.loader.ts')).shouldRevalidate,
      Component: async () => (await import('./map/MapDashboardScreen.tsx')).MapDashboardScreen,
    },
  },
];

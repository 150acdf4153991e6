import type { RouteObject } from 'react-router-dom';
import { screenRoute } from '~/shell/preload/screenRoute.ts';
import { cameraHealthPath, mapDashboardPath } from './paths.ts';

/** The dashboards of the cameras' health. */
export const dashboardRoutes: RouteObject[] = [
  screenRoute({
    path: cameraHealthPath(),
    preload: async () => (await import('./camera-health/cameraHealth.preload.ts')).preload,
    screen: async () => (await import('./camera-health/CameraHealthScreen.tsx')).CameraHealthScreen,
  }),
  screenRoute({
    path: mapDashboardPath(),
    preload: async () => (await import('./map/mapDashboard.preload.ts')).preload,
    screen: async () => (await import('./map/MapDashboardScreen.tsx')).MapDashboardScreen,
  }),
];

import type { RouteObject } from 'react-router-dom';
import { screenRoute } from '~/shell/preload/screenRoute.ts';
import { camerasPath } from './paths.ts';

/** The registry, and the page of each camera. */
export const cameraRoutes: RouteObject[] = [
  screenRoute({
    path: camerasPath(),
    preload: async () => (await import('./list/cameras.preload.ts')).preload,
    screen: async () => (await import('./list/CamerasScreen.tsx')).CamerasScreen,
  }),
  screenRoute({
    path: `${camerasPath()}/:id`,
    preload: async () => (await import('./camera/camera.preload.ts')).preload,
    screen: async () => (await import('./camera/CameraScreen.tsx')).CameraScreen,
  }),
];

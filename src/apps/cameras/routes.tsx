import type { RouteObject } from 'react-router-dom';
import { RouteError as ErrorBoundary } from '~/shell/ui/RouteError.tsx';
import { camerasPath } from './paths.ts';

/** The registry, and the page of each camera. */
export const cameraRoutes: RouteObject[] = [
  {
    path: camerasPath(),
    ErrorBoundary,
    lazy: {
      loader: async () => (await import('./list/cameras.loader.ts')).loader,
      shouldRevalidate: async () => (await import('./list/cameras.loader.ts')).shouldRevalidate,
      Component: async () => (await import('./list/CamerasScreen.tsx')).CamerasScreen,
    },
  },
  {
    path: `${camerasPath()}/:id`,
    ErrorBoundary,
    lazy: {
      loader: async () => (await import('./camera/camera.loader.ts')).loader,
      Component: async () => (await import('./camera/CameraScreen.tsx')).CameraScreen,
    },
  },
];

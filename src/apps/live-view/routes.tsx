import type { RouteObject } from 'react-router-dom';
import { RouteError as ErrorBoundary } from '~/shell/ui/RouteError.tsx';
import { liveViewPath } from './paths.ts';

/** A wall on a screen of its own has no bars: `?kiosk=1` (specification, Live View). */
const chrome = (params: URLSearchParams) =>
  params.get('kiosk') === '1'
    ? {
        navbar: { display: false },
        toolbar: { display: false },
        footer: { display: false },
        leftSidePanel: { display: false },
        rightSidePanel: { display: false },
      }
    : {};

/** Live View. Code and cameras are fetched side by side. */
export const liveViewRoutes: RouteObject[] = [
  {
    path: liveViewPath(),
    ErrorBoundary,
    handle: { chrome },
    lazy: {
      loader: async () => (await import('./liveView.loader.ts')).liveViewLoader,
      shouldRevalidate: async () => (await import('./liveView.loader.ts')).shouldRevalidate,
      Component: async () => (await import('./LiveViewScreen.tsx')).LiveViewScreen,
    },
  },
];

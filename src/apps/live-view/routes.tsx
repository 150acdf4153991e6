import type { RouteObject } from 'react-router-dom';
import { RouteError as ErrorBoundary } from '~/shell/ui/RouteError.tsx';
import { liveViewPath } from './paths.ts';

/** A wall on a screen of its own has nothing around it: `?kiosk=1` (specification, Live View). */
const alone = (params: URLSearchParams) => params.get('kiosk') === '1';

/** Live View. Code and cameras are fetched side by side. */
export const liveViewRoutes: RouteObject[] = [
  {
    path: liveViewPath(),
    ErrorBoundary,
    handle: { alone },
    lazy: {
      loader: async () => (await import('./liveView.loader.ts')).liveViewLoader,
      shouldRevalidate: async () => (await import('./liveView.loader.ts')).shouldRevalidate,
      Component: async () => (await import('./LiveViewScreen.tsx')).LiveViewScreen,
    },
  },
];

import type { RouteObject } from 'react-router-dom';
import { screenRoute } from '~/shell/preload/screenRoute.ts';
import { liveViewPath } from './paths.ts';

/** A wall on a screen of its own has nothing around it: `?kiosk=1` (specification, Live View). */
const alone = (params: URLSearchParams) => params.get('kiosk') === '1';

/** Live View. */
export const liveViewRoutes: RouteObject[] = [
  screenRoute({
    path: liveViewPath(),
    handle: { alone },
    preload: async () => (await import('./liveView.preload.ts')).preload,
    screen: async () => (await import('./LiveViewScreen.tsx')).LiveViewScreen,
  }),
];

import type { RouteObject } from 'react-router-dom';
import { screenRoute } from '~/shell/preload/screenRoute.ts';
import { chatPath } from './paths.ts';

/** The chat. */
export const chatRoutes: RouteObject[] = [
  screenRoute({
    path: chatPath(),
    preload: async () => (await import('./chat.preload.ts')).preload,
    screen: async () => (await import('./ChatScreen.tsx')).ChatScreen,
  }),
];

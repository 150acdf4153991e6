import type { RouteObject } from 'react-router-dom';
import { screenRoute } from '~/shell/preload/screenRoute.ts';
import { calendarPath } from './paths.ts';

/** The calendar of whoever is signed in. */
export const calendarRoutes: RouteObject[] = [
  screenRoute({
    path: calendarPath(),
    preload: async () => (await import('./calendar.preload.ts')).preload,
    screen: async () => (await import('./CalendarScreen.tsx')).CalendarScreen,
  }),
];

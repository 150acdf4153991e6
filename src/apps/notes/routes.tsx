import type { RouteObject } from 'react-router-dom';
import { screenRoute } from '~/shell/preload/screenRoute.ts';

/** The notes: their views, those with a label, and those that search names (`?note=`). */
export const noteRoutes: RouteObject[] = [
  screenRoute({
    path: '/apps/notes/:id?/:labelHandle?/:labelId?',
    preload: async () => (await import('./notes.preload.ts')).preload,
    screen: async () => (await import('./NotesScreen.tsx')).NotesScreen,
  }),
];

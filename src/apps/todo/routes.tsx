import { type RouteObject, redirect } from 'react-router-dom';
import { screenRoute } from '~/shell/preload/screenRoute.ts';
import { todoPath } from './paths.ts';

/**
 * To-dos: `/apps/todo/:folderHandle/:todoId?`, `/apps/todo/filter/:filterHandle/:todoId?` and
 * `/apps/todo/label/:labelHandle/:todoId?`. One route for all, so that the screen stays when another list is chosen.
 */
export const todoRoutes: RouteObject[] = [
  { path: '/apps/todo', loader: () => redirect(todoPath()) },
  screenRoute({
    path: '/apps/todo/:first/:second?/:third?',
    preload: async () => (await import('./todo.preload.ts')).preload,
    screen: async () => (await import('./TodoScreen.tsx')).TodoScreen,
  }),
];

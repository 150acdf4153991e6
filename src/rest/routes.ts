import type { Route } from './route.ts';
import { calendarRoutes } from './routes/calendar.ts';
import { dashboardRoutes } from './routes/dashboards.ts';
import { noteRoutes } from './routes/note.ts';
import { scrumboardRoutes } from './routes/scrumboard.ts';
import { sessionRoutes } from './routes/session.ts';
import { todoRoutes } from './routes/todo.ts';

/** Every REST path. */
export const routes: readonly Route[] = [
  ...calendarRoutes,
  ...dashboardRoutes,
  ...noteRoutes,
  ...scrumboardRoutes,
  ...sessionRoutes,
  ...todoRoutes,
];

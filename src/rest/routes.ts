import type { Route } from './route.ts';
import { calendarRoutes } from './routes/calendar.ts';
import { chatRoutes } from './routes/chat.ts';
import { contactRoutes } from './routes/contact.ts';
import { dashboardRoutes } from './routes/dashboards.ts';
import { mailRoutes } from './routes/mail.ts';
import { noteRoutes } from './routes/note.ts';
import { quickPanelRoutes } from './routes/quickPanel.ts';
import { scrumboardRoutes } from './routes/scrumboard.ts';
import { sessionRoutes } from './routes/session.ts';
import { todoRoutes } from './routes/todo.ts';

/** Every REST path. */
export const routes: readonly Route[] = [
  ...chatRoutes,
  ...contactRoutes,
  ...dashboardRoutes,
  ...mailRoutes,
  ...quickPanelRoutes,
  ...sessionRoutes,
  ...calendarRoutes,
  ...noteRoutes,
  ...scrumboardRoutes,
  ...todoRoutes,
];

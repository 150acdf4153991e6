import type { Route } from './route.ts';
import { chatRoutes } from './routes/chat.ts';
import { contactRoutes } from './routes/contact.ts';
import { dashboardRoutes } from './routes/dashboards.ts';
import { mailRoutes } from './routes/mail.ts';
import { quickPanelRoutes } from './routes/quickPanel.ts';
import { sessionRoutes } from './routes/session.ts';

/** Every REST path. */
export const routes: readonly Route[] = [
  ...chatRoutes,
  ...contactRoutes,
  ...dashboardRoutes,
  ...mailRoutes,
  ...quickPanelRoutes,
  ...sessionRoutes,
];

import type { Route } from './route.ts';
import { contactRoutes } from './routes/contact.ts';
import { dashboardRoutes } from './routes/dashboards.ts';
import { mailRoutes } from './routes/mail.ts';
import { sessionRoutes } from './routes/session.ts';

/** Every REST path. */
export const routes: readonly Route[] = [
  ...contactRoutes,
  ...dashboardRoutes,
  ...mailRoutes,
  ...sessionRoutes,
];

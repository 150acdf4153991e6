import type { Route } from './route.ts';
import { dashboardRoutes } from './routes/dashboards.ts';
import { mailRoutes } from './routes/mail.ts';
import { sessionRoutes } from './routes/session.ts';

/** Every REST path. */
export const routes: readonly Route[] = [...dashboardRoutes, ...mailRoutes, ...sessionRoutes];

import type { Route } from './route.ts';
import { dashboardRoutes } from './routes/dashboards.ts';
import { ecommerceRoutes } from './routes/ecommerce.ts';
import { sessionRoutes } from './routes/session.ts';

/** Every REST path. */
export const routes: readonly Route[] = [...dashboardRoutes, ...ecommerceRoutes, ...sessionRoutes];

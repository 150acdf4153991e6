import type { Route } from './route.ts';
import { academyRoutes } from './routes/academy.ts';
import { dashboardRoutes } from './routes/dashboards.ts';
import { ecommerceRoutes } from './routes/ecommerce.ts';
import { faqRoutes } from './routes/faq.ts';
import { fileRoutes } from './routes/file.ts';
import { iconRoutes } from './routes/icon.ts';
import { invoiceRoutes } from './routes/invoice.ts';
import { knowledgeBaseRoutes } from './routes/knowledgeBase.ts';
import { profileRoutes } from './routes/profile.ts';
import { searchRoutes } from './routes/search.ts';
import { sessionRoutes } from './routes/session.ts';

/** Every REST path. */
export const routes: readonly Route[] = [
  ...academyRoutes,
  ...dashboardRoutes,
  ...ecommerceRoutes,
  ...faqRoutes,
  ...fileRoutes,
  ...iconRoutes,
  ...invoiceRoutes,
  ...knowledgeBaseRoutes,
  ...profileRoutes,
  ...searchRoutes,
  ...sessionRoutes,
];

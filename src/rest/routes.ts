import type { Route } from './route.ts';
import { academyRoutes } from './routes/academy.ts';
import { calendarRoutes } from './routes/calendar.ts';
import { chatRoutes } from './routes/chat.ts';
import { contactRoutes } from './routes/contact.ts';
import { dashboardRoutes } from './routes/dashboards/dashboards.ts';
import { ecommerceRoutes } from './routes/ecommerce.ts';
import { faqRoutes } from './routes/faq.ts';
import { fileRoutes } from './routes/file.ts';
import { iconRoutes } from './routes/icon.ts';
import { invoiceRoutes } from './routes/invoice.ts';
import { knowledgeBaseRoutes } from './routes/knowledgeBase.ts';
import { mailRoutes } from './routes/mail.ts';
import { noteRoutes } from './routes/note.ts';
import { profileRoutes } from './routes/profile.ts';
import { quickPanelRoutes } from './routes/quickPanel.ts';
import { scrumboardRoutes } from './routes/scrumboard.ts';
import { searchRoutes } from './routes/search.ts';
import { sessionRoutes } from './routes/session.ts';
import { todoRoutes } from './routes/todo.ts';

/** Every REST path. */
export const routes: readonly Route[] = [
  ...academyRoutes,
  ...calendarRoutes,
  ...chatRoutes,
  ...contactRoutes,
  ...dashboardRoutes,
  ...ecommerceRoutes,
  ...faqRoutes,
  ...fileRoutes,
  ...iconRoutes,
  ...invoiceRoutes,
  ...knowledgeBaseRoutes,
  ...mailRoutes,
  ...noteRoutes,
  ...profileRoutes,
  ...quickPanelRoutes,
  ...scrumboardRoutes,
  ...searchRoutes,
  ...sessionRoutes,
  ...todoRoutes,
];

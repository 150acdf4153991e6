import { roleSets } from '../auth/roles.ts';
import type { NavigationItem, NavigationPage } from './items.ts';

const page = (id: string, translate: string, url: string, icon?: string): NavigationPage => ({
  type: 'item',
  id,
  translate: `navigation.${translate}`,
  url,
  ...(icon ? { icon } : {}),
});

/** The specified navigation (shell §2), the apps that it does not name, and the way out. */
export const navigationTree: readonly NavigationItem[] = [
  {
    type: 'group',
    id: 'applications',
    translate: 'navigation.applications',
    children: [
      page('live-view', 'liveView', '/apps/live-view', 'video'),
      page('dashboards/project', 'incidentReport', '/apps/dashboards/project', 'shield'),
      page('dashboards/analytics', 'cameraHealth', '/apps/dashboards/analytics', 'heat'),
      page('dashboards/map', 'map', '/apps/dashboards/map', 'map'),
    ],
  },
  {
    type: 'group',
    id: 'maintenance',
    translate: 'navigation.maintenance',
    children: [
      page('pages/maintenance', 'maintenance', '/pages/maintenance', 'wrench'),
      page('pages/coming-soon', 'maintenanceSchedule', '/pages/coming-soon', 'schedule'),
    ],
  },
  {
    type: 'group',
    id: 'info',
    translate: 'navigation.info',
    children: [
      page('pages/profile', 'profile', '/pages/profile', 'person'),
      page('pages/faq', 'faq', '/pages/faq', 'help'),
      page('pages/knowledge-base', 'knowledgeBase', '/pages/knowledge-base', 'book'),
      {
        ...page('documentation/changelog', 'changelog', '/documentation/changelog', 'history'),
        badge: { title: '2.4.9' },
      },
    ],
  },
  {
    type: 'group',
    id: 'apps',
    translate: 'navigation.apps',
    children: [
      page('cameras', 'cameras', '/cameras', 'camera'),
      page('incidents', 'incidents', '/apps/incidents', 'inbox'),
      { ...page('audit', 'audit', '/audit', 'history'), auth: roleSets.admin },
      page('mail', 'mail', '/apps/mail', 'envelope'),
      page('todo', 'todo', '/apps/todo', 'tick'),
      page('notes', 'notes', '/apps/notes', 'note'),
      page('contacts', 'contacts', '/apps/contacts', 'people'),
      page('calendar', 'calendar', '/apps/calendar', 'calendar'),
      page('chat', 'chat', '/apps/chat', 'chat'),
      page('scrumboard', 'scrumboard', '/apps/scrumboard', 'board'),
      page('academy', 'academy', '/apps/academy', 'learning'),
      {
        type: 'collapse',
        id: 'e-commerce',
        translate: 'navigation.eCommerce',
        icon: 'cart',
        url: '/apps/e-commerce',
        children: [
          page('e-commerce/products', 'products', '/apps/e-commerce/products'),
          page('e-commerce/orders', 'orders', '/apps/e-commerce/orders'),
        ],
      },
      page('file-manager', 'fileManager', '/apps/file-manager', 'folder'),
      {
        type: 'collapse',
        id: 'pages',
        translate: 'navigation.pages',
        icon: 'document',
        children: [
          page('pages/invoices/modern', 'invoiceModern', '/pages/invoices/modern'),
          page('pages/invoices/compact', 'invoiceCompact', '/pages/invoices/compact'),
          page('pages/pricing', 'pricing', '/pages/pricing/style-1'),
          page('pages/search', 'search', '/pages/search/classic'),
          page('pages/errors/error-404', 'error404', '/pages/errors/error-404'),
          page('pages/errors/error-500', 'error500', '/pages/errors/error-500'),
        ],
      },
      {
        type: 'collapse',
        id: 'auth',
        translate: 'navigation.roleExamples',
        icon: 'key',
        children: [
          { ...page('auth/admin', 'adminExample', '/auth/admin-role-example'), auth: roleSets.admin },
          { ...page('auth/staff', 'staffExample', '/auth/staff-role-example'), auth: roleSets.staff },
          { ...page('auth/guest', 'guestExample', '/auth/guest-role-example'), auth: roleSets.onlyGuest },
        ],
      },
      { type: 'divider', id: 'before-links' },
      {
        type: 'link',
        id: 'graphql',
        translate: 'navigation.graphql',
        icon: 'link',
        url: 'https://graphql.org/learn/',
      },
    ],
  },
  { ...page('logout', 'logout', '/logout', 'logout'), auth: roleSets.user },
];

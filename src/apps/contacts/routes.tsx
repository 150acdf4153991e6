import { type RouteObject, redirect } from 'react-router-dom';
import { screenRoute } from '~/shell/preload/screenRoute.ts';
import { contactsPath } from './paths.ts';

/** The address book. */
export const contactRoutes: RouteObject[] = [
  { path: '/apps/contacts', loader: ({ request }) => redirect(contactsPath() + new URL(request.url).search) },
  screenRoute({
    path: '/apps/contacts/:view',
    preload: async () => (await import('./contacts.preload.ts')).preload,
    screen: async () => (await import('./ContactsScreen.tsx')).ContactsScreen,
  }),
];

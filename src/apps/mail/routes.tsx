import { type RouteObject, redirect } from 'react-router-dom';
import { screenRoute } from '~/shell/preload/screenRoute.ts';
import { mailPath } from './paths.ts';

/** The mails. One screen for all views, so that a change of the view leaves the rest of it standing. */
export const mailRoutes: RouteObject[] = [
  screenRoute({
    path: '/apps/mail',
    preload: async () => (await import('./mail.preload.ts')).preload,
    screen: async () => (await import('./MailScreen.tsx')).MailScreen,
    children: [
      { index: true, loader: () => redirect(mailPath()) },
      { path: 'label/:labelHandle/:mailId?', element: null },
      { path: 'filter/:filterHandle/:mailId?', element: null },
      { path: ':folderHandle/:mailId?', element: null },
    ],
  }),
];

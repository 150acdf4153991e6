import type { ReactNode } from 'react';
import { Outlet, type RouteObject, redirect } from 'react-router-dom';
import { guestsOnly, logoutLoader, requireSession } from './auth/guards.ts';
import { RouteError } from './layouts/RouteError.tsx';

const homePath = '/apps/dashboards/analytics';
const notFoundPath = '/pages/errors/error-404';

/**
 * The whole tree of routes: the given routes stand inside the layout of signed-in screens; login, logout, the
 * redirects and the unknown address are the shell's own. `extras` stand in the toolbar.
 */
export function shellRoutes(appRoutes: RouteObject[], extras?: ReactNode): RouteObject[] {
  return [
    {
      element: <Outlet />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <></>,
      children: [
        {
          loader: requireSession,
          lazy: async () => {
            const { AppLayout } = await import('./layouts/AppLayout.tsx');
            return { element: <AppLayout extras={extras} /> };
          },
          children: [
            {
              // The error of a screen leaves the layout around it in place.
              errorElement: <RouteError />,
              children: [
                { path: '/', loader: () => redirect(homePath), element: <></> },
                ...appRoutes,
                {
                  path: notFoundPath,
                  lazy: async () => ({
                    Component: (await import('./pages/NotFoundScreen.tsx')).NotFoundScreen,
                  }),
                },
                { path: '*', loader: () => redirect(notFoundPath), element: <></> },
              ],
            },
          ],
        },
        {
          loader: guestsOnly,
          lazy: async () => ({ Component: (await import('./layouts/PublicLayout.tsx')).PublicLayout }),
          children: [
            {
              path: '/login',
              lazy: async () => ({ Component: (await import('./auth/LoginScreen.tsx')).LoginScreen }),
            },
          ],
        },
        { path: '/logout', loader: logoutLoader, element: <></> },
      ],
    },
  ];
}

import type { ApolloClient } from '@apollo/client';
import { type RouteObject, redirect } from 'react-router-dom';
import { auditRoutes } from './apps/audit/routes.tsx';
import { guestExampleRoutes, roleExampleRoutes } from './apps/auth-examples/routes.tsx';
import { calendarRoutes } from './apps/calendar/routes.tsx';
import { cameraRoutes } from './apps/cameras/routes.tsx';
import { chatRoutes } from './apps/chat/routes.tsx';
import { contactRoutes } from './apps/contacts/routes.tsx';
import { dashboardRoutes } from './apps/dashboards/routes.tsx';
import { incidentReportRoutes } from './apps/incident-report/routes.tsx';
import { incidentRoutes } from './apps/incidents/routes.tsx';
import { liveViewRoutes } from './apps/live-view/routes.tsx';
import { mailRoutes } from './apps/mail/routes.tsx';
import { noteRoutes } from './apps/notes/routes.tsx';
import { todoRoutes } from './apps/todo/routes.tsx';
import { guestsOnly, logoutLoader, requireSession } from './shell/auth/guards.ts';
import { loadProviderSettings } from './shell/auth/providers/settings.ts';
import { loadTexts } from './shell/i18n/i18n.ts';
import { PublicLayout } from './shell/layouts/PublicLayout.tsx';
import { RouteError } from './shell/ui/RouteError.tsx';

const home = '/apps/dashboards/analytics';
const notFoundPath = '/pages/errors/error-404';

/** The code of a guests' screen, with its texts and what it must know of providers: fetched side by side. */
const forGuests = async <Screen,>(code: Promise<Screen>): Promise<Screen> =>
  (await Promise.all([code, loadTexts('auth'), loadProviderSettings()]))[0];

const login = {
  Component: async () => (await forGuests(import('./shell/auth/LoginScreen.tsx'))).LoginScreen,
};
const register = {
  Component: async () => (await forGuests(import('./shell/auth/RegisterScreen.tsx'))).RegisterScreen,
};
const callback = {
  Component: async () => (await forGuests(import('./shell/auth/CallbackScreen.tsx'))).CallbackScreen,
};
const setup = {
  Component: async () => (await forGuests(import('./shell/auth/SetupScreen.tsx'))).SetupScreen,
};
const guestLayout = {
  Component: async () => (await import('./shell/layouts/GuestLayout.tsx')).GuestLayout,
};
/** With the texts of what stands in its toolbar: without them the frame would be drawn twice. */
const signedIn = {
  Component: async () => (await Promise.all([import('./SignedIn.tsx'), loadTexts('demo')]))[0].SignedIn,
};
const errorPages: RouteObject[] = [
  {
    path: notFoundPath,
    lazy: { Component: async () => (await import('./shell/pages/NotFoundScreen.tsx')).NotFoundScreen },
  },
  {
    path: '/pages/errors/error-500',
    lazy: { Component: async () => (await import('./shell/pages/ServerErrorScreen.tsx')).ServerErrorScreen },
  },
];

const publicRoutes = (leave: (token: string) => void): RouteObject[] => [
  { path: '/', loader: () => redirect(home) },
  { path: '/logout', loader: logoutLoader(leave) },
  {
    element: <PublicLayout />,
    errorElement: <RouteError />,
    children: [
      { path: '/login', loader: guestsOnly, lazy: login },
      { path: '/register', loader: guestsOnly, lazy: register },
      { path: '/callback', loader: guestsOnly, lazy: callback },
      { path: '/setup', loader: guestsOnly, lazy: setup },
    ],
  },
  {
    lazy: guestLayout,
    errorElement: <RouteError />,
    children: guestExampleRoutes,
  },
];

/** Every address of the product. The only place that knows all apps. `leave` ends the session of a token. */
export const routesWith = (
  loadClient: () => Promise<ApolloClient>,
  leave: (token: string) => void,
): RouteObject[] => [
  ...publicRoutes(leave),
  {
    id: 'signed-in',
    loader: (call) => requireSession(call) ?? loadClient(),
    shouldRevalidate: () => false,
    lazy: signedIn,
    errorElement: <RouteError />,
    children: [
      ...dashboardRoutes,
      ...incidentReportRoutes,
      ...incidentRoutes,
      ...liveViewRoutes,
      ...cameraRoutes,
      ...calendarRoutes,
      ...auditRoutes,
      ...chatRoutes,
      ...mailRoutes,
      ...contactRoutes,
      ...noteRoutes,
      ...todoRoutes,
      ...roleExampleRoutes,
      ...errorPages,
      { path: '*', loader: () => redirect(notFoundPath) },
    ],
  },
];

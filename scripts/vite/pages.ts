/** What a page imports lazily as soon as its code runs: files below src/, and namespaces of texts. */
export interface Needs {
  readonly files: readonly string[];
  readonly texts: readonly string[];
}

interface Screen extends Needs {
  /** As in its route: `/cameras/:id`; with `/*` where the route has others below. */
  readonly path: string;
}

/** Every page. */
export const everywhere: Needs = { files: ['shell/theme/styles.ts'], texts: ['shell'] };

/** The page of whoever is not signed in, wherever they wanted to go. */
export const login: Needs = { files: ['shell/auth/LoginScreen.tsx'], texts: ['auth', 'messages'] };

/** Every page of somebody who is signed in. */
export const signedIn: Needs = { files: ['SignedIn.tsx', 'api.ts'], texts: ['notices', 'demo'] };

/** The same, where the server is inside the browser. */
export const withoutServer: Needs = {
  files: ['graphql/client/localLink.ts', 'local/openServer.ts'],
  texts: [],
};

/** The same, where a server stands behind the page. */
export const withServer: Needs = { files: ['graphql/client/remoteLink.ts'], texts: [] };

/** The screens of somebody who is signed in; the first is home. `tests/house/pages.test.ts` compares it with the routes. */
export const screens: readonly Screen[] = [
  {
    path: '/apps/dashboards/analytics',
    files: [
      'apps/dashboards/camera-health/cameraHealth.preload.ts',
      'apps/dashboards/camera-health/CameraHealthScreen.tsx',
    ],
    texts: ['dashboards', 'reasons'],
  },
  {
    path: '/apps/dashboards/map',
    files: ['apps/dashboards/map/mapDashboard.preload.ts', 'apps/dashboards/map/MapDashboardScreen.tsx'],
    texts: ['dashboards', 'reasons'],
  },
  {
    path: '/apps/dashboards/project',
    files: [
      'apps/incident-report/incidentReport.preload.ts',
      'apps/incident-report/IncidentReportScreen.tsx',
    ],
    texts: ['incident-report', 'dashboards', 'desk', 'map', 'reasons', 'video'],
  },
  {
    path: '/apps/incidents',
    files: ['apps/incidents/incidents.preload.ts', 'apps/incidents/IncidentsScreen.tsx'],
    texts: ['incidents', 'desk', 'reasons', 'video'],
  },
  {
    path: '/apps/incidents/handover',
    files: ['apps/incidents/handover/handover.preload.ts', 'apps/incidents/handover/HandoverScreen.tsx'],
    texts: ['handover', 'reasons'],
  },
  {
    path: '/apps/live-view',
    files: ['apps/live-view/liveView.preload.ts', 'apps/live-view/LiveViewScreen.tsx'],
    texts: ['live-view', 'desk', 'reasons', 'video', 'why'],
  },
  {
    path: '/cameras',
    files: ['apps/cameras/list/cameras.preload.ts', 'apps/cameras/list/CamerasScreen.tsx'],
    texts: ['cameras', 'map', 'reasons', 'video', 'why'],
  },
  {
    path: '/cameras/:id',
    files: ['apps/cameras/camera/camera.preload.ts', 'apps/cameras/camera/CameraScreen.tsx'],
    texts: ['cameras', 'reasons'],
  },
  {
    path: '/audit',
    files: ['apps/audit/audit.preload.ts', 'apps/audit/AuditScreen.tsx'],
    texts: ['audit'],
  },
  {
    path: '/apps/calendar',
    files: ['apps/calendar/calendar.preload.ts', 'apps/calendar/CalendarScreen.tsx'],
    texts: ['calendar', 'office'],
  },
  {
    path: '/apps/chat',
    files: ['apps/chat/chat.preload.ts', 'apps/chat/ChatScreen.tsx'],
    texts: ['chat', 'chat-app', 'office'],
  },
  {
    path: '/apps/contacts/:view',
    files: ['apps/contacts/contacts.preload.ts', 'apps/contacts/ContactsScreen.tsx'],
    texts: ['contacts', 'office', 'uploads'],
  },
  {
    path: '/apps/mail/*',
    files: ['apps/mail/mail.preload.ts', 'apps/mail/MailScreen.tsx'],
    texts: ['mail', 'office', 'uploads'],
  },
  {
    path: '/apps/notes/:id?/:labelHandle?/:labelId?',
    files: ['apps/notes/notes.preload.ts', 'apps/notes/NotesScreen.tsx'],
    texts: ['notes', 'office', 'uploads'],
  },
  {
    path: '/apps/todo/:first/:second?/:third?',
    files: ['apps/todo/todo.preload.ts', 'apps/todo/TodoScreen.tsx'],
    texts: ['todo', 'office'],
  },
];

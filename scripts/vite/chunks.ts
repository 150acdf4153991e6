/**
 * What is always loaded together stands in one file. Left to itself, the bundler makes a piece of whatever two screens
 * share: the first page asked for 98 files, 60 of them below one kilobyte, each compressed alone and naming what it takes
 * from the others. That cost 29 kB of its 420. Packages stand apart from our own code, so that they stay cached over
 * releases.
 *
 * A group takes what its `test` names, and everything that imports, unless a group above has it already. So the order is
 * that of need: the login loads the first groups alone, a guest's page no client, a page before a server no local server.
 * `scripts/budget.mjs --list` shows what the pages load.
 */

interface Group {
  readonly name: string | ((id: string) => string | null);
  readonly test: RegExp;
}

const anyOf = (...names: readonly string[]) => names.join('|');

/** A package, wherever it is installed, or the bundler's own helpers. */
const packages = (...names: readonly string[]) =>
  new RegExp(`rolldown/runtime|/node_modules/(${anyOf(...names)})/`);

/** Files below src/, whose names are expressions. */
const sources = (...names: readonly string[]) => new RegExp(`/src/(${anyOf(...names)})\\.tsx?$`);

/** Icons, by the names of their files. */
const icons = (...names: readonly string[]) =>
  new RegExp(`/@blueprintjs/icons/.*/components/(${anyOf(...names)})\\.js$`);

const either = (...tests: readonly RegExp[]) => new RegExp(anyOf(...tests.map(({ source }) => source)));

const texts = /locales\/([^/.]+)\.([a-z]+)\.json$/;

/**
 * Texts that are needed together, by language: those of guests, those of every page of somebody who is signed in, of the
 * screens that show pictures and incidents, and of the office apps.
 */
const textGroups: Readonly<Record<string, readonly string[]>> = {
  guest: ['auth', 'messages'],
  frame: ['dashboards', 'reasons', 'notices', 'demo', 'alarms'],
  work: ['desk', 'video', 'why'],
  office: ['office', 'uploads'],
  chat: ['chat', 'chat-app'],
};

function textGroup(id: string): string | null {
  const [, namespace = '', language] = texts.exec(id) ?? [];
  const group = Object.keys(textGroups).find((name) => textGroups[name]?.includes(namespace));
  return group ? `${group}.${language}` : null;
}

const groups: readonly Group[] = [
  { name: textGroup, test: texts },
  // Every page: React and its router.
  {
    name: 'react',
    test: packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom'),
  },
  // Every page: the composition root, and what the login shares with the frame of signed-in screens.
  {
    name: 'start',
    test: either(
      sources(
        'main',
        'shell/auth/(registration|providers/providerSession)',
        'shell/toolbar/(LanguageMenu|ColourModeButton)',
        'shell/messages/useRefusal',
        'shell/ui/(Logo|Field)',
        'resolvers/session/session.rules',
      ),
      icons('eye-open'),
    ),
  },
  // Screens with forms of many fields.
  {
    name: 'forms',
    test: /\/node_modules\/react-hook-form\/|\/src\/shell\/ui\/form\/(rulesOf|useSending)\.ts$/,
  },
  // The pages of guests: signing in and registering.
  { name: 'login', test: /src\/shell\/auth\/(LoginScreen|RegisterForm|FailureNote)\.tsx$/ },
  // Every page of somebody who is signed in. Only what its cache and hooks need: links to servers, and the executor of a page without a worker, are fetched apart.
  {
    name: 'apollo',
    test: /\/node_modules\/(@apollo\/client\/(cache|core|react|utilities)|rxjs|optimism|@wry)\//,
  },
  // The same: navigation and toolbar, what every screen is begun by, and what most are made of, with the rules that they
  // share with the resolvers.
  {
    name: 'frame',
    test: sources(
      'api',
      'appTexts',
      'graphql/client/hooks',
      'SignedIn',
      'shell/layouts/Frame',
      'shell/i18n/zone',
      'shell/preload/(definePreload|usePreloaded|usePreloadedPages)',
      'shell/ui/(table|Chart|DataTable|EmptyState|Metric|SearchInput|Select|SortButton|UrlTabs|WhenSeen|Widget|RangeTabs|Pager|useAddressCheck|usePages|useTypedParam)',
      'shell/alarms/waitingCount',
      'features/live/(newIncidents|useLiveRefetch)',
      'features/cameras/(StateBadges|useSelectedCamera)',
      'resolvers/(health/health|incident/incident).rules',
    ),
  },
  // Every page without a server: its line to the server in the worker.
  { name: 'local', test: /src\/(local\/openServer|graphql\/client\/localLink)\.ts$/ },
  {
    name: 'home',
    test: /src\/apps\/dashboards\/camera-health\/(CameraHealthScreen\.tsx|cameraHealth\.preload\.ts)$/,
  },
  // What tells of new incidents, once the page rests.
  { name: 'alarms', test: sources('features/alarms/AlarmBell') },
  // What the six office apps, the desk and Live View are made of: lists of any length, views beside them, keys, drawers.
  {
    name: 'kit',
    test: either(
      sources(
        'lib/(chunksOf|groupBy)',
        'shell/i18n/(dateText|momentStyle.rules)',
        'shell/messages/(inCalls|useUndoable)',
        'shell/preload/usePreloadedList',
        'shell/ui/(CancelProgress|ConfirmDialog|Dialog|Drawer|Fold|KeyHelp|LabelChips|LabelMenu|later|Popup|Screen|SelectBox|SelectionBar|Sidebar|Switch|ViewNav|VirtualList|useEngaged|useSelection)',
        'shell/ui/exports/useFileExport',
        'features/live/useOfficeRefetch',
        'features/office/(drag/(DragArea|dragRows)|AppNotFound|ListKeyHelp|SampleOffer|listKeys|useListKeys|useSampleData)',
        'features/uploads/FileImage',
      ),
      icons(
        'add',
        'download',
        'arrow-(left|right)',
        'chevron-(left|right)',
        'edit',
        'export',
        'flag',
        'import',
        'more',
        'notifications',
        'office',
        'plus',
        'send-message',
        'star-empty',
        'time',
        'trash',
        'undo',
      ),
    ),
  },
  // What drags their rows, once somebody stirs.
  { name: 'drag', test: sources('features/office/drag/DragEngine') },
  // What dialogs with many fields are made of; nobody needs it before one is opened.
  {
    name: 'dialogs',
    test: sources('shell/ui/DateField', 'shell/ui/form/Form(DateField|Dialog|Field|Switch)'),
  },
  // What is saved while it is written, and files that are sent.
  {
    name: 'writing',
    test: sources('features/office/(SaveNote|useAutosave)', 'features/uploads/(PictureUpload|UploadList)'),
  },
  // The office apps, each with what begins it.
  ...[
    'mail/(mail.preload|MailScreen)',
    'todo/(todo.preload|TodoScreen)',
    'notes/(notes.preload|NotesScreen)',
    'contacts/(contacts.preload|ContactsScreen)',
    'calendar/(calendar.preload|CalendarScreen)',
    'chat/(chat.preload|ChatScreen)',
  ].map((files) => ({ name: String(files.split('/')[0]), test: sources(`apps/${files}`) })),
  // Live View, the desk, a project's report and the cameras: pictures, evidence, drawers and dialogs.
  {
    name: 'work',
    test: sources(
      'shell/ui/(CheckMenu|ClearFilters)',
      'features/cameras/fleet/useFleet',
      'features/video/VideoTile',
      'features/incidents/actions/useIncidentActions',
      'features/incidents/evidence/EvidenceList',
      'features/incidents/list/IncidentRow',
      'resolvers/(incident/queue|incident/storm|evidence/evidence|evidence/stills|file/file).rules',
    ),
  },
  // The desk, and Live View, each with what begins it.
  { name: 'desk', test: sources('apps/incidents/(incidents.preload|IncidentsScreen)') },
  { name: 'wall', test: sources('apps/live-view/(liveView.preload|LiveViewScreen)') },
];

/**
 * The worker of the server inside the browser: what every page asks of it, what all office apps ask, what each of them
 * does, the rest, and REST.
 */
const serverGroups: readonly Group[] = [
  { name: 'server', test: /src\/local\/server\.worker\.ts$/ },
  {
    name: 'office',
    test: sources(
      'graphql/office/officeSchema',
      'resolvers/base/catalogue',
      'resolvers/contact/contact.(rules|service)',
    ),
  },
  ...['calendar', 'mail', 'notes', 'people', 'todo'].map((app) => ({
    name: `office-${app}`,
    test: sources(`graphql/office/${app}`),
  })),
  { name: 'whole', test: /src\/graphql\/schema\.ts$/ },
  { name: 'rest', test: /src\/rest\/handleRest\.ts$/ },
];

const inOrder = (all: readonly Group[]) =>
  all.map((group, index) => ({ ...group, priority: all.length - index }));

export const chunkGroups = inOrder(groups);
export const workerGroups = inOrder(serverGroups);

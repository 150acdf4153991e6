/**
 * What is always loaded together stands in one file. Left to itself, the bundler makes a piece of whatever two screens
 * share: the first page asked for 98 files, 60 of them below one kilobyte, each compressed alone and naming what it takes
 * from the others. That cost 29 kB of its 420.
 *
 * A group takes what its `test` names, and everything that imports, unless a group above has it already. So the order is
 * that of need: the login loads the first group alone, a guest's page no client, a page before a server no local server.
 * `scripts/budget.mjs --list` shows what the pages load.
 */
const groups = [
  // Every page: the composition root, and what the login shares with the frame of signed-in screens.
  {
    name: 'start',
    test: /src\/(main\.tsx|shell\/(auth\/(registration|providers\/providerSession)\.ts|toolbar\/(LanguageMenu|ColourModeButton)\.tsx|ui\/(Logo|Field)\.tsx)|resolvers\/session\/session\.rules\.ts)$/,
  },
  // Every page with navigation and toolbar.
  { name: 'frame', test: /src\/shell\/layouts\/Frame\.tsx$/ },
  // Every page of somebody who is signed in.
  { name: 'client', test: /src\/(api\.ts|graphql\/client\/hooks\.ts|SignedIn\.tsx)$/ },
  // What most screens are made of, and the rules that they share with the resolvers.
  {
    name: 'kit',
    test: /src\/(shell\/ui\/(Chart|DataTable|EmptyState|Metric|SortButton|WhenSeen|RangeTabs|Pager|usePages|useTypedParam)|features\/cameras\/(StateBadges|useSelectedCamera)|resolvers\/(health\/health|incident\/incident)\.rules)\.tsx?$/,
  },
  // Every page without a server: its line to the server in the worker.
  { name: 'local', test: /src\/(local\/openServer|graphql\/client\/localLink)\.ts$/ },
  {
    name: 'home',
    test: /src\/apps\/dashboards\/camera-health\/(CameraHealthScreen\.tsx|cameraHealth\.preload\.ts)$/,
  },
];

/** The worker of the server inside the browser: what every page asks of it, then what the office apps and REST ask. */
const serverGroups = [
  { name: 'server', test: /src\/local\/server\.worker\.ts$/ },
  { name: 'office', test: /src\/graphql\/schema\.ts$/ },
  { name: 'rest', test: /src\/rest\/handleRest\.ts$/ },
];

const inOrder = (all: typeof groups) =>
  all.map((group, index) => ({ ...group, priority: all.length - index }));

export const chunkGroups = inOrder(groups);
export const workerGroups = inOrder(serverGroups);

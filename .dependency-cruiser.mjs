/** Who may import whom: the table of docs/architecture.md as rules. Paths are regular expressions. */
const forbid = (name, from, to, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: from, ...extra },
  to,
});
const generated = '\\.generated\\.ts$';
const pure = '^src/(lib|resolvers|store|rest|credentials|health|pulse)/';
/** Helpers that know nothing of the domain. */
const lib = '^src/lib/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?', '^@graphql-typed-document-node/core$'] },
    },
    forbid('pure-code-knows-no-platform', pure, {
      path: ['^react', 'node_modules/(react|react-dom|@apollo/client)/'],
    }),
    forbid('pure-code-knows-no-node', pure, { dependencyTypes: ['core'] }, { pathNot: '\\.test\\.ts$' }),
    forbid(
      'resolvers-stand-alone',
      '^src/resolvers/',
      {
        path: '^(src|server|tests)/',
        pathNot: [lib, '^src/resolvers/', generated, '^src/store/(port|tables|cursor|blobs)\\.ts$'],
      },
      { pathNot: '\\.test\\.ts$' },
    ),
    forbid(
      'another-domain-by-rules-and-services-only',
      '^src/resolvers/([^/]+)/',
      {
        path: '^src/resolvers/([^/]+)/',
        pathNot: [
          '^src/resolvers/$1/',
          '^src/resolvers/base/',
          '\\.(rules|rows|service)\\.ts$',
          '^src/resolvers/[^/]+\\.ts$',
        ],
      },
      { pathNot: ['\\.fixtures\\.ts$', '\\.test\\.ts$'] },
    ),
    forbid(
      'store-knows-rows-and-fixtures',
      '^src/store/',
      {
        path: '^(src|server|tests)/',
        pathNot: [lib, '^src/store/', generated, '\\.(rows|fixtures)\\.ts$'],
      },
      { pathNot: '\\.test\\.ts$' },
    ),
    forbid('parts-of-the-schema-know-resolvers', '^src/graphql/office/', {
      path: '^(src|server|tests)/',
      pathNot: [lib, '^src/graphql/(?!client/)', '^src/resolvers/', '^schema/'],
    }),
    forbid('executor-knows-resolvers', '^src/graphql/(?!client/|office/)', {
      path: '^(src|server|tests)/',
      pathNot: [lib, '^src/graphql/(?!client/)', '^src/resolvers/[^/]+\\.ts$', '^schema/'],
    }),
    forbid('client-knows-graphql', '^src/graphql/client/', {
      path: '^(src|server|tests)/',
      pathNot: [lib, '^src/graphql/'],
    }),
    forbid('rest-knows-execute', '^src/rest/', {
      path: '^(src|server|tests)/',
      pathNot: [lib, '^src/rest/', '^src/graphql/(execute|work|[^/]*\\.generated)\\.ts$'],
    }),
    forbid('credentials-know-their-port', '^src/credentials/', {
      path: '^(src|server|tests)/',
      pathNot: [
        lib,
        '^src/credentials/',
        '^src/resolvers/context\\.ts$',
        '^src/resolvers/identity/providers\\.rules\\.ts$',
        generated,
      ],
    }),
    forbid('health-knows-the-domain', '^src/health/', {
      path: '^(src|server|tests)/',
      pathNot: [lib, '^src/(health|resolvers)/', '^src/store/(port|tables)\\.ts$', generated],
    }),
    forbid('pulse-knows-the-domain', '^src/pulse/', {
      path: '^(src|server|tests)/',
      pathNot: [lib, '^src/(pulse|resolvers)/', '^src/store/(port|tables)\\.ts$', generated],
    }),
    forbid('shell-knows-no-app', '^src/shell/', {
      path: '^(src|server|tests)/',
      pathNot: [
        lib,
        '^src/shell/',
        '^src/graphql/client/',
        '^src/resolvers/[^/]+/[^/]+\\.rules\\.ts$',
        generated,
      ],
    }),
    forbid('app-knows-shell-and-itself', '^src/apps/([^/]+)/', {
      path: '^(src|server|tests)/',
      pathNot: [
        lib,
        '^src/apps/$1/',
        '^src/features/',
        '^src/shell/(ui|auth|i18n|messages|preload)/',
        '^src/apps/[^/]+/paths\\.ts$',
        '^src/graphql/client/',
        // Forms refuse by the very rules that the API refuses by.
        '^src/resolvers/[^/]+/[^/]+\\.rules\\.ts$',
        generated,
      ],
    }),
    forbid(
      'feature-knows-shell-and-the-features-below',
      '^src/features/([^/]+)/',
      {
        path: '^(src|server|tests)/',
        pathNot: [
          lib,
          '^src/features/$1/',
          '^src/shell/(ui|auth|i18n|messages|preload)/',
          // The shell shows the count and keeps the settings of what this feature tells.
          '^src/shell/alarms/',
          '^src/graphql/client/',
          '^src/resolvers/[^/]+/[^/]+\\.rules\\.ts$',
          '^src/features/',
          generated,
        ],
      },
      { pathNot: '\\.test\\.ts$' },
    ),
    forbid('live-knows-no-feature', '^src/features/live/', { path: '^src/features/(?!live/)' }),
    forbid('cameras-know-live', '^src/features/cameras/', { path: '^src/features/(?!cameras/|live/)' }),
    forbid('video-knows-cameras', '^src/features/video/', { path: '^src/features/(?!video/|cameras/)' }),
    forbid('incidents-know-cameras-video-and-live', '^src/features/incidents/', {
      path: '^src/features/(?!incidents/|cameras/|video/|live/)',
    }),
    forbid('organisation-knows-cameras', '^src/features/organisation/', {
      path: '^src/features/(?!organisation/|cameras/)',
    }),
    forbid('alarms-know-live', '^src/features/alarms/', { path: '^src/features/(?!alarms/|live/)' }),
    forbid('chat-knows-live', '^src/features/chat/', { path: '^src/features/(?!chat/|live/)' }),
    forbid('office-knows-live', '^src/features/office/', { path: '^src/features/(?!office/|live/)' }),
    forbid('quick-panel-knows-no-feature', '^src/features/quick-panel/', {
      path: '^src/features/(?!quick-panel/)',
    }),
    forbid(
      'lib-knows-nothing-of-ours',
      lib,
      {
        path: '^(src|server|tests)/',
        pathNot: [lib],
      },
      { pathNot: '\\.test\\.ts$' },
    ),
    // The texts' types name the locale files of all.
    forbid('only-routes-import-apps', '^src/(?!routes\\.tsx|SignedIn\\.tsx|texts\\.d\\.ts|apps/)', {
      path: '^src/apps/',
    }),
    forbid('server-stays-behind-the-ports', '^server/', {
      path: '^(src|tests)/',
      pathNot: ['^src/(lib|resolvers|graphql|rest|store|credentials|health|pulse)/'],
    }),
    forbid('server-knows-no-client', '^server/', { path: '^src/graphql/client/' }),
    forbid(
      'vendors-are-wrapped-once',
      '^src/',
      {
        path: 'node_modules/(@blueprintjs/table|highcharts|highcharts-react-official)/',
      },
      { pathNot: '^src/shell/ui/' },
    ),
    // Only with the table comes the sheet of Blueprint's components (scripts/vite/blueprint.ts).
    forbid(
      'blueprint-components-come-with-the-table',
      '^src/',
      { path: 'node_modules/@blueprintjs/core/' },
      {
        pathNot: '^src/shell/ui/GridTableBody\\.tsx$',
      },
    ),
    forbid(
      'maps-are-wrapped-once',
      '^src/',
      { path: 'node_modules/(mapbox-gl|maplibre-gl|react-map-gl)/' },
      { pathNot: '^src/features/cameras/map/' },
    ),
    forbid(
      'players-are-wrapped-once',
      '^src/',
      { path: 'node_modules/hls\\.js/' },
      { pathNot: '^src/features/video/' },
    ),
    forbid('product-knows-no-tests', '^(src|server)/', { path: '^tests/' }, { pathNot: '\\.test\\.ts$' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|node_modules)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};

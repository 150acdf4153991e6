/** Who may import whom: the table of docs/architecture.md as rules. Paths are regular expressions. */
const forbid = (name, from, to, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: from, ...extra },
  to,
});
const generated = '\\.generated\\.ts$';
const pure = '^src/(resolvers|store|rest|credentials|health)/';

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
        pathNot: ['^src/resolvers/', generated, '^src/store/(port|tables|cursor)\\.ts$'],
      },
      { pathNot: '\\.test\\.ts$' },
    ),
    forbid(
      'another-domain-by-rules-only',
      '^src/resolvers/([^/]+)/',
      {
        path: '^src/resolvers/([^/]+)/',
        pathNot: [
          '^src/resolvers/$1/',
          '^src/resolvers/base/',
          '\\.(rules|rows)\\.ts$',
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
        pathNot: ['^src/store/', generated, '\\.(rows|fixtures)\\.ts$'],
      },
      { pathNot: '\\.test\\.ts$' },
    ),
    forbid('executor-knows-resolvers', '^src/graphql/(?!client/)', {
      path: '^(src|server|tests)/',
      pathNot: ['^src/graphql/(?!client/)', '^src/resolvers/[^/]+\\.ts$', '^schema/'],
    }),
    forbid('client-knows-graphql', '^src/graphql/client/', {
      path: '^(src|server|tests)/',
      pathNot: ['^src/graphql/'],
    }),
    forbid('rest-knows-execute', '^src/rest/', {
      path: '^(src|server|tests)/',
      pathNot: ['^src/rest/', '^src/graphql/(execute|work|[^/]*\\.generated)\\.ts$'],
    }),
    forbid('credentials-know-their-port', '^src/credentials/', {
      path: '^(src|server|tests)/',
      pathNot: [
        '^src/credentials/',
        '^src/resolvers/context\\.ts$',
        '^src/resolvers/identity/providers\\.rules\\.ts$',
        generated,
      ],
    }),
    forbid('health-knows-the-domain', '^src/health/', {
      path: '^(src|server|tests)/',
      pathNot: ['^src/(health|resolvers)/', '^src/store/(port|tables)\\.ts$', generated],
    }),
    forbid('shell-knows-no-app', '^src/shell/', {
      path: '^(src|server|tests)/',
      pathNot: ['^src/shell/', '^src/graphql/client/', '^src/resolvers/[^/]+/[^/]+\\.rules\\.ts$', generated],
    }),
    forbid('app-knows-shell-and-itself', '^src/apps/([^/]+)/', {
      path: '^(src|server|tests)/',
      pathNot: [
        '^src/apps/$1/',
        '^src/shell/(ui|auth|i18n|messages|desk)/',
        '^src/shell/kept\\.ts$',
        '^src/apps/[^/]+/paths\\.ts$',
        '^src/graphql/client/',
        // Forms refuse by the very rules that the API refuses by.
        '^src/resolvers/[^/]+/[^/]+\\.rules\\.ts$',
        generated,
      ],
    }),
    forbid('only-routes-import-apps', '^src/(?!routes\\.tsx|SignedIn\\.tsx|apps/)', { path: '^src/apps/' }),
    forbid('server-stays-behind-the-ports', '^server/', {
      path: '^(src|tests)/',
      pathNot: ['^src/(resolvers|graphql|rest|store|credentials|health|pulse)/'],
    }),
    forbid('server-knows-no-client', '^server/', { path: '^src/graphql/client/' }),
    forbid(
      'vendors-are-wrapped-once',
      '^src/',
      {
        path: 'node_modules/(@blueprintjs/table|highcharts|highcharts-react-official|mapbox-gl|maplibre-gl|react-map-gl|hls\\.js)/',
      },
      { pathNot: '^src/shell/ui/' },
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

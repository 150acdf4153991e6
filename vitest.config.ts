import { defineConfig } from 'vitest/config';
import { alias } from './scripts/vite/shared.ts';
import { hasPostgres } from './tests/support/postgres.mjs';

/**
 * Where the suite of the REST paths runs again, besides in this process over the memory store. Over SQLite it runs whole,
 * for that is another engine behind a real HTTP server. PostgreSQL answers by the same code, and the page by the same
 * store as memory: there run the files that ask every path, sign in and out, and send any text. Where there is no
 * PostgreSQL, `npm test` says so in its last lines.
 */
const everyPath = ['tests/rest/table.test.ts', 'tests/rest/session.test.ts', 'tests/rest/text.test.ts'];
const transports = [
  { name: 'sqlite', include: ['tests/rest/**/*.test.ts'] },
  ...(hasPostgres() ? [{ name: 'postgres', include: everyPath }] : []),
  { name: 'page', include: everyPath },
];

/** What `npm run bench` measures: CPU is counted by process, so nothing else runs in it. */
const measured = 'tests/rest/cost.test.ts';
const benched = [measured, 'tests/bench/**/*.test.ts', 'tests/durability/**/*.test.ts'];
const isBench = process.env.WATCHFLOOR_BENCH !== undefined;

export default defineConfig({
  resolve: { alias },
  test: {
    environment: 'node',
    pool: 'threads',
    // Machines are shared: what takes a moment alone may take ten times as long beside others.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    // The files of a worker share what they import, which costs more than most of them run. So none mocks a module, and
    // whoever puts something in the place of a global takes it away again.
    isolate: false,
    // graphql refuses types of a second copy of itself: what imports it must go through the same resolution.
    server: { deps: { inline: [/@graphql-tools\//, /@apollo\//, /graphql-ws/, /@as-integrations\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'src/**/*.test.ts',
            'tests/{graphql,rest,store,server,house,durability,providers}/**/*.test.ts',
          ],
          exclude: [measured],
          globalSetup: ['tests/support/postgres.setup.ts'],
        },
      },
      ...(isBench
        ? [{ extends: true as const, test: { name: 'bench', include: benched, pool: 'forks' as const } }]
        : []),
      ...transports.map(({ name, include }) => ({
        extends: true as const,
        test: {
          name: `REST on ${name}`,
          include,
          exclude: ['tests/rest/{handler,cost}.test.ts'],
          env: { WATCHFLOOR_TRANSPORT: name },
          globalSetup: [`tests/rest/transports/${name}.setup.ts`],
          setupFiles: ['tests/rest/transports/closing.ts'],
          // A shared machine may take its time over a database or a page a test.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      })),
    ],
  },
});

import { defineConfig } from 'vitest/config';
import { alias } from './scripts/vite/shared.ts';
import { hasPostgres } from './tests/support/postgres.mjs';

/**
 * Where the suite of the REST paths runs again, besides in this process over the memory store. Where there is no
 * PostgreSQL, `npm test` says so in its last lines.
 */
const doors = ['sqlite', ...(hasPostgres() ? ['postgres'] : []), 'page'];

const measured = 'tests/rest/cost.test.ts';

export default defineConfig({
  resolve: { alias },
  test: {
    environment: 'node',
    pool: 'threads',
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
        },
      },
      {
        // CPU is counted a process: here nothing else runs in it.
        extends: true,
        test: { name: 'measured', include: [measured], pool: 'forks' },
      },
      ...doors.map((door) => ({
        extends: true as const,
        test: {
          name: `REST on ${door}`,
          include: ['tests/rest/**/*.test.ts'],
          exclude: ['tests/rest/{handler,cost}.test.ts'],
          env: { WATCHFLOOR_TRANSPORT: door },
          globalSetup: [`tests/rest/transports/${door}.setup.ts`],
          setupFiles: ['tests/rest/transports/closing.ts'],
          // A shared machine may take its time over a database or a page a test.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      })),
    ],
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { alias } from '../vite/shared.ts';

/**
 * The tests that are run against mutants: those of rules and of what is built on them in this process. No build, no
 * process, no database: a mutant has to be judged in a second.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias },
  test: {
    environment: 'node',
    pool: 'threads',
    restoreMocks: true,
    isolate: false,
    server: { deps: { inline: [/@graphql-tools\//, /@apollo\//, /graphql-ws/, /@as-integrations\//] } },
    include: ['src/**/*.test.ts', 'tests/graphql/**/*.test.ts', 'tests/rest/**/*.test.ts'],
    exclude: ['tests/rest/cost.test.ts', 'src/shell/ui/exports/**'],
  },
});

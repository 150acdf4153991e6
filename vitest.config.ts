import { defineConfig } from 'vitest/config';
import { alias } from './vite.shared.ts';

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['src/**/*.test.ts', 'tests/{graphql,rest,store,server,house,durability}/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    restoreMocks: true,
    // graphql refuses types of a second copy of itself: what imports it must go through the same resolution.
    server: { deps: { inline: [/@graphql-tools\//, /@apollo\//, /graphql-ws/, /@as-integrations\//] } },
  },
});

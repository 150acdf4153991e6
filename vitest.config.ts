import { defineConfig } from 'vitest/config';
import { alias } from './vite.shared.ts';

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['src/**/*.test.ts', 'tests/{graphql,rest,store,server,house}/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    restoreMocks: true,
  },
});

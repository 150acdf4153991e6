import { defineConfig } from 'vite';
import { alias } from './shared.ts';

/** What runs in Node: the server, the static file server and the benchmarks. */
export default defineConfig({
  resolve: { alias },
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/node',
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: {
        server: 'server/index.ts',
        static: 'server/static.ts',
        migrate: 'server/migrate.ts',
        bench: 'tests/bench/bench.ts',
        sqlBench: 'tests/bench/sqlBench.ts',
      },
    },
  },
});

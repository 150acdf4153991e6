import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { alias } from './shared.ts';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * The playground that the server shows at /graphql. A build of its own: what it uses of shared packages would otherwise
 * weigh in the dashboard's chunks.
 */
export default defineConfig({
  root: folder('server/graphiql'),
  resolve: { alias },
  publicDir: false,
  build: {
    outDir: folder('dist/client'),
    emptyOutDir: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4_000,
    rollupOptions: {
      input: folder('server/graphiql/graphiql.html'),
      // Its packages carry directives for a compiler that we do not run.
      onwarn(warning, warn) {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});

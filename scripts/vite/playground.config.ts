import { defineConfig } from 'vite';
import { alias } from './shared.ts';

/**
 * The playground that the server shows at /graphql. A build of its own: what it uses of shared packages would otherwise
 * weigh in the dashboard's chunks.
 */
export default defineConfig({
  resolve: { alias },
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4_000,
    rollupOptions: {
      input: 'graphiql.html',
      // Its packages carry directives for a compiler that we do not run.
      onwarn(warning, warn) {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});

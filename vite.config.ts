import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { alias } from './vite.shared.ts';

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    manifest: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: 'index.html', graphiql: 'graphiql.html' },
      // The playground's packages carry directives for a compiler that we do not run.
      onwarn(warning, warn) {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});

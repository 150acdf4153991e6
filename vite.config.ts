import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv, type Plugin } from 'vite';
import { z } from 'zod';
import { namedAhead } from './scripts/vite/ahead.ts';
import { usedBlueprint } from './scripts/vite/blueprint.ts';
import { chunkGroups, workerGroups } from './scripts/vite/chunks.ts';
import { compileHints } from './scripts/vite/compileHints.ts';
import { compressedCopies } from './scripts/vite/compress.ts';
import { documentsAsTrees } from './scripts/vite/documents.ts';
import { earlyServer } from './scripts/vite/earlyServer.ts';
import { iconsOnOneGrid } from './scripts/vite/icons.ts';
import { entryFiles, withoutEntry } from './scripts/vite/preloads.ts';
import { productionRouter } from './scripts/vite/productionRouter.ts';
import { schemaAsTree, withoutIntrospection, withoutValidation } from './scripts/vite/schema.ts';
import { alias } from './scripts/vite/shared.ts';
import { providersOf, providerVariables } from './server/auth/providerEnv.ts';
import { htmlWithProviders } from './server/pages.ts';

/** In development the page is told of the sign-in providers as the servers of the build tell it: by the environment. */
const providersInPage = (mode: string): Plugin => ({
  name: 'providers-in-page',
  apply: 'serve',
  transformIndexHtml: (html) =>
    htmlWithProviders(html, providersOf(z.object(providerVariables).parse(loadEnv(mode, '.', '')))),
});

/** What makes the server inside the browser small, in its worker and where it runs in the page. */
const serverPlugins = () => [documentsAsTrees(), schemaAsTree(), withoutValidation(), withoutIntrospection()];

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    ...serverPlugins(),
    iconsOnOneGrid(),
    productionRouter(),
    providersInPage(mode),
    entryFiles(),
    earlyServer(),
    namedAhead(),
    compileHints(),
    compressedCopies(),
  ],
  // RxJS for browsers of today: without it, classes are built by helpers for those of 2015.
  resolve: { alias, conditions: ['es2015', ...defaultClientConditions] },
  css: { postcss: { plugins: [usedBlueprint] } },
  worker: {
    format: 'es',
    plugins: serverPlugins,
    rolldownOptions: { output: { codeSplitting: { groups: workerGroups } } },
  },
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: withoutEntry },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
}));

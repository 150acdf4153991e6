import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const routerFolder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const routerFiles: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/**
 * React Router as it is meant for production. Its package names the development build for every bundler, with the
 * warnings and checks of its developers.
 */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId(id) {
    const file = routerFiles[id];
    return file ? join(routerFolder, 'dist/production', file) : null;
  },
});

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

/** What those of its functions return that only serve frameworks, servers and forms of the router, which we do not use. */
const unusedParts: Readonly<Record<string, string>> = {
  PrefetchPageLinks: 'null',
  RSCErrorHandler: 'null',
  decodeRedirectErrorDigest: 'undefined',
  decodeRouteErrorResponseDigest: 'undefined',
  deserializeErrors: 'null',
  getRouteInstrumentationUpdates: '{}',
  instrumentClientSideRouter: 'router',
};
/** By this statement the bundler must keep what it names, and all that it needs. */
const formName = 'Form.displayName = "Form";';

/** The router without what nobody of ours calls and no bundler can find out: 3 kB of every page. */
export const routerWithoutFramework = (): Plugin => ({
  name: 'router-without-framework',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('/react-router/dist/production/') || !code.includes(formName)) return null;
    let lighter = code.replace(formName, '');
    for (const [name, result] of Object.entries(unusedParts)) {
      const before = lighter;
      // The bundle of the package is formatted: a function ends where a brace stands at the beginning of a line.
      lighter = lighter.replace(
        new RegExp(`^(function ${name}\\((?:.*|\\{\n(?: .*\n)*\\}))\\) \\{\n(?:(?: .*)?\n)*\\}$`, 'm'),
        (_, head: string) => `${head}) {\n  return ${result};\n}`,
      );
      if (lighter === before) this.error(`React Router has changed ${name}.`);
    }
    return { code: lighter, map: null };
  },
});

import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite';

/** Files that every page has before anything is imported lazily: the entry's, and all that it imports. */
const always = new Set<string>();

/**
 * A lazy import names the files that it will need, so that the browser fetches them side by side. Those of the entry are
 * there by then: naming them again would cost every chunk up to half a kilobyte.
 */
export const withoutEntry: ResolveModulePreloadDependenciesFn = (_, files, { hostType }) =>
  hostType === 'js' ? files.filter((file) => !always.has(file)) : files;

/** Finds the files of the entry, before Vite writes down what lazy imports need. */
export const entryFiles = (): Plugin => ({
  name: 'entry-files',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const add = (name: string): void => {
        const chunk = bundle[name];
        if (always.has(name) || chunk?.type !== 'chunk') return;
        always.add(name);
        for (const imported of chunk.imports) add(imported);
      };
      for (const [name, chunk] of Object.entries(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry) add(name);
      }
    },
  },
});

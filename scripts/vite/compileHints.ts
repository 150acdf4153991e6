import type { Plugin } from 'vite';

/** Files of which nearly all runs before the first page stands. */
const atOnce = new Set(['react', 'start', 'login', 'frame', 'apollo', 'local', 'home']);

/**
 * Asks the browser to compile every function of these files while they come in, beside the page, instead of each when it is
 * first called and everything waits for it: V8's explicit compile hints (Chrome 136). Others read a comment.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // Behind Vite's own, which writes at the beginning of files: the hint counts in the first line alone.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !atOnce.has(chunk.name)) continue;
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        const map = bundle[`${chunk.fileName}.map`];
        if (map?.type !== 'asset') continue;
        const moved = JSON.parse(String(map.source)) as { mappings: string };
        map.source = JSON.stringify({ ...moved, mappings: `;${moved.mappings}` });
      }
    },
  },
});

import { readFileSync } from 'node:fs';
import { parse, print, stripIgnoredCharacters, visit } from 'graphql';
import type { Plugin } from 'vite';

/**
 * The schema's text without its descriptions, which nobody reads in the page: they would weigh 6 kB in every first
 * load. The server's schema keeps them.
 */
export const schemaWithoutDescriptions = (): Plugin => ({
  name: 'schema-without-descriptions',
  enforce: 'pre',
  load(id) {
    const [path, query] = id.split('?');
    if (!path?.endsWith('.graphql') || query !== 'raw') return null;
    const document = visit(parse(readFileSync(path, 'utf8'), { noLocation: true }), {
      enter: (node) =>
        'description' in node && node.description ? { ...node, description: undefined } : undefined,
    });
    return `export default ${JSON.stringify(stripIgnoredCharacters(print(document)))};`;
  },
});

import { readFileSync } from 'node:fs';
import { type ASTNode, Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql';
import type { Plugin } from 'vite';

/** What only the server's limits read. */
const isForLimits = (node: ASTNode): boolean =>
  (node.kind === Kind.DIRECTIVE || node.kind === Kind.DIRECTIVE_DEFINITION) && node.name.value === 'listSize';

/**
 * The schema's text without its descriptions and the sizes of its lists, which nobody reads in the page: they would weigh
 * 6 kB in every first load. The server's schema keeps them.
 */
export const schemaWithoutDescriptions = (): Plugin => ({
  name: 'schema-without-descriptions',
  enforce: 'pre',
  load(id) {
    const [path, query] = id.split('?');
    if (!path?.endsWith('.graphql') || query !== 'raw') return null;
    const document = visit(parse(readFileSync(path, 'utf8'), { noLocation: true }), {
      enter(node) {
        if (isForLimits(node)) return null;
        return 'description' in node && node.description ? { ...node, description: undefined } : undefined;
      },
    });
    return `export default ${JSON.stringify(stripIgnoredCharacters(print(document)))};`;
  },
});

/**
 * No validation of documents and schema in the page: both were validated when it was built, and the rules would weigh
 * 9 kB in every first load. Whoever asks to validate there is told so by an error.
 */
export const withoutValidation = (): Plugin => ({
  name: 'graphql-without-validation',
  enforce: 'pre',
  load(id) {
    if (!id.split('?')[0]?.endsWith('/graphql/validation/validate.mjs')) return null;
    return `
      export function validate() {
        throw new Error('Documents are validated when the page is built, not in it.');
      }
      export const validateSDL = () => [];
      export function assertValidSDL() {}
      export function assertValidSDLExtension() {}
    `;
  },
});

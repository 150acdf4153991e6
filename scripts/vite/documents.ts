import { parse } from 'graphql';
import type { Plugin } from 'vite';

/** `gql` of a generated file: the types that it names, the text, and at the end of it the fragments that it uses. */
const documents = /\bgql(<[^`]*>)`((?:[^`$]|\$(?!\{))*)((?:\$\{\w+\}\s*)*)`/g;
const imported = "import { gql } from '~/graphql/client/hooks.ts';";
const made = "import { documentOf } from '~/graphql/client/documentOf.ts';";

/** Definitions without `loc`, which nothing in the page reads, and without what is undefined. */
const definitionsOf = (text: string): string => JSON.stringify(parse(text, { noLocation: true }).definitions);

/** The code of a generated file with trees in the place of texts. */
export const withTrees = (code: string): string =>
  code.replace(imported, made).replace(documents, (_, types, text, fragments) => {
    const used = [...fragments.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => `, ${name}`).join('');
    return `documentOf${types}(JSON.parse(${JSON.stringify(definitionsOf(text))})${used})`;
  });

/**
 * Generated documents as trees instead of texts, which the page would parse at start with a parser of 8 kB. A fragment
 * stands once, however many documents use it.
 */
export const documentsAsTrees = (): Plugin => ({
  name: 'documents-as-trees',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.generated.ts') || !code.includes(imported)) return null;
    const trees = withTrees(code);
    if (trees.includes('gql')) this.error(`The documents of ${id} are written in another way than before.`);
    return { code: trees, map: null };
  },
});

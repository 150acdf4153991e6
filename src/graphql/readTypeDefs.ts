import { type DocumentNode, parse } from 'graphql';

/**
 * The files of the schema as one document. In the page's build they hold trees instead of texts, and this function is
 * another one that parses nothing (scripts/vite/schema.ts).
 */
export const readTypeDefs = (files: readonly string[]): DocumentNode => parse(files.join('\n'));

import { readFileSync } from 'node:fs';
import { type ASTNode, Kind, parse, visit } from 'graphql';
import type { Plugin } from 'vite';

/** What only the server's limits read. */
const isForLimits = (node: ASTNode): boolean =>
  (node.kind === Kind.DIRECTIVE || node.kind === Kind.DIRECTIVE_DEFINITION) && node.name.value === 'listSize';

/** What a definition may lack: graphql-js takes it for an empty list. */
const mayLack = new Set(['arguments', 'directives', 'interfaces']);

const withoutEmpty = (key: string, value: unknown): unknown =>
  mayLack.has(key) && Array.isArray(value) && value.length === 0 ? undefined : value;

/**
 * The schema as a tree, which the page need not parse: that took as long as building the schema from it. It is without
 * descriptions and the sizes of lists, which nobody reads in the page and which would weigh 6 kB; the server's schema
 * keeps them.
 */
export const schemaAsTree = (): Plugin => ({
  name: 'schema-as-tree',
  enforce: 'pre',
  load(id) {
    const [path, query] = id.split('?');
    if (path?.endsWith('/src/graphql/readTypeDefs.ts')) {
      return `
        export const readTypeDefs = (files) => ({
          kind: 'Document',
          definitions: files.flatMap((file) => JSON.parse(file)),
        });
      `;
    }
    if (!path?.endsWith('.graphql') || query !== 'raw') return null;
    const { definitions } = visit(parse(readFileSync(path, 'utf8'), { noLocation: true }), {
      enter(node) {
        if (isForLimits(node)) return null;
        return 'description' in node && node.description ? { ...node, description: undefined } : undefined;
      },
    });
    return `export default ${JSON.stringify(JSON.stringify(definitions, withoutEmpty))};`;
  },
});

/**
 * No validation of documents and schema in the page: both were validated when it was built, and the rules would weigh
 * 11 kB in every first load. Whoever asks to validate there is told so by an error.
 */
export const withoutValidation = (): Plugin => ({
  name: 'graphql-without-validation',
  enforce: 'pre',
  load(id) {
    const path = id.split('?')[0] ?? '';
    if (path.endsWith('/graphql/type/validate.mjs')) {
      return `
        export const validateSchema = () => [];
        export function assertValidSchema() {}
      `;
    }
    if (!path.endsWith('/graphql/validation/validate.mjs')) return null;
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

/**
 * No introspection in the page, which has no playground: what describes the schema to tools would weigh 2 kB in every
 * first load. `__typename` stays.
 */
export const withoutIntrospection = (): Plugin => ({
  name: 'graphql-without-introspection',
  enforce: 'pre',
  load(id) {
    if (!id.split('?')[0]?.endsWith('/graphql/type/introspection.mjs')) return null;
    return `
      import { GraphQLNonNull, GraphQLObjectType } from './definition.mjs';
      import { GraphQLString } from './scalars.mjs';
      const string = new GraphQLNonNull(GraphQLString);
      const field = (name, type, resolve) => ({
        name, type, resolve, args: [], description: undefined, deprecationReason: undefined,
        extensions: Object.create(null), astNode: undefined,
      });
      const refuse = () => { throw new Error('The page does not describe its schema: ask a server.'); };
      export const __Schema = new GraphQLObjectType({ name: '__Schema', fields: { name: { type: string } } });
      // Nobody in the page uses these: graphql's index names them.
      export const TypeKind = {};
      export {
        __Schema as __Directive, __Schema as __DirectiveLocation, __Schema as __EnumValue, __Schema as __Field,
        __Schema as __InputValue, __Schema as __Type, __Schema as __TypeKind,
      };
      export const SchemaMetaFieldDef = field('__schema', new GraphQLNonNull(__Schema), refuse);
      export const TypeMetaFieldDef = field('__type', __Schema, refuse);
      export const TypeNameMetaFieldDef = field('__typename', string, (_, __, ___, { parentType }) => parentType.name);
      export const introspectionTypes = Object.freeze([__Schema]);
      export const isIntrospectionType = ({ name }) => name === __Schema.name;
    `;
  },
});

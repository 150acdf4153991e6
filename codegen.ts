import { readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

/** `<Type>Row` in a *.rows.ts file is what resolvers get as parent of `<Type>`: found by name, listed nowhere. */
function mappers(): Record<string, string> {
  const schema = readdirSync('schema/graphql')
    .map((file) => readFileSync(`schema/graphql/${file}`, 'utf8'))
    .join('\n');
  const types = new Set([...schema.matchAll(/^type (\w+)/gm)].map((match) => match[1]));
  const found: Record<string, string> = {};
  for (const file of readdirSync('src/resolvers', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.rows.ts')) continue;
    const text = readFileSync(`src/resolvers/${file}`, 'utf8');
    for (const [, name] of text.matchAll(/^export (?:interface|type) (\w+)Row\b/gm)) {
      if (name && types.has(name)) found[name] = `~/resolvers/${file.replaceAll('\\', '/')}#${name}Row`;
    }
  }
  return found;
}

const scalars = {
  DateTime: 'string',
  TimeZone: 'string',
  ID: 'string',
  Settings: 'Readonly<Record<string, unknown>>',
};

const types = {
  scalars,
  enumsAsTypes: true,
  useTypeImports: true,
  strictScalars: true,
  avoidOptionals: { field: true },
  skipTypename: true,
};

const operations = {
  ...types,
  skipTypename: false,
  importSchemaTypesFrom: 'src/graphql/types.generated.ts',
  importTypesNamespace: 'BaseTypes',
  importExtension: '.ts',
};

/** @param baseTypesPath relative to the folder that is generated into */
const nearOperationFile = (baseTypesPath: string) =>
  ({
    preset: 'near-operation-file',
    presetConfig: { extension: '.generated.ts', baseTypesPath, importTypesNamespace: 'BaseTypes' },
  }) as const;

const schema = 'schema/graphql/*.graphql';

/** What documents are typed by: the fields of mutations are there, because our clients throw when one failed. */
const answered = { answered: { loader: './scripts/codegen/answeredSchema.mjs' } };

const config: CodegenConfig = {
  ignoreNoDocuments: true,
  generates: {
    'src/graphql/types.generated.ts': { schema, plugins: ['typescript'], config: types },
    'src/resolvers/types.generated.ts': {
      schema,
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...types,
        scalars: { ...scalars, DateTime: { input: 'number', output: 'number' } },
        contextType: '~/resolvers/context.ts#Context',
        mappers: mappers(),
        makeResolverTypeCallable: true,
        importExtension: '.ts',
      },
    },
    'src/': {
      schema: answered,
      ...nearOperationFile('graphql/types.generated.ts'),
      documents: ['src/apps/**/*.graphql', 'src/features/**/*.graphql', 'src/shell/**/*.graphql'],
      plugins: ['typescript-operations', './scripts/codegen/typedHooks.mjs'],
      config: {
        ...operations,
        apolloReactHooksImportFrom: '~/graphql/client/hooks.ts',
        apolloReactCommonImportFrom: '~/graphql/client/hooks.ts',
        gqlImport: '~/graphql/client/hooks.ts#gql',
        withMutationFn: false,
        withMutationOptionsType: false,
        withResultType: false,
      },
    },
    'src/rest/': {
      schema: answered,
      ...nearOperationFile('../graphql/types.generated.ts'),
      documents: ['src/rest/**/*.graphql'],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: operations,
    },
  },
};
export default config;

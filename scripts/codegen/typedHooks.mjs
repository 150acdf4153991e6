import * as untyped from '@graphql-codegen/typescript-react-apollo';

const operation = /^export const (\w+)Document = gql`(?=\s*(query|mutation|subscription)\b)/gm;
/** The hooks that no screen uses, the lazy one and the one with suspense: their overloads, bodies and result types. */
const unusedHook =
  /^(?:\/\/ @ts-ignore\n)?export (?:function use\w+(?:Lazy|Suspense)Query\([^\n]*(?:;|\{\n[\s\S]*?^ +\})|type \w+(?:Lazy|Suspense)QueryHookResult[^\n]*)\n?/gm;
const fragment = /^export const (\w+Fragment)Doc = gql`/gm;

/** Asks for a name of the files that the plugin can write. */
export const validate = (...asked) => untyped.validate(...asked);

/**
 * What typescript-react-apollo makes without the hooks that no screen uses, over documents that carry the types of
 * their answer and variables: whoever gives one to the client need not name them again. The plugin has no option for
 * either, and typed-document-node beside it would write every document twice.
 */
export const plugin = (...asked) => {
  const { prepend, content } = untyped.plugin(...asked);
  const typed = content
    .replaceAll(unusedHook, '')
    .replaceAll(operation, (_, name, kind) => {
      const type = `${name}${kind[0].toUpperCase()}${kind.slice(1)}`;
      return `export const ${name}Document = gql<${type}, ${type}Variables>\``;
    })
    .replaceAll(fragment, (_, type) => `export const ${type}Doc = gql<${type}, unknown>\``);
  if (typed.includes('= gql`'))
    throw new Error('typescript-react-apollo writes documents in another way than before.');
  return { prepend, content: typed };
};

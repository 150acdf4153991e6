import { type ASTNode, BREAK, type DocumentNode, GraphQLError, Kind, visit } from 'graphql';
import { reasonOf } from '~/graphql/maskError.ts';

const code = 'GRAPHQL_VALIDATION_FAILED';

const isNode = (part: ASTNode | readonly ASTNode[]): part is ASTNode => !Array.isArray(part);

/** One step of the path from a definition to a value; undefined when the step has no name. */
function step(node: ASTNode, key: string | number | undefined): string {
  switch (node.kind) {
    case Kind.ARGUMENT:
      return `Argument "${node.name.value}`;
    case Kind.VARIABLE_DEFINITION:
      return `Variable "$${node.variable.name.value}`;
    case Kind.OBJECT_FIELD:
      return `.${node.name.value}`;
    case Kind.LIST:
      return `[${key}]`;
    default:
      return '';
  }
}

/** The place of a value, for example `Argument "filter.states[1]"`; null for a node that is no value. */
function placeOf(document: DocumentNode, wrong: ASTNode): string | null {
  let place: string | null = null;
  visit(document, {
    enter(node, _key, parent, path, ancestors) {
      if (node !== wrong) return undefined;
      // Each part of the path leads out of one of these, a list of nodes among them.
      const way = parent ? [...ancestors, parent] : ancestors;
      const steps = way.map((part, index) => (isNode(part) ? step(part, path[index + 1]) : ''));
      const own = node.kind === Kind.OBJECT_FIELD ? step(node, undefined) : '';
      const found = steps.join('') + own;
      place = found === '' ? null : `${found}"`;
      return BREAK;
    },
  });
  return place;
}

const values: readonly string[] = [
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
  Kind.OBJECT_FIELD,
];

/**
 * A validation error in the form that clients see: for a wrong value it names the argument and never repeats the value,
 * which may hold a secret. The place in the document stays.
 * @param guest who is told where the mistake is and none of the schema's names
 */
export function explainRequestError(
  document: DocumentNode,
  error: GraphQLError,
  guest: boolean,
): GraphQLError {
  const { nodes, source, positions, message } = error;
  const at = { nodes, source, positions, extensions: { code } };
  const [wrong] = nodes ?? [];
  const place = wrong && values.includes(wrong.kind) ? placeOf(document, wrong) : null;
  if (guest) {
    const where = place ?? 'The document';
    return new GraphQLError(`${where} does not fit the schema here. Sign in to be told why.`, at);
  }
  return new GraphQLError(place ? `${place}: ${reasonOf(error)}` : message, at);
}

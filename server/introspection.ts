import { BREAK, type DocumentNode, GraphQLError, Kind, visit } from 'graphql';

function asksFor(document: DocumentNode, field: string): boolean {
  let asked = false;
  visit(document, {
    Field({ name }) {
      if (name.value !== field) return undefined;
      asked = true;
      return BREAK;
    },
  });
  return asked;
}

/** Throws UNAUTHENTICATED, 401, when the document asks for the schema: that is shown to signed-in users. */
export function refuseSchema(document: DocumentNode): void {
  if (!asksFor(document, '__schema')) return;
  throw new GraphQLError('Sign in first: the schema is shown to signed-in users.', {
    extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
  });
}

/** No type has it. */
const noName = { kind: Kind.STRING, value: '' } as const;

/** The document as a guest may run it: `__type` is null for every name. */
export function asGuest(document: DocumentNode): DocumentNode {
  if (!asksFor(document, '__type')) return document;
  return visit(document, {
    Field(node) {
      if (node.name.value !== '__type') return undefined;
      return { ...node, arguments: node.arguments?.map((argument) => ({ ...argument, value: noName })) };
    },
  });
}

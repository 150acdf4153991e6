import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import { type DefinitionNode, Kind } from 'graphql';

/** A document of its own definitions and those of the fragments that it uses, each once. The build makes `gql` into it. */
export const documentOf = <D, V>(
  own: readonly DefinitionNode[],
  ...fragments: readonly DocumentNode[]
): TypedDocumentNode<D, V> => ({
  kind: Kind.DOCUMENT,
  definitions: [...new Set([...own, ...fragments.flatMap(({ definitions }) => definitions)])],
});

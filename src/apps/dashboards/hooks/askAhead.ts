import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CameraTableDocument } from '../components/CameraTable.generated.ts';
import { cameraTableVariables } from '../components/cameraTable.rules.ts';

/** Asks for what a screen shows, and for its table of cameras, before its code is there. */
export function askAhead<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  params: URLSearchParams,
): void {
  const fetchPolicy = 'network-only';
  const table = { query: CameraTableDocument, variables: cameraTableVariables(params), fetchPolicy } as const;
  // The screen asks for the same and shows what went wrong.
  client.query<Data>({ query, variables, fetchPolicy }).catch(() => undefined);
  client.query(table).catch(() => undefined);
}

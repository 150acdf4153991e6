import type { DocumentNode } from 'graphql';
import type { RestCall } from '~/rest/route.ts';
import { routes } from '~/rest/routes.ts';

const isMutation = ({ definitions }: DocumentNode) =>
  definitions.some(
    (definition) => definition.kind === 'OperationDefinition' && definition.operation === 'mutation',
  );

/** Rows of the table that change something, by method and path. */
const writing = new Set(
  routes.flatMap(({ method, path, document, write }) =>
    write || isMutation(document) ? [`${method} ${path}`] : [],
  ),
);

/** Whether a call changes something when it succeeds. */
export const writes = ({ method, path }: RestCall): boolean => writing.has(`${method} ${path}`);

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { prefetch } from '~/graphql/client/context.ts';
import { loadTexts } from '~/shell/i18n/i18n.ts';
import { CameraTableDocument } from './camera-table/CameraTable.generated.ts';
import { cameraTableUrl, cameraTableVariables } from './camera-table/cameraTable.rules.ts';
import { variablesDiffer } from './variablesDiffer.ts';

const fetchPolicy = 'network-only';
let runs = 0;

/**
 * The loader of a screen with one query and the table of cameras: asks for the numbers and the texts while the screen's
 * code is on its way, and waits for neither. It answers with the `queryKey` of the screen's suspense query: Apollo keeps
 * a failed one for half a minute, so without a new key trying again would show the old failure. `shouldRevalidate` says
 * no while the query's variables stay the same: sorting, filtering and opening drawers need no new numbers.
 */
export const screenLoader = <Variables extends OperationVariables>(
  query: TypedDocumentNode<unknown, Variables>,
  variablesOf: (params: URLSearchParams) => Variables,
) => ({
  loader: ({ request, context }: LoaderFunctionArgs): number => {
    const { searchParams } = new URL(request.url);
    const table = {
      query: CameraTableDocument,
      variables: cameraTableVariables(cameraTableUrl.read(searchParams)),
      fetchPolicy,
    } as const;
    void loadTexts('dashboards', 'reasons');
    const numbers = { query, variables: variablesOf(searchParams), fetchPolicy } as const;
    prefetch(context, (client) => Promise.all([client.query(numbers), client.query(table)]));
    runs += 1;
    return runs;
  },
  shouldRevalidate: (change: ShouldRevalidateFunctionArgs): boolean => variablesDiffer(variablesOf, change),
});

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { apolloContext } from '~/graphql/client/context.ts';
import { loadTexts } from '~/shell/i18n/i18n.ts';
import { variablesDiffer } from './variablesDiffer.ts';

let runs = 0;

/**
 * The loader of a screen with one query: asks for the numbers and the texts while the screen's code is on its way, and
 * waits for neither. It answers with the `queryKey` of the screen's suspense query: Apollo keeps a failed one for half
 * a minute, so without a new key trying again would show the old failure. `shouldRevalidate` says no while the query's
 * variables stay the same: sorting, filtering and opening drawers need no new numbers.
 */
export const screenLoader = <Variables extends OperationVariables>(
  query: TypedDocumentNode<unknown, Variables>,
  variablesOf: (params: URLSearchParams) => Variables,
) => ({
  loader: ({ request, context }: LoaderFunctionArgs): number => {
    void loadTexts('dashboards');
    const variables = variablesOf(new URL(request.url).searchParams);
    // The screen asks for the same and shows what went wrong.
    context
      .get(apolloContext)
      .query({ query, variables, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    runs += 1;
    return runs;
  },
  shouldRevalidate: (change: ShouldRevalidateFunctionArgs): boolean => variablesDiffer(variablesOf, change),
});

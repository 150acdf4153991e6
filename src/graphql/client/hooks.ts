import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type skipToken, useSuspenseQuery as useApolloSuspenseQuery } from '@apollo/client/react';

/**
 * The only door of generated hooks to Apollo. Its types bridge typescript-react-apollo 5 and Apollo Client 4, which
 * do not fit out of the box; it is also the place for defaults.
 */
export { gql } from '@apollo/client';
export {
  type LazyQueryHookOptions,
  type MutationHookOptions,
  type QueryHookOptions,
  type SubscriptionHookOptions,
  skipToken,
  useLazyQuery,
  useMutation,
  useQuery,
  useSubscription,
} from '@apollo/client/react';

export type SkipToken = typeof skipToken;

export type SuspenseQueryHookOptions<
  Data = unknown,
  Variables extends OperationVariables = OperationVariables,
> = Omit<useApolloSuspenseQuery.Options<Variables>, 'variables'> & { variables?: Variables; _data?: Data };

export type UseSuspenseQueryResult<
  Data = unknown,
  Variables extends OperationVariables = OperationVariables,
> = useApolloSuspenseQuery.Result<Data, Variables, 'complete'>;

type LooseSuspenseQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options?: SkipToken | SuspenseQueryHookOptions<Data, Variables>,
) => UseSuspenseQueryResult<Data, Variables> & UseSuspenseQueryResult<Data | undefined, Variables>;

export const useSuspenseQuery: LooseSuspenseQuery = useApolloSuspenseQuery as LooseSuspenseQuery;

import { type OperationVariables, gql as parse, type TypedDocumentNode } from '@apollo/client';
import * as apollo from '@apollo/client/react';

/*
 * The only door of generated hooks to Apollo. Its types bridge typescript-react-apollo 5 and Apollo Client 4, which
 * do not fit out of the box; it is also the place for defaults.
 */

/** Generated documents name the types of their answer and variables here, so that whoever gives one away need not. */
export const gql: <D, V>(...template: Parameters<typeof parse>) => TypedDocumentNode<D, V> = parse;
export const skipToken: SkipToken = apollo.skipToken;
export const useQuery = apollo.useQuery;
export const useLazyQuery = apollo.useLazyQuery;
export const useMutation = apollo.useMutation;
export const useSubscription = apollo.useSubscription;

export type SkipToken = apollo.SkipToken;
type Vars = OperationVariables;
export type QueryHookOptions<D = unknown, V extends Vars = Vars> = apollo.useQuery.Options<D, V>;
export type LazyQueryHookOptions<D = unknown, V extends Vars = Vars> = apollo.useLazyQuery.Options<D, V>;
export type MutationHookOptions<D = unknown, V extends Vars = Vars> = apollo.useMutation.Options<D, V>;
export type SubscriptionHookOptions<D = unknown, V extends Vars = Vars> = apollo.useSubscription.Options<
  D,
  V
>;

export type SuspenseQueryHookOptions<D = unknown, V extends Vars = Vars> = Omit<
  apollo.useSuspenseQuery.Options<V>,
  'variables'
> & { variables?: V; readonly __data?: D };

export type UseSuspenseQueryResult<D = unknown, V extends Vars = Vars> = apollo.useSuspenseQuery.Result<
  D,
  V,
  'complete'
>;

/**
 * What generated hooks take it for. They need not be given variables and promise whole data; Apollo demands the variables
 * of the document, and tells by its options which data may be missing. No signature of its own fits, so this one is
 * claimed for it below: the only claim of this file.
 */
type LooseSuspenseQuery = <D, V extends Vars>(
  query: TypedDocumentNode<D, V>,
  options?: SkipToken | SuspenseQueryHookOptions<D, V>,
) => UseSuspenseQueryResult<D, V> & UseSuspenseQueryResult<D | undefined, V>;

export const useSuspenseQuery: LooseSuspenseQuery = apollo.useSuspenseQuery as LooseSuspenseQuery;

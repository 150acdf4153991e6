import { type OperationVariables, gql as parse, type TypedDocumentNode } from '@apollo/client';
import * as apollo from '@apollo/client/react';

/*
 * The only place where generated hooks meet Apollo. Its types bridge typescript-react-apollo 5 and Apollo Client 4, which
 * do not fit out of the box; it is also the place for defaults.
 */

/** Generated documents name the types of their answer and variables here, so that whoever gives one away need not. */
export const gql: <D, V>(...template: Parameters<typeof parse>) => TypedDocumentNode<D, V> = parse;
export const useQuery = apollo.useQuery;
export const useMutation = apollo.useMutation;
export const useSubscription = apollo.useSubscription;

type Vars = OperationVariables;
export type QueryHookOptions<D = unknown, V extends Vars = Vars> = apollo.useQuery.Options<D, V>;
export type MutationHookOptions<D = unknown, V extends Vars = Vars> = apollo.useMutation.Options<D, V>;
export type SubscriptionHookOptions<D = unknown, V extends Vars = Vars> = apollo.useSubscription.Options<
  D,
  V
>;

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type ResetDemoDataMutationVariables = Exact<{ [key: string]: never; }>;


export type ResetDemoDataMutation = { resetDemoData: { demo: { pulseRunning: boolean, resettable: boolean } } };


export const ResetDemoDataDocument = gql<ResetDemoDataMutation, ResetDemoDataMutationVariables>`
    mutation ResetDemoData {
  resetDemoData {
    demo {
      pulseRunning
      resettable
    }
  }
}
    `;

/**
 * __useResetDemoDataMutation__
 *
 * To run a mutation, you first call `useResetDemoDataMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useResetDemoDataMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [resetDemoDataMutation, { data, loading, error }] = useResetDemoDataMutation({
 *   variables: {
 *   },
 * });
 */
export function useResetDemoDataMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResetDemoDataMutation, ResetDemoDataMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResetDemoDataMutation, ResetDemoDataMutationVariables>(ResetDemoDataDocument, options);
      }
export type ResetDemoDataMutationHookResult = ReturnType<typeof useResetDemoDataMutation>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type DemoMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoMenuQuery = { demo: { pulseRunning: boolean, resettable: boolean } };

export type SetDemoPulseMutationVariables = Exact<{
  running: boolean;
}>;


export type SetDemoPulseMutation = { setDemoPulse: { demo: { pulseRunning: boolean, resettable: boolean } } };


export const DemoMenuDocument = gql<DemoMenuQuery, DemoMenuQueryVariables>`
    query DemoMenu {
  demo {
    pulseRunning
    resettable
  }
}
    `;

/**
 * __useDemoMenuQuery__
 *
 * To run a query within a React component, call `useDemoMenuQuery` and pass it any options that fit your needs.
 * When your component renders, `useDemoMenuQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDemoMenuQuery({
 *   variables: {
 *   },
 * });
 */
export function useDemoMenuQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DemoMenuQuery, DemoMenuQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DemoMenuQuery, DemoMenuQueryVariables>(DemoMenuDocument, options);
      }
export type DemoMenuQueryHookResult = ReturnType<typeof useDemoMenuQuery>;
export const SetDemoPulseDocument = gql<SetDemoPulseMutation, SetDemoPulseMutationVariables>`
    mutation SetDemoPulse($running: Boolean!) {
  setDemoPulse(input: {running: $running}) {
    demo {
      pulseRunning
      resettable
    }
  }
}
    `;

/**
 * __useSetDemoPulseMutation__
 *
 * To run a mutation, you first call `useSetDemoPulseMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetDemoPulseMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setDemoPulseMutation, { data, loading, error }] = useSetDemoPulseMutation({
 *   variables: {
 *      running: // value for 'running'
 *   },
 * });
 */
export function useSetDemoPulseMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetDemoPulseMutation, SetDemoPulseMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetDemoPulseMutation, SetDemoPulseMutationVariables>(SetDemoPulseDocument, options);
      }
export type SetDemoPulseMutationHookResult = ReturnType<typeof useSetDemoPulseMutation>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type RecordViewMutationVariables = Exact<{
  device: BaseTypes.DeviceKind;
}>;


export type RecordViewMutation = { recordView: { visit: { id: string, lastSeenAt: string, views: number } } };


export const RecordViewDocument = gql<RecordViewMutation, RecordViewMutationVariables>`
    mutation RecordView($device: DeviceKind!) {
  recordView(input: {device: $device}) {
    visit {
      id
      lastSeenAt
      views
    }
  }
}
    `;

/**
 * __useRecordViewMutation__
 *
 * To run a mutation, you first call `useRecordViewMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRecordViewMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [recordViewMutation, { data, loading, error }] = useRecordViewMutation({
 *   variables: {
 *      device: // value for 'device'
 *   },
 * });
 */
export function useRecordViewMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RecordViewMutation, RecordViewMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RecordViewMutation, RecordViewMutationVariables>(RecordViewDocument, options);
      }
export type RecordViewMutationHookResult = ReturnType<typeof useRecordViewMutation>;
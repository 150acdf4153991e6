/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type RecordCameraViewMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RecordCameraViewMutation = { recordCameraViews: { recorded: number } };


export const RecordCameraViewDocument = gql<RecordCameraViewMutation, RecordCameraViewMutationVariables>`
    mutation RecordCameraView($ids: [ID!]!) {
  recordCameraViews(input: {cameraIds: $ids}) {
    recorded
  }
}
    `;

/**
 * __useRecordCameraViewMutation__
 *
 * To run a mutation, you first call `useRecordCameraViewMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRecordCameraViewMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [recordCameraViewMutation, { data, loading, error }] = useRecordCameraViewMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRecordCameraViewMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RecordCameraViewMutation, RecordCameraViewMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RecordCameraViewMutation, RecordCameraViewMutationVariables>(RecordCameraViewDocument, options);
      }
export type RecordCameraViewMutationHookResult = ReturnType<typeof useRecordCameraViewMutation>;
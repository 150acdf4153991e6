/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type RecordExportMutationVariables = Exact<{
  input: BaseTypes.RecordExportInput;
}>;


export type RecordExportMutation = { recordExport: { recorded: boolean } };


export const RecordExportDocument = gql<RecordExportMutation, RecordExportMutationVariables>`
    mutation RecordExport($input: RecordExportInput!) {
  recordExport(input: $input) {
    recorded
  }
}
    `;

/**
 * __useRecordExportMutation__
 *
 * To run a mutation, you first call `useRecordExportMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRecordExportMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [recordExportMutation, { data, loading, error }] = useRecordExportMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useRecordExportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RecordExportMutation, RecordExportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RecordExportMutation, RecordExportMutationVariables>(RecordExportDocument, options);
      }
export type RecordExportMutationHookResult = ReturnType<typeof useRecordExportMutation>;
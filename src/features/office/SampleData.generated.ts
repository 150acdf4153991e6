/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { RefusalFragmentDoc } from '../../shell/messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type SampleDataQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleDataQuery = { appsWithSampleData: Array<BaseTypes.OfficeApp> };

export type AddSampleDataMutationVariables = Exact<{
  app: BaseTypes.OfficeApp;
}>;


export type AddSampleDataMutation = { addSampleData: { added: number, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RemoveSampleDataMutationVariables = Exact<{
  app: BaseTypes.OfficeApp;
}>;


export type RemoveSampleDataMutation = { removeSampleData: { removed: number, kept: number, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };


export const SampleDataDocument = gql<SampleDataQuery, SampleDataQueryVariables>`
    query SampleData {
  appsWithSampleData
}
    `;

/**
 * __useSampleDataQuery__
 *
 * To run a query within a React component, call `useSampleDataQuery` and pass it any options that fit your needs.
 * When your component renders, `useSampleDataQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSampleDataQuery({
 *   variables: {
 *   },
 * });
 */
export function useSampleDataQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SampleDataQuery, SampleDataQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SampleDataQuery, SampleDataQueryVariables>(SampleDataDocument, options);
      }
export type SampleDataQueryHookResult = ReturnType<typeof useSampleDataQuery>;
export const AddSampleDataDocument = gql<AddSampleDataMutation, AddSampleDataMutationVariables>`
    mutation AddSampleData($app: OfficeApp!) {
  addSampleData(input: {app: $app}) {
    added
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useAddSampleDataMutation__
 *
 * To run a mutation, you first call `useAddSampleDataMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddSampleDataMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addSampleDataMutation, { data, loading, error }] = useAddSampleDataMutation({
 *   variables: {
 *      app: // value for 'app'
 *   },
 * });
 */
export function useAddSampleDataMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddSampleDataMutation, AddSampleDataMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddSampleDataMutation, AddSampleDataMutationVariables>(AddSampleDataDocument, options);
      }
export type AddSampleDataMutationHookResult = ReturnType<typeof useAddSampleDataMutation>;
export const RemoveSampleDataDocument = gql<RemoveSampleDataMutation, RemoveSampleDataMutationVariables>`
    mutation RemoveSampleData($app: OfficeApp!) {
  removeSampleData(input: {app: $app}) {
    removed
    kept
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useRemoveSampleDataMutation__
 *
 * To run a mutation, you first call `useRemoveSampleDataMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveSampleDataMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeSampleDataMutation, { data, loading, error }] = useRemoveSampleDataMutation({
 *   variables: {
 *      app: // value for 'app'
 *   },
 * });
 */
export function useRemoveSampleDataMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveSampleDataMutation, RemoveSampleDataMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveSampleDataMutation, RemoveSampleDataMutationVariables>(RemoveSampleDataDocument, options);
      }
export type RemoveSampleDataMutationHookResult = ReturnType<typeof useRemoveSampleDataMutation>;
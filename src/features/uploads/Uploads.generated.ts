/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type SentBlobFragment = { id: string, name: string, type: string, size: number, url: string, isPicture: boolean };

export type UploadReceivedQueryVariables = Exact<{
  id: string;
}>;


export type UploadReceivedQuery = { upload: { id: string, received: number } | null };

export type BeginUploadMutationVariables = Exact<{
  input: BaseTypes.BeginUploadInput;
}>;


export type BeginUploadMutation = { beginUpload: { upload: { id: string, received: number } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type FinishUploadMutationVariables = Exact<{
  id: string;
}>;


export type FinishUploadMutation = { finishUpload: { blob: { id: string, name: string, type: string, size: number, url: string, isPicture: boolean } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type CancelUploadMutationVariables = Exact<{
  id: string;
}>;


export type CancelUploadMutation = { cancelUpload: { deletedId: string } };

export const SentBlobFragmentDoc = gql<SentBlobFragment, unknown>`
    fragment SentBlob on Blob {
  id
  name
  type
  size
  url
  isPicture
}
    `;
export const UploadReceivedDocument = gql<UploadReceivedQuery, UploadReceivedQueryVariables>`
    query UploadReceived($id: ID!) {
  upload(id: $id) {
    id
    received
  }
}
    `;

/**
 * __useUploadReceivedQuery__
 *
 * To run a query within a React component, call `useUploadReceivedQuery` and pass it any options that fit your needs.
 * When your component renders, `useUploadReceivedQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useUploadReceivedQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useUploadReceivedQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UploadReceivedQuery, UploadReceivedQueryVariables> & ({ variables: UploadReceivedQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UploadReceivedQuery, UploadReceivedQueryVariables>(UploadReceivedDocument, options);
      }
export type UploadReceivedQueryHookResult = ReturnType<typeof useUploadReceivedQuery>;
export const BeginUploadDocument = gql<BeginUploadMutation, BeginUploadMutationVariables>`
    mutation BeginUpload($input: BeginUploadInput!) {
  beginUpload(input: $input) {
    upload {
      id
      received
    }
    errors {
      field
      code
      params {
        name
        value
      }
    }
  }
}
    `;

/**
 * __useBeginUploadMutation__
 *
 * To run a mutation, you first call `useBeginUploadMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useBeginUploadMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [beginUploadMutation, { data, loading, error }] = useBeginUploadMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useBeginUploadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BeginUploadMutation, BeginUploadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BeginUploadMutation, BeginUploadMutationVariables>(BeginUploadDocument, options);
      }
export type BeginUploadMutationHookResult = ReturnType<typeof useBeginUploadMutation>;
export const FinishUploadDocument = gql<FinishUploadMutation, FinishUploadMutationVariables>`
    mutation FinishUpload($id: ID!) {
  finishUpload(input: {id: $id}) {
    blob {
      ...SentBlob
    }
    errors {
      field
      code
      params {
        name
        value
      }
    }
  }
}
    ${SentBlobFragmentDoc}`;

/**
 * __useFinishUploadMutation__
 *
 * To run a mutation, you first call `useFinishUploadMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useFinishUploadMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [finishUploadMutation, { data, loading, error }] = useFinishUploadMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useFinishUploadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<FinishUploadMutation, FinishUploadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<FinishUploadMutation, FinishUploadMutationVariables>(FinishUploadDocument, options);
      }
export type FinishUploadMutationHookResult = ReturnType<typeof useFinishUploadMutation>;
export const CancelUploadDocument = gql<CancelUploadMutation, CancelUploadMutationVariables>`
    mutation CancelUpload($id: ID!) {
  cancelUpload(input: {id: $id}) {
    deletedId
  }
}
    `;

/**
 * __useCancelUploadMutation__
 *
 * To run a mutation, you first call `useCancelUploadMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelUploadMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelUploadMutation, { data, loading, error }] = useCancelUploadMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCancelUploadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelUploadMutation, CancelUploadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelUploadMutation, CancelUploadMutationVariables>(CancelUploadDocument, options);
      }
export type CancelUploadMutationHookResult = ReturnType<typeof useCancelUploadMutation>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { RefusalFragmentDoc } from '../../../shell/messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type CameraFormFragment = { id: string, name: string, state: BaseTypes.CameraState, model: string, group: string, tags: Array<string>, priority: number, site: { id: string, name: string }, location: { lat: number, lng: number }, streams: Array<{ name: string, kind: BaseTypes.StreamKind, role: BaseTypes.StreamRole, width: number, height: number, framesPerSecond: number, hasCredentials: boolean, address: { scheme: string, host: string, port: number | null, path: string } | null }> };

export type CameraFormDataQueryVariables = Exact<{
  id: string;
}>;


export type CameraFormDataQuery = { camera: { id: string, name: string, state: BaseTypes.CameraState, model: string, group: string, tags: Array<string>, priority: number, site: { id: string, name: string }, location: { lat: number, lng: number }, streams: Array<{ name: string, kind: BaseTypes.StreamKind, role: BaseTypes.StreamRole, width: number, height: number, framesPerSecond: number, hasCredentials: boolean, address: { scheme: string, host: string, port: number | null, path: string } | null }> } | null };

export type CameraFormSitesQueryVariables = Exact<{ [key: string]: never; }>;


export type CameraFormSitesQuery = { sites: Array<{ id: string, name: string }> };

export type AddCameraMutationVariables = Exact<{
  input: BaseTypes.CameraInput;
}>;


export type AddCameraMutation = { addCamera: { camera: { id: string, name: string, state: BaseTypes.CameraState, model: string, group: string, tags: Array<string>, priority: number, site: { id: string, name: string }, location: { lat: number, lng: number }, streams: Array<{ name: string, kind: BaseTypes.StreamKind, role: BaseTypes.StreamRole, width: number, height: number, framesPerSecond: number, hasCredentials: boolean, address: { scheme: string, host: string, port: number | null, path: string } | null }> } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type UpdateCameraMutationVariables = Exact<{
  id: string;
  input: BaseTypes.CameraChangesInput;
}>;


export type UpdateCameraMutation = { updateCamera: { camera: { id: string, name: string, state: BaseTypes.CameraState, model: string, group: string, tags: Array<string>, priority: number, site: { id: string, name: string }, location: { lat: number, lng: number }, streams: Array<{ name: string, kind: BaseTypes.StreamKind, role: BaseTypes.StreamRole, width: number, height: number, framesPerSecond: number, hasCredentials: boolean, address: { scheme: string, host: string, port: number | null, path: string } | null }> } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type TestCameraConnectionMutationVariables = Exact<{
  input: BaseTypes.ConnectionTestInput;
}>;


export type TestCameraConnectionMutation = { testCameraConnection: { test: { outcome: BaseTypes.ConnectionOutcome, reason: BaseTypes.StatusReason | null, advice: BaseTypes.ConnectionAdvice, testedBy: BaseTypes.ConnectionTester, milliseconds: number | null } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type CameraFormPolicyQueryVariables = Exact<{ [key: string]: never; }>;


export type CameraFormPolicyQuery = { mediaPolicy: { fixed: Array<string>, changeable: boolean, allowed: Array<{ id: string, origin: string, addedAt: string, addedBy: string }> } };

export type AllowMediaOriginMutationVariables = Exact<{
  origin: string;
}>;


export type AllowMediaOriginMutation = { allowMediaOrigin: { origin: { id: string, origin: string, addedAt: string, addedBy: string } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RemoveMediaOriginMutationVariables = Exact<{
  id: string;
}>;


export type RemoveMediaOriginMutation = { removeMediaOrigin: { id: string, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export const CameraFormFragmentDoc = gql<CameraFormFragment, unknown>`
    fragment CameraForm on Camera {
  id
  name
  state
  model
  group
  tags
  priority
  site {
    id
    name
  }
  location {
    lat
    lng
  }
  streams {
    name
    kind
    role
    width
    height
    framesPerSecond
    hasCredentials
    address {
      scheme
      host
      port
      path
    }
  }
}
    `;
export const CameraFormDataDocument = gql<CameraFormDataQuery, CameraFormDataQueryVariables>`
    query CameraFormData($id: ID!) {
  camera(id: $id) {
    ...CameraForm
  }
}
    ${CameraFormFragmentDoc}`;

/**
 * __useCameraFormDataQuery__
 *
 * To run a query within a React component, call `useCameraFormDataQuery` and pass it any options that fit your needs.
 * When your component renders, `useCameraFormDataQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCameraFormDataQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCameraFormDataQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CameraFormDataQuery, CameraFormDataQueryVariables> & ({ variables: CameraFormDataQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CameraFormDataQuery, CameraFormDataQueryVariables>(CameraFormDataDocument, options);
      }
export type CameraFormDataQueryHookResult = ReturnType<typeof useCameraFormDataQuery>;
export const CameraFormSitesDocument = gql<CameraFormSitesQuery, CameraFormSitesQueryVariables>`
    query CameraFormSites {
  sites {
    id
    name
  }
}
    `;

/**
 * __useCameraFormSitesQuery__
 *
 * To run a query within a React component, call `useCameraFormSitesQuery` and pass it any options that fit your needs.
 * When your component renders, `useCameraFormSitesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCameraFormSitesQuery({
 *   variables: {
 *   },
 * });
 */
export function useCameraFormSitesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CameraFormSitesQuery, CameraFormSitesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CameraFormSitesQuery, CameraFormSitesQueryVariables>(CameraFormSitesDocument, options);
      }
export type CameraFormSitesQueryHookResult = ReturnType<typeof useCameraFormSitesQuery>;
export const AddCameraDocument = gql<AddCameraMutation, AddCameraMutationVariables>`
    mutation AddCamera($input: CameraInput!) {
  addCamera(input: $input) {
    camera {
      ...CameraForm
    }
    errors {
      ...Refusal
    }
  }
}
    ${CameraFormFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useAddCameraMutation__
 *
 * To run a mutation, you first call `useAddCameraMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddCameraMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addCameraMutation, { data, loading, error }] = useAddCameraMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddCameraMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddCameraMutation, AddCameraMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddCameraMutation, AddCameraMutationVariables>(AddCameraDocument, options);
      }
export type AddCameraMutationHookResult = ReturnType<typeof useAddCameraMutation>;
export const UpdateCameraDocument = gql<UpdateCameraMutation, UpdateCameraMutationVariables>`
    mutation UpdateCamera($id: ID!, $input: CameraChangesInput!) {
  updateCamera(input: {id: $id, changes: $input}) {
    camera {
      ...CameraForm
    }
    errors {
      ...Refusal
    }
  }
}
    ${CameraFormFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useUpdateCameraMutation__
 *
 * To run a mutation, you first call `useUpdateCameraMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateCameraMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateCameraMutation, { data, loading, error }] = useUpdateCameraMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateCameraMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCameraMutation, UpdateCameraMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCameraMutation, UpdateCameraMutationVariables>(UpdateCameraDocument, options);
      }
export type UpdateCameraMutationHookResult = ReturnType<typeof useUpdateCameraMutation>;
export const TestCameraConnectionDocument = gql<TestCameraConnectionMutation, TestCameraConnectionMutationVariables>`
    mutation TestCameraConnection($input: ConnectionTestInput!) {
  testCameraConnection(input: $input) {
    test {
      outcome
      reason
      advice
      testedBy
      milliseconds
    }
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useTestCameraConnectionMutation__
 *
 * To run a mutation, you first call `useTestCameraConnectionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useTestCameraConnectionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [testCameraConnectionMutation, { data, loading, error }] = useTestCameraConnectionMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useTestCameraConnectionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TestCameraConnectionMutation, TestCameraConnectionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TestCameraConnectionMutation, TestCameraConnectionMutationVariables>(TestCameraConnectionDocument, options);
      }
export type TestCameraConnectionMutationHookResult = ReturnType<typeof useTestCameraConnectionMutation>;
export const CameraFormPolicyDocument = gql<CameraFormPolicyQuery, CameraFormPolicyQueryVariables>`
    query CameraFormPolicy {
  mediaPolicy {
    fixed
    changeable
    allowed {
      id
      origin
      addedAt
      addedBy
    }
  }
}
    `;

/**
 * __useCameraFormPolicyQuery__
 *
 * To run a query within a React component, call `useCameraFormPolicyQuery` and pass it any options that fit your needs.
 * When your component renders, `useCameraFormPolicyQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCameraFormPolicyQuery({
 *   variables: {
 *   },
 * });
 */
export function useCameraFormPolicyQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CameraFormPolicyQuery, CameraFormPolicyQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CameraFormPolicyQuery, CameraFormPolicyQueryVariables>(CameraFormPolicyDocument, options);
      }
export type CameraFormPolicyQueryHookResult = ReturnType<typeof useCameraFormPolicyQuery>;
export const AllowMediaOriginDocument = gql<AllowMediaOriginMutation, AllowMediaOriginMutationVariables>`
    mutation AllowMediaOrigin($origin: String!) {
  allowMediaOrigin(input: {origin: $origin}) {
    origin {
      id
      origin
      addedAt
      addedBy
    }
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useAllowMediaOriginMutation__
 *
 * To run a mutation, you first call `useAllowMediaOriginMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAllowMediaOriginMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [allowMediaOriginMutation, { data, loading, error }] = useAllowMediaOriginMutation({
 *   variables: {
 *      origin: // value for 'origin'
 *   },
 * });
 */
export function useAllowMediaOriginMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AllowMediaOriginMutation, AllowMediaOriginMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AllowMediaOriginMutation, AllowMediaOriginMutationVariables>(AllowMediaOriginDocument, options);
      }
export type AllowMediaOriginMutationHookResult = ReturnType<typeof useAllowMediaOriginMutation>;
export const RemoveMediaOriginDocument = gql<RemoveMediaOriginMutation, RemoveMediaOriginMutationVariables>`
    mutation RemoveMediaOrigin($id: ID!) {
  removeMediaOrigin(input: {id: $id}) {
    id
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useRemoveMediaOriginMutation__
 *
 * To run a mutation, you first call `useRemoveMediaOriginMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveMediaOriginMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeMediaOriginMutation, { data, loading, error }] = useRemoveMediaOriginMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRemoveMediaOriginMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveMediaOriginMutation, RemoveMediaOriginMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveMediaOriginMutation, RemoveMediaOriginMutationVariables>(RemoveMediaOriginDocument, options);
      }
export type RemoveMediaOriginMutationHookResult = ReturnType<typeof useRemoveMediaOriginMutation>;
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
export type ObserveCameraMutationVariables = Exact<{
  cameraId: string;
  source: BaseTypes.ObservationSource;
}>;


export type ObserveCameraMutation = { observeCamera: { camera: { id: string, state: BaseTypes.CameraState, stateSince: string | null, stateReason: BaseTypes.StatusReason | null, lastTransition: { id: string, at: string, from: BaseTypes.CameraState, to: BaseTypes.CameraState, reason: BaseTypes.StatusReason, detail: string, observation: { source: BaseTypes.ObservationSource, by: string } | null } | null }, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };


export const ObserveCameraDocument = gql<ObserveCameraMutation, ObserveCameraMutationVariables>`
    mutation ObserveCamera($cameraId: ID!, $source: ObservationSource!) {
  observeCamera(input: {cameraId: $cameraId, source: $source}) {
    camera {
      id
      state
      stateSince
      stateReason
      lastTransition {
        id
        at
        from
        to
        reason
        detail
        observation {
          source
          by
        }
      }
    }
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useObserveCameraMutation__
 *
 * To run a mutation, you first call `useObserveCameraMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useObserveCameraMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [observeCameraMutation, { data, loading, error }] = useObserveCameraMutation({
 *   variables: {
 *      cameraId: // value for 'cameraId'
 *      source: // value for 'source'
 *   },
 * });
 */
export function useObserveCameraMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ObserveCameraMutation, ObserveCameraMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ObserveCameraMutation, ObserveCameraMutationVariables>(ObserveCameraDocument, options);
      }
export type ObserveCameraMutationHookResult = ReturnType<typeof useObserveCameraMutation>;
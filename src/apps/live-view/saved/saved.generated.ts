/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { SavedTourFragmentDoc, WallFilterPartsFragmentDoc, WallViewFragmentDoc, SavedWallFragmentDoc } from '../LiveViewScreen.generated.ts';
import { RefusalFragmentDoc } from '../../../shell/messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type CreateWallMutationVariables = Exact<{
  input: BaseTypes.WallInput;
}>;


export type CreateWallMutation = { createWall: { wall: { id: string, name: string, shared: boolean, ownerName: string, mine: boolean, editable: boolean, layout: BaseTypes.WallLayout, cells: Array<{ columns: number, rows: number, camera: { id: string } | null }>, filter: { search: string, siteIds: Array<string>, groups: Array<string>, tags: Array<string>, states: Array<BaseTypes.CameraState> } } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type UpdateWallMutationVariables = Exact<{
  id: string;
  input: BaseTypes.WallInput;
}>;


export type UpdateWallMutation = { updateWall: { wall: { id: string, name: string, shared: boolean, ownerName: string, mine: boolean, editable: boolean, layout: BaseTypes.WallLayout, cells: Array<{ columns: number, rows: number, camera: { id: string } | null }>, filter: { search: string, siteIds: Array<string>, groups: Array<string>, tags: Array<string>, states: Array<BaseTypes.CameraState> } } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RemoveWallMutationVariables = Exact<{
  id: string;
}>;


export type RemoveWallMutation = { removeWall: { removedId: string } };

export type RestoreWallMutationVariables = Exact<{
  id: string;
}>;


export type RestoreWallMutation = { restoreWall: { wall: { id: string, name: string, shared: boolean, ownerName: string, mine: boolean, editable: boolean, layout: BaseTypes.WallLayout, cells: Array<{ columns: number, rows: number, camera: { id: string } | null }>, filter: { search: string, siteIds: Array<string>, groups: Array<string>, tags: Array<string>, states: Array<BaseTypes.CameraState> } } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type CreateTourMutationVariables = Exact<{
  input: BaseTypes.TourInput;
}>;


export type CreateTourMutation = { createTour: { tour: { id: string, name: string, shared: boolean, ownerName: string, mine: boolean, editable: boolean, pages: Array<{ layout: BaseTypes.WallLayout, dwellSeconds: number, wall: { id: string } | null, filter: { search: string, siteIds: Array<string>, groups: Array<string>, tags: Array<string>, states: Array<BaseTypes.CameraState> } }> } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type UpdateTourMutationVariables = Exact<{
  id: string;
  input: BaseTypes.TourInput;
}>;


export type UpdateTourMutation = { updateTour: { tour: { id: string, name: string, shared: boolean, ownerName: string, mine: boolean, editable: boolean, pages: Array<{ layout: BaseTypes.WallLayout, dwellSeconds: number, wall: { id: string } | null, filter: { search: string, siteIds: Array<string>, groups: Array<string>, tags: Array<string>, states: Array<BaseTypes.CameraState> } }> } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RemoveTourMutationVariables = Exact<{
  id: string;
}>;


export type RemoveTourMutation = { removeTour: { removedId: string } };

export type RestoreTourMutationVariables = Exact<{
  id: string;
}>;


export type RestoreTourMutation = { restoreTour: { tour: { id: string, name: string, shared: boolean, ownerName: string, mine: boolean, editable: boolean, pages: Array<{ layout: BaseTypes.WallLayout, dwellSeconds: number, wall: { id: string } | null, filter: { search: string, siteIds: Array<string>, groups: Array<string>, tags: Array<string>, states: Array<BaseTypes.CameraState> } }> } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };


export const CreateWallDocument = gql<CreateWallMutation, CreateWallMutationVariables>`
    mutation CreateWall($input: WallInput!) {
  createWall(input: $input) {
    wall {
      ...SavedWall
    }
    errors {
      ...Refusal
    }
  }
}
    ${SavedWallFragmentDoc}
${WallViewFragmentDoc}
${WallFilterPartsFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useCreateWallMutation__
 *
 * To run a mutation, you first call `useCreateWallMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateWallMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createWallMutation, { data, loading, error }] = useCreateWallMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateWallMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateWallMutation, CreateWallMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateWallMutation, CreateWallMutationVariables>(CreateWallDocument, options);
      }
export type CreateWallMutationHookResult = ReturnType<typeof useCreateWallMutation>;
export const UpdateWallDocument = gql<UpdateWallMutation, UpdateWallMutationVariables>`
    mutation UpdateWall($id: ID!, $input: WallInput!) {
  updateWall(input: {id: $id, wall: $input}) {
    wall {
      ...SavedWall
    }
    errors {
      ...Refusal
    }
  }
}
    ${SavedWallFragmentDoc}
${WallViewFragmentDoc}
${WallFilterPartsFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useUpdateWallMutation__
 *
 * To run a mutation, you first call `useUpdateWallMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateWallMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateWallMutation, { data, loading, error }] = useUpdateWallMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateWallMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateWallMutation, UpdateWallMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateWallMutation, UpdateWallMutationVariables>(UpdateWallDocument, options);
      }
export type UpdateWallMutationHookResult = ReturnType<typeof useUpdateWallMutation>;
export const RemoveWallDocument = gql<RemoveWallMutation, RemoveWallMutationVariables>`
    mutation RemoveWall($id: ID!) {
  removeWall(input: {id: $id}) {
    removedId
  }
}
    `;

/**
 * __useRemoveWallMutation__
 *
 * To run a mutation, you first call `useRemoveWallMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveWallMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeWallMutation, { data, loading, error }] = useRemoveWallMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRemoveWallMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveWallMutation, RemoveWallMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveWallMutation, RemoveWallMutationVariables>(RemoveWallDocument, options);
      }
export type RemoveWallMutationHookResult = ReturnType<typeof useRemoveWallMutation>;
export const RestoreWallDocument = gql<RestoreWallMutation, RestoreWallMutationVariables>`
    mutation RestoreWall($id: ID!) {
  restoreWall(input: {id: $id}) {
    wall {
      ...SavedWall
    }
    errors {
      ...Refusal
    }
  }
}
    ${SavedWallFragmentDoc}
${WallViewFragmentDoc}
${WallFilterPartsFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useRestoreWallMutation__
 *
 * To run a mutation, you first call `useRestoreWallMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreWallMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreWallMutation, { data, loading, error }] = useRestoreWallMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRestoreWallMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreWallMutation, RestoreWallMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreWallMutation, RestoreWallMutationVariables>(RestoreWallDocument, options);
      }
export type RestoreWallMutationHookResult = ReturnType<typeof useRestoreWallMutation>;
export const CreateTourDocument = gql<CreateTourMutation, CreateTourMutationVariables>`
    mutation CreateTour($input: TourInput!) {
  createTour(input: $input) {
    tour {
      ...SavedTour
    }
    errors {
      ...Refusal
    }
  }
}
    ${SavedTourFragmentDoc}
${WallFilterPartsFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useCreateTourMutation__
 *
 * To run a mutation, you first call `useCreateTourMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateTourMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createTourMutation, { data, loading, error }] = useCreateTourMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateTourMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateTourMutation, CreateTourMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateTourMutation, CreateTourMutationVariables>(CreateTourDocument, options);
      }
export type CreateTourMutationHookResult = ReturnType<typeof useCreateTourMutation>;
export const UpdateTourDocument = gql<UpdateTourMutation, UpdateTourMutationVariables>`
    mutation UpdateTour($id: ID!, $input: TourInput!) {
  updateTour(input: {id: $id, tour: $input}) {
    tour {
      ...SavedTour
    }
    errors {
      ...Refusal
    }
  }
}
    ${SavedTourFragmentDoc}
${WallFilterPartsFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useUpdateTourMutation__
 *
 * To run a mutation, you first call `useUpdateTourMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateTourMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateTourMutation, { data, loading, error }] = useUpdateTourMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateTourMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateTourMutation, UpdateTourMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateTourMutation, UpdateTourMutationVariables>(UpdateTourDocument, options);
      }
export type UpdateTourMutationHookResult = ReturnType<typeof useUpdateTourMutation>;
export const RemoveTourDocument = gql<RemoveTourMutation, RemoveTourMutationVariables>`
    mutation RemoveTour($id: ID!) {
  removeTour(input: {id: $id}) {
    removedId
  }
}
    `;

/**
 * __useRemoveTourMutation__
 *
 * To run a mutation, you first call `useRemoveTourMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveTourMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeTourMutation, { data, loading, error }] = useRemoveTourMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRemoveTourMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveTourMutation, RemoveTourMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveTourMutation, RemoveTourMutationVariables>(RemoveTourDocument, options);
      }
export type RemoveTourMutationHookResult = ReturnType<typeof useRemoveTourMutation>;
export const RestoreTourDocument = gql<RestoreTourMutation, RestoreTourMutationVariables>`
    mutation RestoreTour($id: ID!) {
  restoreTour(input: {id: $id}) {
    tour {
      ...SavedTour
    }
    errors {
      ...Refusal
    }
  }
}
    ${SavedTourFragmentDoc}
${WallFilterPartsFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useRestoreTourMutation__
 *
 * To run a mutation, you first call `useRestoreTourMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreTourMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreTourMutation, { data, loading, error }] = useRestoreTourMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRestoreTourMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreTourMutation, RestoreTourMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreTourMutation, RestoreTourMutationVariables>(RestoreTourDocument, options);
      }
export type RestoreTourMutationHookResult = ReturnType<typeof useRestoreTourMutation>;
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
export type MaintenanceLineFragment = { id: string, from: string, to: string, reason: string, phase: BaseTypes.MaintenancePhase, createdBy: string };

export type CameraMaintenanceQueryVariables = Exact<{
  filter: BaseTypes.MaintenanceFilter;
}>;


export type CameraMaintenanceQuery = { maintenanceWindows: { totalCount: number, nodes: Array<{ id: string, from: string, to: string, reason: string, phase: BaseTypes.MaintenancePhase, createdBy: string }> } };

export type PlanMaintenanceMutationVariables = Exact<{
  input: BaseTypes.MaintenanceInput;
}>;


export type PlanMaintenanceMutation = { planMaintenance: { window: { id: string, from: string, to: string, reason: string, phase: BaseTypes.MaintenancePhase, createdBy: string } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type EndMaintenanceMutationVariables = Exact<{
  id: string;
}>;


export type EndMaintenanceMutation = { endMaintenance: { window: { id: string, from: string, to: string, reason: string, phase: BaseTypes.MaintenancePhase, createdBy: string } | null } };

export type CancelMaintenanceMutationVariables = Exact<{
  id: string;
}>;


export type CancelMaintenanceMutation = { cancelMaintenance: { window: { id: string, from: string, to: string, reason: string, phase: BaseTypes.MaintenancePhase, createdBy: string } | null } };

export const MaintenanceLineFragmentDoc = gql<MaintenanceLineFragment, unknown>`
    fragment MaintenanceLine on MaintenanceWindow {
  id
  from
  to
  reason
  phase
  createdBy
}
    `;
export const CameraMaintenanceDocument = gql<CameraMaintenanceQuery, CameraMaintenanceQueryVariables>`
    query CameraMaintenance($filter: MaintenanceFilter!) {
  maintenanceWindows(filter: $filter, first: 20) {
    totalCount
    nodes {
      ...MaintenanceLine
    }
  }
}
    ${MaintenanceLineFragmentDoc}`;

/**
 * __useCameraMaintenanceQuery__
 *
 * To run a query within a React component, call `useCameraMaintenanceQuery` and pass it any options that fit your needs.
 * When your component renders, `useCameraMaintenanceQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCameraMaintenanceQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *   },
 * });
 */
export function useCameraMaintenanceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CameraMaintenanceQuery, CameraMaintenanceQueryVariables> & ({ variables: CameraMaintenanceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CameraMaintenanceQuery, CameraMaintenanceQueryVariables>(CameraMaintenanceDocument, options);
      }
export type CameraMaintenanceQueryHookResult = ReturnType<typeof useCameraMaintenanceQuery>;
export const PlanMaintenanceDocument = gql<PlanMaintenanceMutation, PlanMaintenanceMutationVariables>`
    mutation PlanMaintenance($input: MaintenanceInput!) {
  planMaintenance(input: $input) {
    window {
      ...MaintenanceLine
    }
    errors {
      ...Refusal
    }
  }
}
    ${MaintenanceLineFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __usePlanMaintenanceMutation__
 *
 * To run a mutation, you first call `usePlanMaintenanceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePlanMaintenanceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [planMaintenanceMutation, { data, loading, error }] = usePlanMaintenanceMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function usePlanMaintenanceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PlanMaintenanceMutation, PlanMaintenanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PlanMaintenanceMutation, PlanMaintenanceMutationVariables>(PlanMaintenanceDocument, options);
      }
export type PlanMaintenanceMutationHookResult = ReturnType<typeof usePlanMaintenanceMutation>;
export const EndMaintenanceDocument = gql<EndMaintenanceMutation, EndMaintenanceMutationVariables>`
    mutation EndMaintenance($id: ID!) {
  endMaintenance(input: {id: $id}) {
    window {
      ...MaintenanceLine
    }
  }
}
    ${MaintenanceLineFragmentDoc}`;

/**
 * __useEndMaintenanceMutation__
 *
 * To run a mutation, you first call `useEndMaintenanceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEndMaintenanceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [endMaintenanceMutation, { data, loading, error }] = useEndMaintenanceMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEndMaintenanceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndMaintenanceMutation, EndMaintenanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndMaintenanceMutation, EndMaintenanceMutationVariables>(EndMaintenanceDocument, options);
      }
export type EndMaintenanceMutationHookResult = ReturnType<typeof useEndMaintenanceMutation>;
export const CancelMaintenanceDocument = gql<CancelMaintenanceMutation, CancelMaintenanceMutationVariables>`
    mutation CancelMaintenance($id: ID!) {
  cancelMaintenance(input: {id: $id}) {
    window {
      ...MaintenanceLine
    }
  }
}
    ${MaintenanceLineFragmentDoc}`;

/**
 * __useCancelMaintenanceMutation__
 *
 * To run a mutation, you first call `useCancelMaintenanceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelMaintenanceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelMaintenanceMutation, { data, loading, error }] = useCancelMaintenanceMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCancelMaintenanceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelMaintenanceMutation, CancelMaintenanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelMaintenanceMutation, CancelMaintenanceMutationVariables>(CancelMaintenanceDocument, options);
      }
export type CancelMaintenanceMutationHookResult = ReturnType<typeof useCancelMaintenanceMutation>;
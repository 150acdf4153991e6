/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { EvidenceItemFragmentDoc } from './EvidenceList.generated.ts';
import { RefusalFragmentDoc } from '../../../shell/messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type IncidentStillsQueryVariables = Exact<{
  incidentId: string;
}>;


export type IncidentStillsQuery = { incidentStills: Array<{ at: string, picture: { id: string, kind: BaseTypes.EvidenceKind, takenAt: string, reason: BaseTypes.StatusReason | null, image: string | null, removable: boolean, takenBy: { id: string, name: string } | null, incident: { id: string, camera: { id: string, name: string } | null } } | null }> | null };

export type KeepIncidentStillsMutationVariables = Exact<{
  incidentId: string;
  stills: Array<BaseTypes.IncidentStillInput> | BaseTypes.IncidentStillInput;
}>;


export type KeepIncidentStillsMutation = { keepIncidentStills: { stills: Array<{ id: string }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };


export const IncidentStillsDocument = gql<IncidentStillsQuery, IncidentStillsQueryVariables>`
    query IncidentStills($incidentId: ID!) {
  incidentStills(incidentId: $incidentId) {
    at
    picture {
      ...EvidenceItem
    }
  }
}
    ${EvidenceItemFragmentDoc}`;

/**
 * __useIncidentStillsQuery__
 *
 * To run a query within a React component, call `useIncidentStillsQuery` and pass it any options that fit your needs.
 * When your component renders, `useIncidentStillsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIncidentStillsQuery({
 *   variables: {
 *      incidentId: // value for 'incidentId'
 *   },
 * });
 */
export function useIncidentStillsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<IncidentStillsQuery, IncidentStillsQueryVariables> & ({ variables: IncidentStillsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IncidentStillsQuery, IncidentStillsQueryVariables>(IncidentStillsDocument, options);
      }
export type IncidentStillsQueryHookResult = ReturnType<typeof useIncidentStillsQuery>;
export const KeepIncidentStillsDocument = gql<KeepIncidentStillsMutation, KeepIncidentStillsMutationVariables>`
    mutation KeepIncidentStills($incidentId: ID!, $stills: [IncidentStillInput!]!) {
  keepIncidentStills(input: {incidentId: $incidentId, stills: $stills}) {
    stills {
      id
    }
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useKeepIncidentStillsMutation__
 *
 * To run a mutation, you first call `useKeepIncidentStillsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useKeepIncidentStillsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [keepIncidentStillsMutation, { data, loading, error }] = useKeepIncidentStillsMutation({
 *   variables: {
 *      incidentId: // value for 'incidentId'
 *      stills: // value for 'stills'
 *   },
 * });
 */
export function useKeepIncidentStillsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<KeepIncidentStillsMutation, KeepIncidentStillsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<KeepIncidentStillsMutation, KeepIncidentStillsMutationVariables>(KeepIncidentStillsDocument, options);
      }
export type KeepIncidentStillsMutationHookResult = ReturnType<typeof useKeepIncidentStillsMutation>;
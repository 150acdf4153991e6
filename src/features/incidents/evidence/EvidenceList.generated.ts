/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type EvidenceItemFragment = { id: string, kind: BaseTypes.EvidenceKind, takenAt: string, reason: BaseTypes.StatusReason | null, image: string | null, removable: boolean, takenBy: { id: string, name: string } | null, incident: { id: string, camera: { id: string, name: string } | null } };

export type IncidentEvidenceQueryVariables = Exact<{
  incidentIds: Array<string> | string;
}>;


export type IncidentEvidenceQuery = { incidentEvidence: Array<{ id: string, kind: BaseTypes.EvidenceKind, takenAt: string, reason: BaseTypes.StatusReason | null, image: string | null, removable: boolean, takenBy: { id: string, name: string } | null, incident: { id: string, camera: { id: string, name: string } | null } }> | null };

export type AddIncidentEvidenceMutationVariables = Exact<{
  incidentId: string;
  image: string;
  takenAt: string;
}>;


export type AddIncidentEvidenceMutation = { addIncidentEvidence: { evidence: { id: string, kind: BaseTypes.EvidenceKind, takenAt: string, reason: BaseTypes.StatusReason | null, image: string | null, removable: boolean, takenBy: { id: string, name: string } | null, incident: { id: string, camera: { id: string, name: string } | null } } } };

export type RemoveIncidentEvidenceMutationVariables = Exact<{
  id: string;
}>;


export type RemoveIncidentEvidenceMutation = { removeIncidentEvidence: { evidence: { id: string } } };

export const EvidenceItemFragmentDoc = gql<EvidenceItemFragment, unknown>`
    fragment EvidenceItem on IncidentEvidence {
  id
  kind
  takenAt
  reason
  image
  removable
  takenBy {
    id
    name
  }
  incident {
    id
    camera {
      id
      name
    }
  }
}
    `;
export const IncidentEvidenceDocument = gql<IncidentEvidenceQuery, IncidentEvidenceQueryVariables>`
    query IncidentEvidence($incidentIds: [ID!]!) {
  incidentEvidence(incidentIds: $incidentIds) {
    ...EvidenceItem
  }
}
    ${EvidenceItemFragmentDoc}`;

/**
 * __useIncidentEvidenceQuery__
 *
 * To run a query within a React component, call `useIncidentEvidenceQuery` and pass it any options that fit your needs.
 * When your component renders, `useIncidentEvidenceQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIncidentEvidenceQuery({
 *   variables: {
 *      incidentIds: // value for 'incidentIds'
 *   },
 * });
 */
export function useIncidentEvidenceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<IncidentEvidenceQuery, IncidentEvidenceQueryVariables> & ({ variables: IncidentEvidenceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IncidentEvidenceQuery, IncidentEvidenceQueryVariables>(IncidentEvidenceDocument, options);
      }
export type IncidentEvidenceQueryHookResult = ReturnType<typeof useIncidentEvidenceQuery>;
export const AddIncidentEvidenceDocument = gql<AddIncidentEvidenceMutation, AddIncidentEvidenceMutationVariables>`
    mutation AddIncidentEvidence($incidentId: ID!, $image: String!, $takenAt: DateTime!) {
  addIncidentEvidence(
    input: {incidentId: $incidentId, image: $image, takenAt: $takenAt}
  ) {
    evidence {
      ...EvidenceItem
    }
  }
}
    ${EvidenceItemFragmentDoc}`;

/**
 * __useAddIncidentEvidenceMutation__
 *
 * To run a mutation, you first call `useAddIncidentEvidenceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddIncidentEvidenceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addIncidentEvidenceMutation, { data, loading, error }] = useAddIncidentEvidenceMutation({
 *   variables: {
 *      incidentId: // value for 'incidentId'
 *      image: // value for 'image'
 *      takenAt: // value for 'takenAt'
 *   },
 * });
 */
export function useAddIncidentEvidenceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddIncidentEvidenceMutation, AddIncidentEvidenceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddIncidentEvidenceMutation, AddIncidentEvidenceMutationVariables>(AddIncidentEvidenceDocument, options);
      }
export type AddIncidentEvidenceMutationHookResult = ReturnType<typeof useAddIncidentEvidenceMutation>;
export const RemoveIncidentEvidenceDocument = gql<RemoveIncidentEvidenceMutation, RemoveIncidentEvidenceMutationVariables>`
    mutation RemoveIncidentEvidence($id: ID!) {
  removeIncidentEvidence(input: {id: $id}) {
    evidence {
      id
    }
  }
}
    `;

/**
 * __useRemoveIncidentEvidenceMutation__
 *
 * To run a mutation, you first call `useRemoveIncidentEvidenceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveIncidentEvidenceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeIncidentEvidenceMutation, { data, loading, error }] = useRemoveIncidentEvidenceMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRemoveIncidentEvidenceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveIncidentEvidenceMutation, RemoveIncidentEvidenceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveIncidentEvidenceMutation, RemoveIncidentEvidenceMutationVariables>(RemoveIncidentEvidenceDocument, options);
      }
export type RemoveIncidentEvidenceMutationHookResult = ReturnType<typeof useRemoveIncidentEvidenceMutation>;
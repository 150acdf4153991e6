/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { ActivityPageFragmentDoc, IncidentDetailsFragmentDoc } from '../panel/IncidentPanel.generated.ts';
import { IncidentRowFragmentDoc } from '../list/IncidentRow.generated.ts';
import { RefusalFragmentDoc } from '../../../shell/messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type IncidentTargetFragment = { id: string, number: number, allowedActions: Array<BaseTypes.IncidentAction> };

export type AcknowledgeIncidentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type AcknowledgeIncidentsMutation = { acknowledgeIncidents: { incidents: Array<{ acknowledgedAt: string | null, closedAt: string | null, secondsToAcknowledge: number | null, secondsToClose: number | null, id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, allowedActions: Array<BaseTypes.IncidentAction>, childCount: number, acknowledgedBy: { id: string, name: string, automated: boolean } | null, closedBy: { id: string, name: string, automated: boolean } | null, parent: { id: string, number: number } | null, activity: { nodes: Array<{ id: string, at: string, action: BaseTypes.IncidentAction, note: string, actor: { id: string, name: string, automated: boolean } | null }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } }, camera: { id: string, name: string } | null, site: { id: string, name: string }, assignee: { id: string, name: string, automated: boolean } | null }> } };

export type ResolveIncidentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ResolveIncidentsMutation = { resolveIncidents: { incidents: Array<{ acknowledgedAt: string | null, closedAt: string | null, secondsToAcknowledge: number | null, secondsToClose: number | null, id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, allowedActions: Array<BaseTypes.IncidentAction>, childCount: number, acknowledgedBy: { id: string, name: string, automated: boolean } | null, closedBy: { id: string, name: string, automated: boolean } | null, parent: { id: string, number: number } | null, activity: { nodes: Array<{ id: string, at: string, action: BaseTypes.IncidentAction, note: string, actor: { id: string, name: string, automated: boolean } | null }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } }, camera: { id: string, name: string } | null, site: { id: string, name: string }, assignee: { id: string, name: string, automated: boolean } | null }> } };

export type DismissIncidentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DismissIncidentsMutation = { dismissIncidents: { incidents: Array<{ acknowledgedAt: string | null, closedAt: string | null, secondsToAcknowledge: number | null, secondsToClose: number | null, id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, allowedActions: Array<BaseTypes.IncidentAction>, childCount: number, acknowledgedBy: { id: string, name: string, automated: boolean } | null, closedBy: { id: string, name: string, automated: boolean } | null, parent: { id: string, number: number } | null, activity: { nodes: Array<{ id: string, at: string, action: BaseTypes.IncidentAction, note: string, actor: { id: string, name: string, automated: boolean } | null }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } }, camera: { id: string, name: string } | null, site: { id: string, name: string }, assignee: { id: string, name: string, automated: boolean } | null }> } };

export type AssignIncidentsMutationVariables = Exact<{
  ids: Array<string> | string;
  assigneeId?: string | null | undefined;
}>;


export type AssignIncidentsMutation = { assignIncidents: { incidents: Array<{ acknowledgedAt: string | null, closedAt: string | null, secondsToAcknowledge: number | null, secondsToClose: number | null, id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, allowedActions: Array<BaseTypes.IncidentAction>, childCount: number, acknowledgedBy: { id: string, name: string, automated: boolean } | null, closedBy: { id: string, name: string, automated: boolean } | null, parent: { id: string, number: number } | null, activity: { nodes: Array<{ id: string, at: string, action: BaseTypes.IncidentAction, note: string, actor: { id: string, name: string, automated: boolean } | null }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } }, camera: { id: string, name: string } | null, site: { id: string, name: string }, assignee: { id: string, name: string, automated: boolean } | null }> } };

export type AddIncidentNotesMutationVariables = Exact<{
  ids: Array<string> | string;
  note: string;
}>;


export type AddIncidentNotesMutation = { addIncidentNotes: { incidents: Array<{ acknowledgedAt: string | null, closedAt: string | null, secondsToAcknowledge: number | null, secondsToClose: number | null, id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, allowedActions: Array<BaseTypes.IncidentAction>, childCount: number, acknowledgedBy: { id: string, name: string, automated: boolean } | null, closedBy: { id: string, name: string, automated: boolean } | null, parent: { id: string, number: number } | null, activity: { nodes: Array<{ id: string, at: string, action: BaseTypes.IncidentAction, note: string, actor: { id: string, name: string, automated: boolean } | null }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } }, camera: { id: string, name: string } | null, site: { id: string, name: string }, assignee: { id: string, name: string, automated: boolean } | null }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type UndoIncidentChangeMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type UndoIncidentChangeMutation = { undoIncidentChange: { incidents: Array<{ acknowledgedAt: string | null, closedAt: string | null, secondsToAcknowledge: number | null, secondsToClose: number | null, id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, allowedActions: Array<BaseTypes.IncidentAction>, childCount: number, acknowledgedBy: { id: string, name: string, automated: boolean } | null, closedBy: { id: string, name: string, automated: boolean } | null, parent: { id: string, number: number } | null, activity: { nodes: Array<{ id: string, at: string, action: BaseTypes.IncidentAction, note: string, actor: { id: string, name: string, automated: boolean } | null }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } }, camera: { id: string, name: string } | null, site: { id: string, name: string }, assignee: { id: string, name: string, automated: boolean } | null }> } };

export type IncidentStatesQueryVariables = Exact<{
  search: string;
}>;


export type IncidentStatesQuery = { incidents: { nodes: Array<{ id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, allowedActions: Array<BaseTypes.IncidentAction>, childCount: number, camera: { id: string, name: string } | null, site: { id: string, name: string }, assignee: { id: string, name: string, automated: boolean } | null }> } };

export const IncidentTargetFragmentDoc = gql<IncidentTargetFragment, unknown>`
    fragment IncidentTarget on Incident {
  id
  number
  allowedActions
}
    `;
export const AcknowledgeIncidentsDocument = gql<AcknowledgeIncidentsMutation, AcknowledgeIncidentsMutationVariables>`
    mutation AcknowledgeIncidents($ids: [ID!]!) {
  acknowledgeIncidents(input: {ids: $ids}) {
    incidents {
      ...IncidentDetails
    }
  }
}
    ${IncidentDetailsFragmentDoc}
${IncidentRowFragmentDoc}
${ActivityPageFragmentDoc}`;

/**
 * __useAcknowledgeIncidentsMutation__
 *
 * To run a mutation, you first call `useAcknowledgeIncidentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAcknowledgeIncidentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [acknowledgeIncidentsMutation, { data, loading, error }] = useAcknowledgeIncidentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useAcknowledgeIncidentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AcknowledgeIncidentsMutation, AcknowledgeIncidentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AcknowledgeIncidentsMutation, AcknowledgeIncidentsMutationVariables>(AcknowledgeIncidentsDocument, options);
      }
export type AcknowledgeIncidentsMutationHookResult = ReturnType<typeof useAcknowledgeIncidentsMutation>;
export const ResolveIncidentsDocument = gql<ResolveIncidentsMutation, ResolveIncidentsMutationVariables>`
    mutation ResolveIncidents($ids: [ID!]!) {
  resolveIncidents(input: {ids: $ids}) {
    incidents {
      ...IncidentDetails
    }
  }
}
    ${IncidentDetailsFragmentDoc}
${IncidentRowFragmentDoc}
${ActivityPageFragmentDoc}`;

/**
 * __useResolveIncidentsMutation__
 *
 * To run a mutation, you first call `useResolveIncidentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useResolveIncidentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [resolveIncidentsMutation, { data, loading, error }] = useResolveIncidentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useResolveIncidentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResolveIncidentsMutation, ResolveIncidentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResolveIncidentsMutation, ResolveIncidentsMutationVariables>(ResolveIncidentsDocument, options);
      }
export type ResolveIncidentsMutationHookResult = ReturnType<typeof useResolveIncidentsMutation>;
export const DismissIncidentsDocument = gql<DismissIncidentsMutation, DismissIncidentsMutationVariables>`
    mutation DismissIncidents($ids: [ID!]!) {
  dismissIncidents(input: {ids: $ids}) {
    incidents {
      ...IncidentDetails
    }
  }
}
    ${IncidentDetailsFragmentDoc}
${IncidentRowFragmentDoc}
${ActivityPageFragmentDoc}`;

/**
 * __useDismissIncidentsMutation__
 *
 * To run a mutation, you first call `useDismissIncidentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDismissIncidentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [dismissIncidentsMutation, { data, loading, error }] = useDismissIncidentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDismissIncidentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DismissIncidentsMutation, DismissIncidentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DismissIncidentsMutation, DismissIncidentsMutationVariables>(DismissIncidentsDocument, options);
      }
export type DismissIncidentsMutationHookResult = ReturnType<typeof useDismissIncidentsMutation>;
export const AssignIncidentsDocument = gql<AssignIncidentsMutation, AssignIncidentsMutationVariables>`
    mutation AssignIncidents($ids: [ID!]!, $assigneeId: ID) {
  assignIncidents(input: {ids: $ids, assigneeId: $assigneeId}) {
    incidents {
      ...IncidentDetails
    }
  }
}
    ${IncidentDetailsFragmentDoc}
${IncidentRowFragmentDoc}
${ActivityPageFragmentDoc}`;

/**
 * __useAssignIncidentsMutation__
 *
 * To run a mutation, you first call `useAssignIncidentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAssignIncidentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [assignIncidentsMutation, { data, loading, error }] = useAssignIncidentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *      assigneeId: // value for 'assigneeId'
 *   },
 * });
 */
export function useAssignIncidentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AssignIncidentsMutation, AssignIncidentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AssignIncidentsMutation, AssignIncidentsMutationVariables>(AssignIncidentsDocument, options);
      }
export type AssignIncidentsMutationHookResult = ReturnType<typeof useAssignIncidentsMutation>;
export const AddIncidentNotesDocument = gql<AddIncidentNotesMutation, AddIncidentNotesMutationVariables>`
    mutation AddIncidentNotes($ids: [ID!]!, $note: String!) {
  addIncidentNotes(input: {ids: $ids, note: $note}) {
    incidents {
      ...IncidentDetails
    }
    errors {
      ...Refusal
    }
  }
}
    ${IncidentDetailsFragmentDoc}
${IncidentRowFragmentDoc}
${ActivityPageFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useAddIncidentNotesMutation__
 *
 * To run a mutation, you first call `useAddIncidentNotesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddIncidentNotesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addIncidentNotesMutation, { data, loading, error }] = useAddIncidentNotesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useAddIncidentNotesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddIncidentNotesMutation, AddIncidentNotesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddIncidentNotesMutation, AddIncidentNotesMutationVariables>(AddIncidentNotesDocument, options);
      }
export type AddIncidentNotesMutationHookResult = ReturnType<typeof useAddIncidentNotesMutation>;
export const UndoIncidentChangeDocument = gql<UndoIncidentChangeMutation, UndoIncidentChangeMutationVariables>`
    mutation UndoIncidentChange($ids: [ID!]!) {
  undoIncidentChange(input: {ids: $ids}) {
    incidents {
      ...IncidentDetails
    }
  }
}
    ${IncidentDetailsFragmentDoc}
${IncidentRowFragmentDoc}
${ActivityPageFragmentDoc}`;

/**
 * __useUndoIncidentChangeMutation__
 *
 * To run a mutation, you first call `useUndoIncidentChangeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUndoIncidentChangeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [undoIncidentChangeMutation, { data, loading, error }] = useUndoIncidentChangeMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useUndoIncidentChangeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UndoIncidentChangeMutation, UndoIncidentChangeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UndoIncidentChangeMutation, UndoIncidentChangeMutationVariables>(UndoIncidentChangeDocument, options);
      }
export type UndoIncidentChangeMutationHookResult = ReturnType<typeof useUndoIncidentChangeMutation>;
export const IncidentStatesDocument = gql<IncidentStatesQuery, IncidentStatesQueryVariables>`
    query IncidentStates($search: String!) {
  incidents(filter: {search: $search}, first: 1) {
    nodes {
      ...IncidentRow
    }
  }
}
    ${IncidentRowFragmentDoc}`;

/**
 * __useIncidentStatesQuery__
 *
 * To run a query within a React component, call `useIncidentStatesQuery` and pass it any options that fit your needs.
 * When your component renders, `useIncidentStatesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIncidentStatesQuery({
 *   variables: {
 *      search: // value for 'search'
 *   },
 * });
 */
export function useIncidentStatesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<IncidentStatesQuery, IncidentStatesQueryVariables> & ({ variables: IncidentStatesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IncidentStatesQuery, IncidentStatesQueryVariables>(IncidentStatesDocument, options);
      }
export type IncidentStatesQueryHookResult = ReturnType<typeof useIncidentStatesQuery>;

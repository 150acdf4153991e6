/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { IncidentRowFragmentDoc } from '../list/IncidentRow.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type IncidentDetailsFragment = { acknowledgedAt: string | null, closedAt: string | null, secondsToAcknowledge: number | null, secondsToClose: number | null, id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, allowedActions: Array<BaseTypes.IncidentAction>, childCount: number, acknowledgedBy: { id: string, name: string, automated: boolean } | null, closedBy: { id: string, name: string, automated: boolean } | null, parent: { id: string, number: number } | null, activity: { nodes: Array<{ id: string, at: string, action: BaseTypes.IncidentAction, note: string, actor: { id: string, name: string, automated: boolean } | null }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } }, camera: { id: string, name: string } | null, site: { id: string, name: string }, assignee: { id: string, name: string, automated: boolean } | null };

export type ActivityPageFragment = { nodes: Array<{ id: string, at: string, action: BaseTypes.IncidentAction, note: string, actor: { id: string, name: string, automated: boolean } | null }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } };

export type EarlierActivityQueryVariables = Exact<{
  id: string;
  before: string;
}>;


export type EarlierActivityQuery = { incident: { id: string, activity: { nodes: Array<{ id: string, at: string, action: BaseTypes.IncidentAction, note: string, actor: { id: string, name: string, automated: boolean } | null }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } } } | null };

export type IncidentPanelQueryVariables = Exact<{
  id: string;
}>;


export type IncidentPanelQuery = { incident: { acknowledgedAt: string | null, closedAt: string | null, secondsToAcknowledge: number | null, secondsToClose: number | null, id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, allowedActions: Array<BaseTypes.IncidentAction>, childCount: number, acknowledgedBy: { id: string, name: string, automated: boolean } | null, closedBy: { id: string, name: string, automated: boolean } | null, parent: { id: string, number: number } | null, activity: { nodes: Array<{ id: string, at: string, action: BaseTypes.IncidentAction, note: string, actor: { id: string, name: string, automated: boolean } | null }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } }, camera: { id: string, name: string } | null, site: { id: string, name: string }, assignee: { id: string, name: string, automated: boolean } | null } | null };

export const ActivityPageFragmentDoc = gql<ActivityPageFragment, unknown>`
    fragment ActivityPage on IncidentActivityConnection {
  nodes {
    id
    at
    action
    note
    actor {
      id
      name
      automated
    }
  }
  pageInfo {
    hasPreviousPage
    startCursor
  }
}
    `;
export const IncidentDetailsFragmentDoc = gql<IncidentDetailsFragment, unknown>`
    fragment IncidentDetails on Incident {
  ...IncidentRow
  acknowledgedAt
  acknowledgedBy {
    id
    name
    automated
  }
  closedAt
  closedBy {
    id
    name
    automated
  }
  secondsToAcknowledge
  secondsToClose
  parent {
    id
    number
  }
  activity(last: 100) {
    ...ActivityPage
  }
}
    `;
export const EarlierActivityDocument = gql<EarlierActivityQuery, EarlierActivityQueryVariables>`
    query EarlierActivity($id: ID!, $before: String!) {
  incident(id: $id) {
    id
    activity(last: 100, before: $before) {
      ...ActivityPage
    }
  }
}
    ${ActivityPageFragmentDoc}`;

/**
 * __useEarlierActivityQuery__
 *
 * To run a query within a React component, call `useEarlierActivityQuery` and pass it any options that fit your needs.
 * When your component renders, `useEarlierActivityQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEarlierActivityQuery({
 *   variables: {
 *      id: // value for 'id'
 *      before: // value for 'before'
 *   },
 * });
 */
export function useEarlierActivityQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EarlierActivityQuery, EarlierActivityQueryVariables> & ({ variables: EarlierActivityQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EarlierActivityQuery, EarlierActivityQueryVariables>(EarlierActivityDocument, options);
      }
export type EarlierActivityQueryHookResult = ReturnType<typeof useEarlierActivityQuery>;
export const IncidentPanelDocument = gql<IncidentPanelQuery, IncidentPanelQueryVariables>`
    query IncidentPanel($id: ID!) {
  incident(id: $id) {
    ...IncidentDetails
  }
}
    ${IncidentDetailsFragmentDoc}
${IncidentRowFragmentDoc}
${ActivityPageFragmentDoc}`;

/**
 * __useIncidentPanelQuery__
 *
 * To run a query within a React component, call `useIncidentPanelQuery` and pass it any options that fit your needs.
 * When your component renders, `useIncidentPanelQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useIncidentPanelQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useIncidentPanelQuery(baseOptions: ApolloReactHooks.QueryHookOptions<IncidentPanelQuery, IncidentPanelQueryVariables> & ({ variables: IncidentPanelQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IncidentPanelQuery, IncidentPanelQueryVariables>(IncidentPanelDocument, options);
      }
export type IncidentPanelQueryHookResult = ReturnType<typeof useIncidentPanelQuery>;

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { AuditThingFragmentDoc, AuditTableFragmentDoc } from './components/AuditTable.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type AuditScreenQueryVariables = Exact<{
  filter: BaseTypes.AuditFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditScreenQuery = { auditLines: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, at: string, userId: string | null, userName: string, action: BaseTypes.AuditAction, subject: BaseTypes.AuditSubject, detail: string, count: number, firstEntries: Array<{ id: string, subject: BaseTypes.AuditSubject, subjectId: string | null, subjectName: string }> }> } };


export const AuditScreenDocument = gql<AuditScreenQuery, AuditScreenQueryVariables>`
    query AuditScreen($filter: AuditFilter!, $first: Int!, $after: String) {
  auditLines(filter: $filter, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...AuditTable
    }
  }
}
    ${AuditTableFragmentDoc}
${AuditThingFragmentDoc}`;

/**
 * __useAuditScreenQuery__
 *
 * To run a query within a React component, call `useAuditScreenQuery` and pass it any options that fit your needs.
 * When your component renders, `useAuditScreenQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAuditScreenQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useAuditScreenQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AuditScreenQuery, AuditScreenQueryVariables> & ({ variables: AuditScreenQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AuditScreenQuery, AuditScreenQueryVariables>(AuditScreenDocument, options);
      }
export type AuditScreenQueryHookResult = ReturnType<typeof useAuditScreenQuery>;

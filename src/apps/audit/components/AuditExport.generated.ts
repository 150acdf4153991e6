/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type AuditExportQueryVariables = Exact<{
  filter: BaseTypes.AuditFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditExportQuery = { auditEntries: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ at: string, userId: string | null, userName: string, action: BaseTypes.AuditAction, subject: BaseTypes.AuditSubject, subjectId: string | null, subjectName: string, detail: string, batchId: string }> } };


export const AuditExportDocument = gql<AuditExportQuery, AuditExportQueryVariables>`
    query AuditExport($filter: AuditFilter!, $first: Int!, $after: String) {
  auditEntries(filter: $filter, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      at
      userId
      userName
      action
      subject
      subjectId
      subjectName
      detail
      batchId
    }
  }
}
    `;

/**
 * __useAuditExportQuery__
 *
 * To run a query within a React component, call `useAuditExportQuery` and pass it any options that fit your needs.
 * When your component renders, `useAuditExportQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAuditExportQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useAuditExportQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AuditExportQuery, AuditExportQueryVariables> & ({ variables: AuditExportQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AuditExportQuery, AuditExportQueryVariables>(AuditExportDocument, options);
      }
export type AuditExportQueryHookResult = ReturnType<typeof useAuditExportQuery>;

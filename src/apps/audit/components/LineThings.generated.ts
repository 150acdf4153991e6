/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { AuditThingFragmentDoc } from './AuditTable.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type LineThingsQueryVariables = Exact<{
  lineId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type LineThingsQuery = { auditEntries: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, subject: BaseTypes.AuditSubject, subjectId: string | null, subjectName: string }> } };


export const LineThingsDocument = gql<LineThingsQuery, LineThingsQueryVariables>`
    query LineThings($lineId: ID!, $first: Int!, $after: String) {
  auditEntries(filter: {lineId: $lineId}, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...AuditThing
    }
  }
}
    ${AuditThingFragmentDoc}`;

/**
 * __useLineThingsQuery__
 *
 * To run a query within a React component, call `useLineThingsQuery` and pass it any options that fit your needs.
 * When your component renders, `useLineThingsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLineThingsQuery({
 *   variables: {
 *      lineId: // value for 'lineId'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useLineThingsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LineThingsQuery, LineThingsQueryVariables> & ({ variables: LineThingsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LineThingsQuery, LineThingsQueryVariables>(LineThingsDocument, options);
      }
export type LineThingsQueryHookResult = ReturnType<typeof useLineThingsQuery>;

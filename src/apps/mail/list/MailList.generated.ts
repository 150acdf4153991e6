/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { MailRowFragmentDoc } from './MailRow.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type MailListQueryVariables = Exact<{
  filter: BaseTypes.MailFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type MailListQuery = { mails: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, subject: string, preview: string, sentAt: string, read: boolean, starred: boolean, important: boolean, hasAttachments: boolean, folder: { id: string, handle: string }, from: { name: string, email: string, avatar: string }, to: Array<{ name: string, email: string }>, labels: Array<{ id: string, handle: string, title: string, color: string }> }> } };


export const MailListDocument = gql<MailListQuery, MailListQueryVariables>`
    query MailList($filter: MailFilter!, $first: Int!, $after: String) {
  mails(filter: $filter, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...MailRow
    }
  }
}
    ${MailRowFragmentDoc}`;

/**
 * __useMailListQuery__
 *
 * To run a query within a React component, call `useMailListQuery` and pass it any options that fit your needs.
 * When your component renders, `useMailListQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMailListQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useMailListQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MailListQuery, MailListQueryVariables> & ({ variables: MailListQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MailListQuery, MailListQueryVariables>(MailListDocument, options);
      }
export type MailListQueryHookResult = ReturnType<typeof useMailListQuery>;

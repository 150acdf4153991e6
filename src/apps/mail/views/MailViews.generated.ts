/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type MailFolderCountsFragment = { id: string, handle: string, title: string, icon: string, unreadCount: number, totalCount: number };

export type MailFilterCountsFragment = { id: string, handle: string, title: string, icon: string, unreadCount: number, totalCount: number };

export type MailLabelCountsFragment = { id: string, handle: string, title: string, color: string, unreadCount: number, totalCount: number };

export type MailViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailViewsQuery = { mailFolders: Array<{ id: string, handle: string, title: string, icon: string, unreadCount: number, totalCount: number }>, mailQuickFilters: Array<{ id: string, handle: string, title: string, icon: string, unreadCount: number, totalCount: number }>, mailLabels: Array<{ id: string, handle: string, title: string, color: string, unreadCount: number, totalCount: number }> };

export const MailFolderCountsFragmentDoc = gql<MailFolderCountsFragment, unknown>`
    fragment MailFolderCounts on MailFolder {
  id
  handle
  title
  icon
  unreadCount
  totalCount
}
    `;
export const MailFilterCountsFragmentDoc = gql<MailFilterCountsFragment, unknown>`
    fragment MailFilterCounts on MailQuickFilter {
  id
  handle
  title
  icon
  unreadCount
  totalCount
}
    `;
export const MailLabelCountsFragmentDoc = gql<MailLabelCountsFragment, unknown>`
    fragment MailLabelCounts on MailLabel {
  id
  handle
  title
  color
  unreadCount
  totalCount
}
    `;
export const MailViewsDocument = gql<MailViewsQuery, MailViewsQueryVariables>`
    query MailViews {
  mailFolders {
    ...MailFolderCounts
  }
  mailQuickFilters {
    ...MailFilterCounts
  }
  mailLabels {
    ...MailLabelCounts
  }
}
    ${MailFolderCountsFragmentDoc}
${MailFilterCountsFragmentDoc}
${MailLabelCountsFragmentDoc}`;

/**
 * __useMailViewsQuery__
 *
 * To run a query within a React component, call `useMailViewsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMailViewsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMailViewsQuery({
 *   variables: {
 *   },
 * });
 */
export function useMailViewsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MailViewsQuery, MailViewsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MailViewsQuery, MailViewsQueryVariables>(MailViewsDocument, options);
      }
export type MailViewsQueryHookResult = ReturnType<typeof useMailViewsQuery>;

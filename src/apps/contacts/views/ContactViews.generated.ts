/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type ContactViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactViewsQuery = { contactCounts: { all: number, frequent: number, starred: number }, contactGroups: Array<{ id: string, name: string, contactCount: number }> };


export const ContactViewsDocument = gql<ContactViewsQuery, ContactViewsQueryVariables>`
    query ContactViews {
  contactCounts {
    all
    frequent
    starred
  }
  contactGroups {
    id
    name
    contactCount
  }
}
    `;

/**
 * __useContactViewsQuery__
 *
 * To run a query within a React component, call `useContactViewsQuery` and pass it any options that fit your needs.
 * When your component renders, `useContactViewsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useContactViewsQuery({
 *   variables: {
 *   },
 * });
 */
export function useContactViewsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ContactViewsQuery, ContactViewsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ContactViewsQuery, ContactViewsQueryVariables>(ContactViewsDocument, options);
      }
export type ContactViewsQueryHookResult = ReturnType<typeof useContactViewsQuery>;

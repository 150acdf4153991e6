/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { ContactRowFragmentDoc } from './ContactRow.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type ContactListQueryVariables = Exact<{
  filter?: BaseTypes.ContactFilter | null | undefined;
  orderBy?: BaseTypes.ContactOrder | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ContactListQuery = { contacts: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, name: string, lastName: string, avatar: string, company: string, jobTitle: string, email: string, phone: string, starred: boolean, pinned: boolean, frequent: boolean, removable: boolean, groups: Array<{ id: string, name: string }> }> } };


export const ContactListDocument = gql<ContactListQuery, ContactListQueryVariables>`
    query ContactList($filter: ContactFilter, $orderBy: ContactOrder, $first: Int!, $after: String) {
  contacts(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...ContactRow
    }
  }
}
    ${ContactRowFragmentDoc}`;

/**
 * __useContactListQuery__
 *
 * To run a query within a React component, call `useContactListQuery` and pass it any options that fit your needs.
 * When your component renders, `useContactListQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useContactListQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      orderBy: // value for 'orderBy'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useContactListQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ContactListQuery, ContactListQueryVariables> & ({ variables: ContactListQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ContactListQuery, ContactListQueryVariables>(ContactListDocument, options);
      }
export type ContactListQueryHookResult = ReturnType<typeof useContactListQuery>;

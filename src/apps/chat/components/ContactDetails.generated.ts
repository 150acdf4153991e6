/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { ChatRailContactFragmentDoc } from '../../../features/chat/ChatRail.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type ContactDetailsQueryVariables = Exact<{
  id: string;
}>;


export type ContactDetailsQuery = { chatContact: { email: string, id: string, name: string, avatar: string, status: BaseTypes.ChatStatus, mood: string, person: { id: string, company: string, jobTitle: string, phone: string } | null } | null };


export const ContactDetailsDocument = gql<ContactDetailsQuery, ContactDetailsQueryVariables>`
    query ContactDetails($id: ID!) {
  chatContact(id: $id) {
    ...ChatRailContact
    email
    person {
      id
      company
      jobTitle
      phone
    }
  }
}
    ${ChatRailContactFragmentDoc}`;

/**
 * __useContactDetailsQuery__
 *
 * To run a query within a React component, call `useContactDetailsQuery` and pass it any options that fit your needs.
 * When your component renders, `useContactDetailsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useContactDetailsQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useContactDetailsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ContactDetailsQuery, ContactDetailsQueryVariables> & ({ variables: ContactDetailsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ContactDetailsQuery, ContactDetailsQueryVariables>(ContactDetailsDocument, options);
      }
export type ContactDetailsQueryHookResult = ReturnType<typeof useContactDetailsQuery>;

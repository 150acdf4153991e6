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
export type ChatSearchQueryVariables = Exact<{
  search: string;
}>;


export type ChatSearchQuery = { chatContacts: { nodes: Array<{ id: string, name: string, avatar: string, status: BaseTypes.ChatStatus, mood: string }> } };


export const ChatSearchDocument = gql<ChatSearchQuery, ChatSearchQueryVariables>`
    query ChatSearch($search: String!) {
  chatContacts(search: $search, first: 50) {
    nodes {
      ...ChatRailContact
    }
  }
}
    ${ChatRailContactFragmentDoc}`;

/**
 * __useChatSearchQuery__
 *
 * To run a query within a React component, call `useChatSearchQuery` and pass it any options that fit your needs.
 * When your component renders, `useChatSearchQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useChatSearchQuery({
 *   variables: {
 *      search: // value for 'search'
 *   },
 * });
 */
export function useChatSearchQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ChatSearchQuery, ChatSearchQueryVariables> & ({ variables: ChatSearchQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChatSearchQuery, ChatSearchQueryVariables>(ChatSearchDocument, options);
      }
export type ChatSearchQueryHookResult = ReturnType<typeof useChatSearchQuery>;

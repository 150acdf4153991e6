/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { OwnProfileFragmentDoc } from './components/OwnProfile.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type ChatScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatScreenQuery = { chatUser: { id: string, name: string, avatar: string, status: BaseTypes.ChatStatus, mood: string } };


export const ChatScreenDocument = gql<ChatScreenQuery, ChatScreenQueryVariables>`
    query ChatScreen {
  chatUser {
    ...OwnProfile
  }
}
    ${OwnProfileFragmentDoc}`;

/**
 * __useChatScreenQuery__
 *
 * To run a query within a React component, call `useChatScreenQuery` and pass it any options that fit your needs.
 * When your component renders, `useChatScreenQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useChatScreenQuery({
 *   variables: {
 *   },
 * });
 */
export function useChatScreenQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ChatScreenQuery, ChatScreenQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChatScreenQuery, ChatScreenQueryVariables>(ChatScreenDocument, options);
      }
export type ChatScreenQueryHookResult = ReturnType<typeof useChatScreenQuery>;

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type ChatRailContactFragment = { id: string, name: string, avatar: string, status: BaseTypes.ChatStatus, mood: string };

export type ChatRailChatFragment = { id: string, unreadCount: number, lastMessageAt: string | null, deliveredUntil: string | null, readUntil: string | null, lastMessage: { id: string, text: string, mine: boolean } | null, contact: { id: string, name: string, avatar: string, status: BaseTypes.ChatStatus, mood: string } };

export const ChatRailContactFragmentDoc = gql<ChatRailContactFragment, unknown>`
    fragment ChatRailContact on ChatContact {
  id
  name
  avatar
  status
  mood
}
    `;
export const ChatRailChatFragmentDoc = gql<ChatRailChatFragment, unknown>`
    fragment ChatRailChat on Chat {
  id
  unreadCount
  lastMessageAt
  deliveredUntil
  readUntil
  lastMessage {
    id
    text
    mine
  }
  contact {
    ...ChatRailContact
  }
}
    `;
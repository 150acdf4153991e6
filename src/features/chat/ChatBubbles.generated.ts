/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type ChatBubbleFragment = { id: string, text: string, mine: boolean, sentAt: string };

export const ChatBubbleFragmentDoc = gql<ChatBubbleFragment, unknown>`
    fragment ChatBubble on ChatMessage {
  id
  text
  mine
  sentAt
}
    `;
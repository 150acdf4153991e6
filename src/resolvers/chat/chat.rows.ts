import type { ChatStatus } from '~/graphql/types.generated.ts';
import type { Connection } from '../base/paging.ts';

/** A person who can be talked to. Users have the id of their account; others never answer. */
export interface ChatContactRow {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly status: ChatStatus;
  readonly mood: string;
  /** Null for people without an account. */
  readonly userId: string | null;
}

/** The viewer, as a contact of the others. */
export type ChatUserRow = ChatContactRow;

/** One side of a conversation: two users who talk have a chat each. */
export interface ChatRow {
  readonly id: string;
  readonly ownerId: string;
  readonly contactId: string;
  readonly unread: number;
  /** Null while nothing was said. */
  readonly lastMessageId: string | null;
  readonly lastMessageAt: number | null;
}

/** A message as it lies in the chat of one owner. */
export interface ChatMessageRow {
  readonly id: string;
  readonly ownerId: string;
  readonly chatId: string;
  /** Id of a contact. */
  readonly senderId: string;
  readonly text: string;
  readonly sentAt: number;
}

export type ChatContactConnectionRow = Connection<ChatContactRow>;
export type ChatConnectionRow = Connection<ChatRow>;
export type ChatMessageConnectionRow = Connection<ChatMessageRow>;

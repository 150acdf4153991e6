import type { ChatStatus } from '~/graphql/types.generated.ts';
import type { Connection } from '../base/paging.ts';

/** A person who can be talked to. Users have the id of their account; others never answer. */
export interface ChatContactRow {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly status: ChatStatus;
  readonly mood: string;
  /** Of people without an account; those of accounts stand in the team. Empty when it is not known. */
  readonly email: string;
  /** The page of the address book; null when there is none. */
  readonly personId: string | null;
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
  /** What the owner sent until then has reached the contact, and was read by them. Null when nothing has. */
  readonly deliveredUntil: number | null;
  readonly readUntil: number | null;
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
  /** What the sender's program calls it, in the sender's own chat: it is sent once, however often it is tried. */
  readonly sendKey: string | null;
}

/** An account is connected to one of the processes that work on this store. */
export interface ChatPresenceRow {
  readonly id: string;
  readonly userId: string;
  /** Milliseconds since 1970: it lapses then unless it is renewed. */
  readonly until: number;
}

/** Somebody writes to the viewer; not stored. */
export interface ChatTypingRow {
  readonly contactId: string;
  readonly seconds: number;
}

export type ChatContactConnectionRow = Connection<ChatContactRow>;
export type ChatConnectionRow = Connection<ChatRow>;
export type ChatMessageConnectionRow = Connection<ChatMessageRow>;

import type { Connection } from '../base/paging.ts';

export interface ContactRow {
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  readonly avatar: string;
  readonly nickname: string;
  readonly company: string;
  readonly jobTitle: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** Like 1984-05-29. */
  readonly birthday: string | null;
  readonly notes: string;
  /** The address in lower case: by it a mail's recipient is the contact. */
  readonly emailKey: string;
  /** All fields in one: what is searched. */
  readonly words: string;
  /** Id of the user who may remove it besides staff; null for the demo's, which staff alone remove. */
  readonly createdById: string | null;
}

/** Whether one user has starred a contact, or keeps it among the frequent ones. Without a row it is neither. */
export interface ContactMarkRow {
  readonly id: string;
  readonly ownerId: string;
  readonly contactId: string;
  readonly starred: boolean;
  readonly pinned: boolean;
}

/** How often one user wrote to somebody on a day: mails to an address, or messages in the chat. */
export interface ContactUseRow {
  readonly id: string;
  readonly ownerId: string;
  /** Who was written to, an address in small letters, or `chatKeyOf` somebody of the chat without one. */
  readonly who: string;
  /** The first moment of the day in UTC, in milliseconds since 1970. */
  readonly day: number;
  readonly count: number;
}

export interface ContactGroupRow {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly createdAt: number;
}

/** A contact is in a group. */
export interface ContactMembershipRow {
  readonly id: string;
  readonly ownerId: string;
  readonly groupId: string;
  readonly contactId: string;
}

/** Nothing is stored: each field counts when it is asked for. */
export type ContactCountsRow = Readonly<Record<string, never>>;

export type ContactConnectionRow = Connection<ContactRow>;

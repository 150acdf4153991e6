/** Milliseconds of silence after which the same person begins a new group of bubbles. */
export const GROUP_GAP = 5 * 60_000;

interface Contact {
  readonly id: string;
}

interface Talk {
  readonly id: string;
  /** Null while nothing was said. */
  readonly lastMessageAt: string | null;
  readonly unreadCount: number;
  readonly contact: Contact;
}

interface Said {
  readonly id: string;
  readonly mine: boolean;
  readonly sentAt: string;
}

/** A text that the API has not taken yet. */
export interface Unsent {
  /** Names it to the API, which takes it once. */
  readonly key: string;
  readonly contactId: string;
  readonly text: string;
  /** It was refused or could not be sent; otherwise it is on its way. */
  readonly failed: boolean;
}

const at = (moment: string | null) => (moment === null ? 0 : Date.parse(moment));

/** Somebody to talk to. */
export interface Person<C, T> {
  readonly contact: C;
  readonly unread: number;
  /** Null while nothing was said. */
  readonly chat: T | null;
}

/**
 * Specification, shell §4: contacts with an existing conversation appear first, the last one spoken in on top; the
 * others follow as they come. A chat that was opened and in which nothing was said is no conversation yet.
 */
export function orderContacts<C extends Contact, T extends Talk & { readonly contact: C }>(
  chats: readonly T[],
  contacts: readonly C[],
): Person<C, T>[] {
  const spoken = chats
    .filter(({ lastMessageAt }) => lastMessageAt !== null)
    .sort((a, b) => at(b.lastMessageAt) - at(a.lastMessageAt))
    .map((chat) => ({ contact: chat.contact, unread: chat.unreadCount, chat }));
  const first = new Set(spoken.map(({ contact }) => contact.id));
  return [
    ...spoken,
    ...contacts.filter(({ id }) => !first.has(id)).map((contact) => ({ contact, unread: 0, chat: null })),
  ];
}

/** Specification, shell §4: a sent message updates the entry of its chat, or prepends it when there was none. */
export function withTalk<T extends { readonly id: string }>(chats: readonly T[], chat: T): T[] {
  return chats.some(({ id }) => id === chat.id)
    ? chats.map((each) => (each.id === chat.id ? chat : each))
    : [chat, ...chats];
}

/** The messages, newest first, with one more: once, however often and in whatever order they are told. */
export function withMessage<M extends Said>(newestFirst: readonly M[], message: M): readonly M[] {
  if (newestFirst.some(({ id }) => id === message.id)) return newestFirst;
  const place = newestFirst.findIndex(({ sentAt }) => at(sentAt) <= at(message.sentAt));
  return newestFirst.toSpliced(place < 0 ? newestFirst.length : place, 0, message);
}

/**
 * Messages, oldest first, in groups: of one side, without a long silence in between.
 * @param first id of a message that begins a group in any case
 */
export function groupMessages<M extends Said>(oldestFirst: readonly M[], first: string | null): M[][] {
  const groups: M[][] = [];
  for (const message of oldestFirst) {
    const last = groups.at(-1)?.at(-1);
    const goesOn = last?.mine === message.mine && at(message.sentAt) - at(last.sentAt) < GROUP_GAP;
    if (goesOn && message.id !== first) groups.at(-1)?.push(message);
    else groups.push([message]);
  }
  return groups;
}

/** What was said on one day, in groups. */
export interface SpokenDay<M> {
  /** Of the calendar, `2026-03-01`. */
  readonly day: string;
  readonly groups: readonly (readonly M[])[];
}

/**
 * Messages, oldest first, by the days on which they were sent, and in groups.
 * @param first id of a message that begins a group in any case
 */
export function spokenDays<M extends Said>(
  oldestFirst: readonly M[],
  dayOf: (moment: string) => string,
  first: string | null = null,
): SpokenDay<M>[] {
  const days = new Map<string, M[]>();
  for (const message of oldestFirst) {
    const day = dayOf(message.sentAt);
    const known = days.get(day);
    if (known) known.push(message);
    else days.set(day, [message]);
  }
  return [...days].map(([day, messages]) => ({ day, groups: groupMessages(messages, first) }));
}

/** How far the other has got. */
export interface Reach {
  readonly deliveredUntil: string | null;
  readonly readUntil: string | null;
}

/** How far a message of the viewer's has come. */
export type Delivery = 'sent' | 'delivered' | 'read';

export function deliveryOf(sentAt: string, { deliveredUntil, readUntil }: Reach): Delivery {
  if (at(sentAt) <= at(readUntil)) return 'read';
  return at(sentAt) <= at(deliveredUntil) ? 'delivered' : 'sent';
}

/** The people whose names hold the text, in any case of letters and with or without its accents. */
export function named<P extends { readonly name: string }>(people: readonly P[], search: string): P[] {
  const plain = (text: string) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().replaceAll('ı', 'i');
  const wanted = plain(search);
  return people.filter(({ name }) => plain(name).includes(wanted));
}

/**
 * Keys of groups that stay whatever is added to a group, above or below: what is drawn stays in its place, and so does
 * what somebody is reading.
 */
export function createGroupKeys() {
  const known = new Map<string, string>();
  return (group: readonly { readonly id: string }[]): string => {
    const key = group.map(({ id }) => known.get(id)).find((each) => each !== undefined) ?? group[0]?.id ?? '';
    for (const { id } of group) known.set(id, key);
    return key;
  };
}

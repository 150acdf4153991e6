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
  readonly id: number;
  readonly contactId: string;
  readonly text: string;
  /** It was refused or could not be sent; otherwise it is on its way. */
  readonly failed: boolean;
}

const at = (moment: string | null) => (moment === null ? 0 : Date.parse(moment));

/**
 * Specification, shell §4: contacts with an existing conversation appear first, the last one spoken in on top; the
 * others follow as they come. A chat that was opened and in which nothing was said is no conversation yet.
 */
export function orderContacts<C extends Contact>(
  chats: readonly (Talk & { readonly contact: C })[],
  contacts: readonly C[],
): { readonly contact: C; readonly unread: number }[] {
  const spoken = chats
    .filter(({ lastMessageAt }) => lastMessageAt !== null)
    .sort((a, b) => at(b.lastMessageAt) - at(a.lastMessageAt))
    .map(({ contact, unreadCount }) => ({ contact, unread: unreadCount }));
  const first = new Set(spoken.map(({ contact }) => contact.id));
  return [
    ...spoken,
    ...contacts.filter(({ id }) => !first.has(id)).map((contact) => ({ contact, unread: 0 })),
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

/** Messages, oldest first, in groups: of one side, without a long silence in between. */
export function groupMessages<M extends Said>(oldestFirst: readonly M[]): M[][] {
  const groups: M[][] = [];
  for (const message of oldestFirst) {
    const last = groups.at(-1)?.at(-1);
    const goesOn = last?.mine === message.mine && at(message.sentAt) - at(last.sentAt) < GROUP_GAP;
    if (goesOn) groups.at(-1)?.push(message);
    else groups.push([message]);
  }
  return groups;
}

/** The subscription may tell of a message before the call that sent it is answered: it then is no longer unsent. */
export function withoutDelivered(
  unsent: readonly Unsent[],
  { contactId, text }: { readonly contactId: string; readonly text: string },
): readonly Unsent[] {
  const found = unsent.findIndex(
    (each) => !each.failed && each.contactId === contactId && each.text === text,
  );
  return found < 0 ? unsent : unsent.toSpliced(found, 1);
}

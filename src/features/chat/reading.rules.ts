interface Said {
  readonly id: string;
  readonly mine: boolean;
}

/** Where reading ended: so many messages of the other were unread when this was the last one. */
export interface ReadingEnd {
  readonly unread: number;
  /** Id of a message. */
  readonly last: string;
}

/** How a conversation is read. */
export interface Reading {
  readonly unread: number;
  /** Where the line stands above what was new; null while there was nothing. */
  readonly end: ReadingEnd | null;
}

/** What of a conversation is on the screen now. */
export interface Shown {
  readonly unread: number;
  /** Id of the last message; null when there is none. */
  readonly last: string | null;
  /** The page is looked at, and the conversation stands at its end. */
  readonly inSight: boolean;
}

/** The messages of the other that are unread, as far as they are at hand, oldest first. */
export const unreadOf = <M extends Said>(oldestFirst: readonly M[], unread: number): M[] =>
  unread > 0 ? oldestFirst.filter(({ mine }) => !mine).slice(-unread) : [];

/**
 * How the conversation is read after what is unread has changed. The line is drawn when it is opened, and moves down to
 * what comes out of sight once all before was read: what comes in sight needs none.
 */
export function readingAfter(before: Reading | null, { unread, last, inSight }: Shown): Reading {
  const newEnd = unread > 0 && last !== null ? { unread, last } : null;
  if (before === null) return { unread, end: newEnd };
  const goesOn = unread === 0 || before.unread > 0 || inSight;
  return { unread, end: goesOn ? before.end : newEnd };
}

/** The first message below the line; null without a line, and while that message is not at hand. */
export function firstBelow(oldestFirst: readonly Said[], end: ReadingEnd | null): string | null {
  if (end === null) return null;
  const place = oldestFirst.findIndex(({ id }) => id === end.last);
  const theirs = oldestFirst.slice(0, place + 1).filter(({ mine }) => !mine);
  return theirs.at(-end.unread)?.id ?? null;
}

/** A message on the screen: where it ends, in pixels from the top of the page. */
export interface Place {
  readonly id: string;
  readonly bottom: number;
}

/** Pixels by which an end counts as seen that lies below the edge: sizes are fractions. */
const TOLERANCE = 1;

/** The newest of the messages, oldest first, whose end has been in sight; null when none has. */
export const seenUntil = (oldestFirst: readonly Place[], edge: number): string | null =>
  oldestFirst.findLast(({ bottom }) => bottom <= edge + TOLERANCE)?.id ?? null;

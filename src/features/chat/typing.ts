import type { ApolloClient } from '@apollo/client';
import { TellTypingDocument } from './Chat.generated.ts';

/** Milliseconds between two times that the API is told that somebody is still writing. */
const TELL_EVERY = 3_000;

export interface Typing {
  /** Who is writing to the viewer; another set after each change. */
  readonly read: () => ReadonlySet<string>;
  /** The API says that somebody writes, for so many seconds if nothing more is told. */
  readonly told: (contactId: string, seconds: number) => void;
  /** The viewer writes to somebody, or has stopped. */
  readonly tell: (contactId: string, typing: boolean) => void;
}

/** Who is typing. Nothing of it is stored, and all of it ends by itself. */
export function createTyping(client: ApolloClient, onChange: () => void): Typing {
  let typing: ReadonlySet<string> = new Set();
  const ends = new Map<string, ReturnType<typeof setTimeout>>();
  const toldAt = new Map<string, number>();

  function become(contactId: string, on: boolean): void {
    if (typing.has(contactId) === on) return;
    typing = new Set(on ? [...typing, contactId] : [...typing].filter((id) => id !== contactId));
    onChange();
  }

  return {
    read: () => typing,
    told: (contactId, seconds) => {
      clearTimeout(ends.get(contactId));
      if (seconds > 0)
        ends.set(
          contactId,
          setTimeout(() => become(contactId, false), seconds * 1000),
        );
      become(contactId, seconds > 0);
    },
    tell: (contactId, on) => {
      const last = toldAt.get(contactId);
      if (on ? last !== undefined && Date.now() - last < TELL_EVERY : last === undefined) return;
      if (on) toldAt.set(contactId, Date.now());
      else toldAt.delete(contactId);
      // Nobody misses it: it is told again with the next letter.
      client
        .mutate({ mutation: TellTypingDocument, variables: { contactId, typing: on } })
        .catch(() => undefined);
    },
  };
}

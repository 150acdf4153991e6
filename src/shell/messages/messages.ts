import { useSyncExternalStore } from 'react';

export type MessageKind = 'success' | 'warning' | 'error' | 'info';

export interface MessageAction {
  /** The word on the button: "Undo". */
  readonly label: string;
  readonly run: () => void;
  /** The message stays until somebody closes it or acts. */
  readonly lasting?: boolean;
}

export interface Message {
  readonly id: number;
  readonly kind: MessageKind;
  readonly text: string;
  readonly action?: MessageAction | undefined;
  /** What it is about, where a later message about the same says how it went on. */
  readonly topic?: string | undefined;
}

/** How long a message stays (specification, shell §9), unless it lasts or the pointer or the focus rests on one. */
export const messageMilliseconds = 6000;

/** Beyond as many the oldest that offers nothing to do goes. */
export const messageLimit = 4;

let shown: readonly Message[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly Message[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Both say the same. An action of its own makes it other news, for "Undo" takes back one certain change. */
const isRepeated = (one: Message, other: Message): boolean =>
  one.kind === other.kind &&
  one.text === other.text &&
  one.action?.lasting === other.action?.lasting &&
  (!one.action || one.action.lasting === true);

const takesPlaceOf = (message: Message, other: Message): boolean =>
  isRepeated(message, other) || (message.topic !== undefined && message.topic === other.topic);

function withoutOldest(all: readonly Message[]): readonly Message[] {
  const oldest = all.length > messageLimit ? all.slice(0, -1).find(({ action }) => !action) : undefined;
  return all.filter((message) => message !== oldest);
}

const tell =
  (kind: MessageKind) =>
  (text: string, action?: MessageAction, topic?: string): number => {
    lastId += 1;
    const message = { id: lastId, kind, text, action, topic };
    show(withoutOldest([...shown.filter((other) => !takesPlaceOf(message, other)), message]));
    return message.id;
  };

/**
 * Tells the operator something at the top of the page. A new message stands below those that are shown. It takes the
 * place of one that says the same or is about the same topic, and never the action of another.
 * Each answers the id by which it can be closed.
 */
export const messages = {
  success: tell('success'),
  warning: tell('warning'),
  error: tell('error'),
  info: tell('info'),
  close: (id: number) => show(shown.filter((message) => message.id !== id)),
};

/** Calls `listener` whenever other messages are shown; returns how to stop. */
export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The messages that are shown now, the oldest first. */
export const shownMessages = (): readonly Message[] => shown;

/** The messages that are shown now, the oldest first. */
export const useMessages = (): readonly Message[] => useSyncExternalStore(subscribeToMessages, shownMessages);

import { useSyncExternalStore } from 'react';

export type MessageKind = 'success' | 'warning' | 'error' | 'info';

export interface MessageAction {
  /** The word on the button: "Undo". */
  readonly label: string;
  readonly run: () => void;
  /** The message stays until somebody closes it or acts, or another takes its place. */
  readonly lasting?: boolean;
}

export interface Message {
  readonly id: number;
  readonly kind: MessageKind;
  readonly text: string;
  readonly action?: MessageAction | undefined;
}

/** How long a message stays (specification, shell §9), unless it lasts or the pointer or the focus rests on it. */
export const messageMilliseconds = 6000;

let current: Message | null = null;
/** News that came while something went wrong was being told: it is told after that. */
let next: Message | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(message: Message | null): void {
  current = message;
  for (const listener of listeners) listener();
}

const isTrouble = ({ kind, action }: Message) => (kind === 'warning' || kind === 'error') && !action?.lasting;

const tell = (kind: MessageKind) => (text: string, action?: MessageAction) => {
  lastId += 1;
  const message = { id: lastId, kind, text, action };
  if (current && isTrouble(current) && !isTrouble(message)) next = message;
  else show(message);
};

/**
 * Tells the operator something in the bar at the top. A new message takes the place of the last, but good news wait until
 * a warning or an error has been told.
 */
export const messages = {
  success: tell('success'),
  warning: tell('warning'),
  error: tell('error'),
  info: tell('info'),
  close: () => {
    const waiting = next;
    next = null;
    show(waiting);
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The message that is shown now. */
export function useCurrentMessage(): Message | null {
  return useSyncExternalStore(subscribe, () => current);
}

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
let lastId = 0;
const listeners = new Set<() => void>();

function show(message: Message | null): void {
  current = message;
  for (const listener of listeners) listener();
}

const tell = (kind: MessageKind) => (text: string, action?: MessageAction) => {
  lastId += 1;
  show({ id: lastId, kind, text, action });
};

/** Tells the operator something in the bar at the top; a new message takes the place of the last. */
export const messages = {
  success: tell('success'),
  warning: tell('warning'),
  error: tell('error'),
  info: tell('info'),
  close: () => show(null),
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The message that is shown now. */
export function useCurrentMessage(): Message | null {
  return useSyncExternalStore(subscribe, () => current);
}

import { useSyncExternalStore } from 'react';

/** Of the chat panel, for `aria-controls` of what opens it. */
export const chatPanelId = 'chat-panel';

export type PanelName = 'chat' | 'quick';

export interface Panels {
  /** One at most is open. */
  readonly open: PanelName | null;
  /** With whom the chat panel talks. */
  readonly contactId: string | null;
  /** Messages in all chats that the viewer has not seen; 0 until they were asked for. */
  readonly unread: number;
}

const closed: Panels = { open: null, contactId: null, unread: 0 };
let current = closed;
const listeners = new Set<() => void>();

function become(next: Partial<Panels>): void {
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

/** What opens, closes and tells the panels at the side, from wherever it stands. */
export const panels = {
  open: (open: PanelName) => become({ open }),
  /** Specification, shell §4: closing clears the selected contact and chat. */
  close: () => become({ open: null, contactId: null }),
  toggle: (name: PanelName) => (current.open === name ? panels.close() : panels.open(name)),
  /** Specification, shell §4: choosing a contact opens the chat panel. */
  talkTo: (contactId: string) => become({ open: 'chat', contactId }),
  setUnread: (unread: number) => become({ unread }),
  /** As before anybody signed in. */
  reset: () => become(closed),
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePanels(): Panels {
  return useSyncExternalStore(subscribe, () => current);
}

import { createContext, type KeyboardEvent, type MouseEvent, type TouchEvent } from 'react';

/** What is dragged, as `useDragRow` and `SortRow` name it. */
export interface Dragged {
  readonly id: string;
  /** For people: the subject of a mail, "3 mails". */
  readonly name: string;
}

/** Something drawn that takes part in dragging. */
export interface DragItem extends Dragged {
  /** A row that is dragged onto places, one that is put in another order too, or a place. */
  readonly kind: 'row' | 'sorted' | 'place';
  readonly node: HTMLElement;
}

/** How a drag begins. */
export type Press = MouseEvent | TouchEvent | KeyboardEvent;

type Listener = (press: Press) => void;

/**
 * What is drawn inside a drag area, for the engine that comes after it: rows and places say that they are there, and
 * hand on how they are pressed. The engine draws none of them, so they need not wait for its code.
 */
export interface DragBoard {
  /** A row or place is drawn. Returns how to take it away. */
  readonly add: (item: DragItem) => () => void;
  /** The rows' ids in the order in which they are drawn, for those that are sorted. */
  readonly setOrder: (ids: readonly string[]) => void;
  readonly read: () => DragState;
  readonly subscribe: (listener: () => void) => () => void;
  /** A row is pressed. What comes before the engine waits for it, while it is held. */
  readonly press: (id: string, press: Press) => void;
  /** The engine takes the presses of a row from now on. Returns how to stop. */
  readonly listen: (id: string, listener: Listener) => () => void;
  /** Called when a press waits for the engine. */
  readonly onWaiting: (call: (() => void) | null) => void;
}

export interface DragState {
  readonly items: readonly DragItem[];
  readonly order: readonly string[];
}

/** What lets go of a row; a key is not held. */
const ends = ['mouseup', 'touchend', 'touchcancel'] as const;

export function createDragBoard(): DragBoard {
  const items = new Set<DragItem>();
  let order: readonly string[] = [];
  let state: DragState | null = null;
  const subscribers = new Set<() => void>();
  const listeners = new Map<string, Listener>();
  let waiting: { readonly id: string; readonly press: Press } | null = null;
  let onWaiting: (() => void) | null = null;
  const change = () => {
    state = null;
    for (const tell of subscribers) tell();
  };
  const forget = () => {
    waiting = null;
    for (const end of ends) removeEventListener(end, forget, true);
  };
  return {
    add: (item) => {
      items.add(item);
      change();
      return () => {
        items.delete(item);
        change();
      };
    },
    setOrder: (ids) => {
      order = ids;
      change();
    },
    read: () => {
      state ??= { items: [...items], order };
      return state;
    },
    subscribe: (tell) => {
      subscribers.add(tell);
      return () => subscribers.delete(tell);
    },
    press: (id, press) => {
      const listener = listeners.get(id);
      if (listener) return listener(press);
      forget();
      waiting = { id, press };
      for (const end of ends) addEventListener(end, forget, true);
      onWaiting?.();
    },
    listen: (id, listener) => {
      listeners.set(id, listener);
      if (waiting?.id === id) {
        const { press } = waiting;
        forget();
        listener(press);
      }
      return () => {
        if (listeners.get(id) === listener) listeners.delete(id);
      };
    },
    onWaiting: (call) => {
      onWaiting = call;
    },
  };
}

/** The board of the area around; null outside of one. */
export const DragBoardContext = createContext<DragBoard | null>(null);

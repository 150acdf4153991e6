import { useEffect, useRef } from 'react';
import type { GridEntry } from './grid.types.ts';

/** An entry as the vendor has drawn it. */
interface Drawn {
  readonly el: HTMLElement;
  readonly event: { readonly id: string };
}

/**
 * Names the drawn entries: the vendor draws links without an address, which screen readers would not take for buttons. It tells
 * of an entry when it is first drawn, and not when it was moved, so the names follow the entries by themselves.
 */
export function useEntryNames(entries: readonly GridEntry[]) {
  const drawn = useRef(new Map<HTMLElement, string>());
  const labels = useRef<ReadonlyMap<string, string>>(new Map());
  const name = (button: HTMLElement, id: string) =>
    button.setAttribute('aria-label', labels.current.get(id) ?? '');
  // Of the agenda the row is the entry, and the link in it takes the focus.
  const buttonOf = (el: HTMLElement) => el.querySelector<HTMLElement>('.fc-list-event-title a') ?? el;
  useEffect(() => {
    labels.current = new Map(entries.map(({ id, label }) => [id, label]));
    for (const [button, id] of drawn.current) name(button, id);
  });
  return {
    eventDidMount: ({ el, event }: Drawn) => {
      const button = buttonOf(el);
      button.setAttribute('role', 'button');
      button.tabIndex = 0;
      button.dataset.event = event.id;
      // Cut off where its own script ends, not where the page's does.
      el.querySelector('.fc-event-title, .fc-list-event-title a')?.setAttribute('dir', 'auto');
      drawn.current.set(button, event.id);
      name(button, event.id);
    },
    eventWillUnmount: ({ el }: Drawn) => {
      drawn.current.delete(buttonOf(el));
    },
  };
}

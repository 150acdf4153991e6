import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react';
import { commandOf, type DeskCommand, type FocusPlace, takesLetters } from './deskKeys.ts';

/** A letter that is pressed there is text, or waits until an open dialog is closed: it is no key of the desk. */
export const isTaken = (target: Element): boolean =>
  takesLetters(target) || document.querySelector('dialog[open]') !== null;

interface DeskKeysOptions {
  /** `page`: also while nothing in particular has the focus; `table`: while the focus is in the desk alone. */
  readonly scope: 'page' | 'table';
  readonly table: RefObject<HTMLElement | null>;
  readonly onCommand: (command: DeskCommand) => void;
}

/** Where keys that are pressed there are pressed, seen from the desk; null when they are not for it. */
function placeOf(target: Element, table: Element | null, scope: 'page' | 'table'): FocusPlace | null {
  if (isTaken(target)) return null;
  if (table?.contains(target)) return 'table';
  if (target.closest('[data-desk]')) return 'desk';
  const nowhere = target === document.body || target.id === 'main';
  return scope === 'page' && nowhere ? 'page' : null;
}

/**
 * Listens to the keys of the incident desk. They never take a letter from a field, wait while a dialog is open, and are
 * for the desk alone when something else has the focus (WCAG 2.1.4).
 */
export function useDeskKeys({ scope, table, onCommand }: DeskKeysOptions): void {
  const latest = useRef(onCommand);
  useInsertionEffect(() => {
    latest.current = onCommand;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element)) return;
      const place = placeOf(target, table.current, scope);
      const command = place && commandOf(event, place);
      if (!command) return;
      event.preventDefault();
      // A key that is held down walks through the rows, and does anything else once.
      if (event.repeat && command.kind !== 'move') return;
      latest.current(command);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [scope, table]);
}

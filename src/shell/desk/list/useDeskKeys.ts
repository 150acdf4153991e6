import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react';
import { commandOf, type DeskCommand, takesLetters } from './deskKeys.ts';

interface DeskKeysOptions {
  /** `page`: also while nothing in particular has the focus; `table`: while the focus is in the desk alone. */
  readonly scope: 'page' | 'table';
  readonly table: RefObject<HTMLElement | null>;
  readonly onCommand: (command: DeskCommand) => void;
}

/** Whether keys that are pressed there are for the desk: in its table, in the open incident, or, of the page, nowhere. */
function isForDesk(target: Element, scope: 'page' | 'table'): boolean {
  if (takesLetters(target) || document.querySelector('dialog[open]')) return false;
  if (target.closest('[data-desk]')) return true;
  return scope === 'page' && (target === document.body || target.id === 'main');
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
      if (event.defaultPrevented || !(target instanceof Element) || !isForDesk(target, scope)) return;
      const command = commandOf(event, table.current?.contains(target) ?? false);
      if (!command) return;
      event.preventDefault();
      latest.current(command);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [scope, table]);
}

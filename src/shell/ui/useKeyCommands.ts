import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react';

/** Where the focus is: among the rows, elsewhere in what the keys belong to, or on nothing in particular. */
export type FocusPlace = 'rows' | 'around' | 'page';

/** A key with what is held down beside it. */
export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Whether letters that are typed there are a text or a choice: no key may be taken from it. */
const takesLetters = (element: Element): boolean =>
  element.matches(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu] *',
  );

/** A letter that is pressed there is text, or waits until an open dialog is closed: it is no key of the screen. */
export const isTaken = (target: Element): boolean =>
  takesLetters(target) || document.querySelector('dialog[open]') !== null;

interface KeyCommandsOptions<Command> {
  /** Around the rows. */
  readonly rows: RefObject<HTMLElement | null>;
  /** A selector of what else the keys belong to. */
  readonly around: string;
  /** `page`: also while nothing in particular has the focus; `rows`: while the focus is in what they belong to alone. */
  readonly scope: 'page' | 'rows';
  /** The command of a key; null when it has none, or belongs to the browser. */
  readonly commandOf: (pressed: Pressed, place: FocusPlace) => Command | null;
  /** A key that is held down does it again and again. */
  readonly repeats: (command: Command) => boolean;
  readonly onCommand: (command: Command) => void;
}

/**
 * Listens to the keys of a list. They never take a letter from a field, wait while a dialog is open, and are for the list
 * alone when something else has the focus (WCAG 2.1.4).
 */
export function useKeyCommands<Command>(options: KeyCommandsOptions<Command>): void {
  const latest = useRef(options);
  useInsertionEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const placeOf = (target: Element): FocusPlace | null => {
      const { rows, around, scope } = latest.current;
      if (isTaken(target)) return null;
      if (rows.current?.contains(target)) return 'rows';
      const nowhere = target === document.body || target.id === 'main';
      if (nowhere) return scope === 'page' ? 'page' : null;
      return target.closest(around) ? 'around' : null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element)) return;
      const place = placeOf(target);
      const { commandOf, repeats, onCommand } = latest.current;
      const command = place && commandOf(event, place);
      if (!command) return;
      event.preventDefault();
      if (event.repeat && !repeats(command)) return;
      onCommand(command);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

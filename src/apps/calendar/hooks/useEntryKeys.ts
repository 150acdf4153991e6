import { type RefObject, useRef } from 'react';
import { type Pressed, useKeyCommands } from '~/shell/ui/useKeyCommands.ts';
import { useWideKeys } from '~/shell/ui/useWideKeys.ts';
import type { CalendarEntryFragment } from '../CalendarScreen.generated.ts';
import type { EventChanges } from './useEventChanges.ts';

type EntryCommand = 'remove' | 'undo';

const commands = new Map<string, EntryCommand>([
  ['#', 'remove'],
  ['Delete', 'remove'],
  ['z', 'undo'],
]);

const commandOf = ({ key, ctrlKey, metaKey, altKey }: Pressed): EntryCommand | null =>
  ctrlKey || metaKey || altKey ? null : (commands.get(key) ?? null);

const never = () => false;

/**
 * The keys of events: # removes the one that has the focus, z takes back what was done last. Answers what the element around
 * the grid wants.
 */
export function useEntryKeys(
  events: readonly CalendarEntryFragment[],
  { drop, undoLast }: EventChanges,
): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null);
  const [wide] = useWideKeys();
  const remove = () => {
    const id = document.activeElement?.closest<HTMLElement>('[data-event]')?.dataset.event;
    const event = events.find((each) => each.id === id);
    if (!event) return;
    // It goes with what had the focus.
    grid.current?.focus();
    void drop(event);
  };
  useKeyCommands<EntryCommand>({
    rows: grid,
    around: '[data-calendar]',
    scope: wide ? 'page' : 'rows',
    commandOf,
    repeats: never,
    onCommand: (command) => (command === 'remove' ? remove() : void undoLast()),
  });
  return grid;
}

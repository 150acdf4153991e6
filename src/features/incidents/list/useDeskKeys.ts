import type { RefObject } from 'react';
import { useKeyCommands } from '~/shell/ui/useKeyCommands.ts';
import { commandOf, type DeskCommand } from './deskKeys.ts';

interface DeskKeysOptions {
  /** `page`: also while nothing in particular has the focus; `rows`: while the focus is in the desk alone. */
  readonly scope: 'page' | 'rows';
  readonly table: RefObject<HTMLElement | null>;
  readonly onCommand: (command: DeskCommand) => void;
}

/** A key that is held down walks through the rows, and does anything else once. */
const repeats = ({ kind }: DeskCommand): boolean => kind === 'move';

/** Listens to the keys of the incident desk. */
export function useDeskKeys({ scope, table, onCommand }: DeskKeysOptions): void {
  useKeyCommands({ rows: table, around: '[data-desk]', scope, commandOf, repeats, onCommand });
}

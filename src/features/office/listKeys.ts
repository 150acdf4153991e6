import { flag } from '~/lib/defineUrl.ts';
import type { FocusPlace, Pressed } from '~/shell/ui/useKeyCommands.ts';

/** What the address says of the list's keys; take it up in the screen's definition: `defineUrl({ ...listKeysParams, … })`. */
export const listKeysParams = { help: flag('keys') };

/** What a key does with the selected rows, else with the current one. */
export interface ListCommand<Row> {
  /** As `KeyboardEvent.key` has them: `['e']`, `['#', 'Delete']`. They go before the keys that every list has. */
  readonly keys: readonly string[];
  /** What it does, for the list of keys. */
  readonly text: string;
  /** Default true: nothing happens without a row. `run` of one that needs none is given an empty list. */
  readonly needsRows?: boolean;
  readonly run: (rows: readonly Row[]) => void;
}

/** What a key of a list asks for. */
export type ListKeyCommand<Row> = CommonCommand | OwnCommand<Row>;

type CommonCommand =
  | { readonly kind: 'move'; readonly by: 1 | -1; readonly extend: boolean }
  | { readonly kind: 'select'; readonly range: boolean }
  | { readonly kind: 'open' }
  | { readonly kind: 'search' }
  | { readonly kind: 'help' };

interface OwnCommand<Row> {
  readonly kind: 'own';
  readonly command: ListCommand<Row>;
}

const common: Readonly<Record<string, CommonCommand>> = {
  j: { kind: 'move', by: 1, extend: false },
  k: { kind: 'move', by: -1, extend: false },
  J: { kind: 'move', by: 1, extend: true },
  K: { kind: 'move', by: -1, extend: true },
  x: { kind: 'select', range: false },
  X: { kind: 'select', range: true },
  '/': { kind: 'search' },
  '?': { kind: 'help' },
};

/** Keys that mean something to whatever has the focus, and move in the rows alone. */
const inRows = new Map<string, 1 | -1>([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** The command of a key; null when it has none, or belongs to the browser. */
export function listCommandOf<Row>(
  pressed: Pressed,
  place: FocusPlace,
  commands: readonly ListCommand<Row>[],
): ListKeyCommand<Row> | null {
  const { key } = pressed;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const command = commands.find(({ keys }) => keys.includes(key));
  if (command) return { kind: 'own', command };
  // Elsewhere it presses what has the focus.
  if (key === 'Enter') return place === 'page' ? { kind: 'open' } : null;
  const by = place === 'rows' ? inRows.get(key) : undefined;
  if (by) return { kind: 'move', by, extend: pressed.shiftKey };
  return Object.hasOwn(common, key) ? (common[key] ?? null) : null;
}

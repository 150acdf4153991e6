import type { FocusPlace, Pressed } from '~/shell/ui/useKeyCommands.ts';
import type { ChangeAction } from '../actions/useIncidentActions.ts';

/** What a key asks for. */
export type DeskCommand =
  | { readonly kind: 'move'; readonly by: 1 | -1; readonly extend: boolean }
  | { readonly kind: 'change'; readonly action: ChangeAction }
  | { readonly kind: 'select'; readonly range: boolean }
  | { readonly kind: 'assign' | 'note' | 'undo' | 'open' | 'show' | 'search' | 'help' };

const commands: Readonly<Record<string, DeskCommand>> = {
  j: { kind: 'move', by: 1, extend: false },
  k: { kind: 'move', by: -1, extend: false },
  J: { kind: 'move', by: 1, extend: true },
  K: { kind: 'move', by: -1, extend: true },
  a: { kind: 'change', action: 'ACKNOWLEDGE' },
  r: { kind: 'change', action: 'RESOLVE' },
  d: { kind: 'change', action: 'DISMISS' },
  s: { kind: 'assign' },
  n: { kind: 'note' },
  x: { kind: 'select', range: false },
  X: { kind: 'select', range: true },
  u: { kind: 'undo' },
  g: { kind: 'show' },
  '/': { kind: 'search' },
  '?': { kind: 'help' },
};

/** Keys that mean something to whatever has the focus, and work in the table alone. */
const inTable = new Map<string, 1 | -1>([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** The command of a key; null when it has none, or belongs to the browser. */
export function commandOf(event: Pressed, focus: FocusPlace): DeskCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  // Elsewhere it presses what has the focus.
  if (event.key === 'Enter') return focus === 'page' ? { kind: 'open' } : null;
  const by = focus === 'rows' ? inTable.get(event.key) : undefined;
  if (by) return { kind: 'move', by, extend: event.shiftKey };
  return Object.hasOwn(commands, event.key) ? (commands[event.key] ?? null) : null;
}

/** The keys as they are shown, in the order of their use. */
export const shownKeys = [
  { keys: ['j', '↓'], text: 'keys.next', acts: false },
  { keys: ['k', '↑'], text: 'keys.previous', acts: false },
  { keys: ['Enter'], text: 'keys.open', acts: false },
  { keys: ['Esc'], text: 'keys.close', acts: false },
  { keys: ['a'], text: 'action.ACKNOWLEDGE', acts: true },
  { keys: ['r'], text: 'action.RESOLVE', acts: true },
  { keys: ['d'], text: 'action.DISMISS', acts: true },
  { keys: ['s'], text: 'action.ASSIGN', acts: true },
  { keys: ['n'], text: 'action.NOTE', acts: true },
  { keys: ['u'], text: 'keys.undo', acts: true },
  { keys: ['x'], text: 'keys.select', acts: true },
  { keys: ['X'], text: 'keys.range', acts: true },
  { keys: ['J', 'K'], text: 'keys.extend', acts: true },
  { keys: ['g'], text: 'keys.show', acts: false },
  { keys: ['/'], text: 'keys.search', acts: false },
  { keys: ['?'], text: 'keys.help', acts: false },
] as const;

import type { FocusPlace, Pressed } from '~/shell/ui/useKeyCommands.ts';
import { type CalendarView, calendarViews } from './span.rules.ts';

/** What a key asks for. */
export type CalendarCommand =
  | { readonly kind: 'today' | 'new' | 'help' }
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'view'; readonly view: CalendarView };

const commands = new Map<string, CalendarCommand>([
  ['t', { kind: 'today' }],
  ['p', { kind: 'step', by: -1 }],
  ['n', { kind: 'step', by: 1 }],
  ['c', { kind: 'new' }],
  ['?', { kind: 'help' }],
  ...calendarViews.map((view, index) => [String(index + 1), { kind: 'view', view }] as const),
]);

/** The command of a key; null when it has none, or belongs to the browser. */
export function calendarCommandOf(pressed: Pressed, _place: FocusPlace): CalendarCommand | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  return commands.get(pressed.key) ?? null;
}

import type { KeyboardEvent } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import {
  allAllow,
  type ChangeAction,
  type IncidentActions,
  type Target,
} from '../actions/useIncidentActions.ts';

const moves: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
const actionKeys: Readonly<Record<string, ChangeAction>> = { a: 'ACKNOWLEDGE', r: 'RESOLVE', s: 'DISMISS' };

/** Where the number of an incident stands in the table: the element that takes the focus for its row. */
export const focusRow = (table: Element, id: string) =>
  table.querySelector<HTMLElement>(`[data-incident="${CSS.escape(id)}"]`)?.focus();

interface DeskKeysOptions {
  readonly rows: readonly Target[];
  readonly currentId: string | undefined;
  /** What actions are done to: the selected rows, else the current one. */
  readonly targets: readonly Target[];
  readonly actions: IncidentActions;
  readonly onToggle: (id: string) => void;
  readonly onHelp: () => void;
}

/**
 * Keys of the incident table. They work only while the focus is in it, so that single letters disturb nobody who
 * types elsewhere (WCAG 2.1.4).
 */
export function useDeskKeys({ rows, currentId, targets, actions, onToggle, onHelp }: DeskKeysOptions) {
  const t = useTexts('incident-report');
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moves[event.key];
    const action = actionKeys[event.key];
    if (move) {
      const index = rows.findIndex(({ id }) => id === currentId);
      const next = rows[Math.min(rows.length - 1, Math.max(0, index + move))];
      if (next) focusRow(event.currentTarget, next.id);
    } else if (action && actions.mayAct) {
      if (allAllow(targets, action)) void actions.change(action, targets);
      else messages.warning(t('refused.conflict'));
    } else if (event.key === 'x' && actions.mayAct && currentId) onToggle(currentId);
    else if (event.key === '?') onHelp();
    else return;
    event.preventDefault();
  };
}

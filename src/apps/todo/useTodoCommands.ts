import { useMemo } from 'react';
import type { ListCommand } from '~/features/office/listKeys.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import type { TodoItemFragment } from './TodoScreen.generated.ts';
import { todoUrl } from './todoUrl.ts';
import type { TodoActions } from './useTodoActions.ts';

/** What keys do with to-dos. */
export function useTodoCommands(
  actions: TodoActions,
  deleted: boolean,
): readonly ListCommand<TodoItemFragment>[] {
  const t = useTexts('todo');
  const { change } = useUrl(todoUrl);
  return useMemo(
    () => [
      {
        keys: ['c'],
        text: t('new'),
        needsRows: false,
        run: () => change({ dialog: 'new' }, { step: true }),
      },
      { keys: ['e'], text: t('keys.completed'), run: (rows) => void actions.toggle(rows, 'completed') },
      { keys: ['s'], text: t('keys.starred'), run: (rows) => void actions.toggle(rows, 'starred') },
      { keys: ['!'], text: t('keys.important'), run: (rows) => void actions.toggle(rows, 'important') },
      {
        keys: ['#', 'Delete'],
        text: t(deleted ? 'deleteForGood' : 'remove'),
        run: (rows) => void (deleted ? actions.deleteForGood(rows) : actions.remove(rows)),
      },
      { keys: ['u'], text: t('keys.undo'), needsRows: false, run: () => void actions.undoLast() },
    ],
    [actions, change, deleted, t],
  );
}

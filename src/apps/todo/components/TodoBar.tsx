import { Tick, Trash, Undo } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { SelectBox } from '~/shell/ui/SelectBox.tsx';
import { SelectionBar } from '~/shell/ui/SelectionBar.tsx';
import type { Selection } from '~/shell/ui/useSelection.ts';
import type { TodoItemFragment } from '../TodoScreen.generated.ts';
import type { TodoActions } from '../useTodoActions.ts';
import styles from './Todo.module.css';
import { TodoFolderMenu, TodoLabelMenu } from './TodoMenus.tsx';

interface TodoBarProps {
  readonly selection: Selection<TodoItemFragment>;
  readonly totalCount: number;
  /** The deleted ones are shown: they can be restored, or deleted for good. */
  readonly deleted: boolean;
  readonly actions: TodoActions;
}

/** Selects all, says how many are selected, and does something with them. */
export function TodoBar({ selection, totalCount, deleted, actions }: TodoBarProps) {
  const t = useTexts('todo');
  const { rows } = selection;
  const active = rows.length > 0;
  const { busy } = actions;
  return (
    <>
      {totalCount > 0 ? (
        <SelectBox
          className={styles.box}
          label={t('selectAll')}
          checked={selection.all}
          onToggle={selection.toggleAll}
        />
      ) : null}
      <p className={styles.count} role="status">
        {active ? t('selected', { count: rows.length }) : t('count', { count: totalCount })}
      </p>
      <SelectionBar label={t('selection')} active={active}>
        {active ? (
          <>
            {deleted ? (
              <Button
                icon={<Undo aria-hidden="true" />}
                disabled={busy}
                onClick={() => void actions.restore(rows)}
              >
                {t('restore')}
              </Button>
            ) : (
              <>
                <Button
                  icon={<Tick aria-hidden="true" />}
                  disabled={busy}
                  onClick={() => void actions.toggle(rows, 'completed')}
                >
                  {t('done.button')}
                </Button>
                <TodoFolderMenu todos={rows} actions={actions} />
                <TodoLabelMenu todos={rows} actions={actions} />
              </>
            )}
            <Button
              icon={<Trash aria-hidden="true" />}
              disabled={busy}
              onClick={() => void (deleted ? actions.deleteForGood(rows) : actions.remove(rows))}
            >
              {t(deleted ? 'deleteForGood' : 'remove')}
            </Button>
            <Button kind="quiet" onClick={selection.clear}>
              {t('clearSelection')}
            </Button>
          </>
        ) : null}
      </SelectionBar>
    </>
  );
}

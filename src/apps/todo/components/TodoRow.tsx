import { Circle, Error as Exclamation, Star, StarEmpty, TickCircle, Trash, Undo } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { SortRow } from '~/features/office/drag/dragRows.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { LabelChips } from '~/shell/ui/LabelChips.tsx';
import { SelectBox } from '~/shell/ui/SelectBox.tsx';
import type { TodoItemFragment } from '../TodoScreen.generated.ts';
import type { TodoActions } from '../useTodoActions.ts';
import styles from './Todo.module.css';
import { TodoDates } from './TodoDates.tsx';

interface TodoRowProps {
  readonly todo: TodoItemFragment;
  readonly to: string;
  /** It can be dragged to another place. */
  readonly sortable: boolean;
  readonly selected: boolean;
  readonly onSelect: (id: string, range?: boolean) => void;
  readonly actions: TodoActions;
}

/** A to-do in the list: done, title and notes, dates, labels, priority, star, and the way to the trash. */
export function TodoRow(props: TodoRowProps) {
  const { todo } = props;
  return (
    <SortRow id={todo.id} name={todo.title}>
      {(handle) => <Row {...props} handle={handle} />}
    </SortRow>
  );
}

function Row({
  todo,
  to,
  sortable,
  selected,
  onSelect,
  actions,
  handle,
}: TodoRowProps & { readonly handle: ReactNode }) {
  const t = useTexts('todo');
  const { search } = useLocation();
  const { id, title, notes, completed, labels } = todo;
  const name = { title };
  return (
    <div className={styles.row} data-done={completed || undefined} data-selected={selected || undefined}>
      <span className={styles.handle}>{sortable ? handle : null}</span>
      <SelectBox
        className={styles.box}
        label={t('select', name)}
        checked={selected}
        onToggle={(range) => onSelect(id, range)}
      />
      <IconButton
        icon={completed ? <TickCircle aria-hidden="true" /> : <Circle aria-hidden="true" />}
        label={t(completed ? 'markOpen' : 'markDone', name)}
        onClick={() => void actions.toggle([todo], 'completed')}
      />
      <div className={styles.text}>
        <Link to={to + search} data-row-open className={styles.title}>
          <bdi>{title}</bdi>
        </Link>
        {notes ? <p className={styles.notes}>{notes}</p> : null}
      </div>
      <div className={styles.marks}>
        <TodoDates todo={todo} />
        <LabelChips
          label={t('labels')}
          labels={labels.map(({ id: labelId, title: text, color }) => ({
            id: labelId,
            name: text,
            colour: color,
          }))}
        />
      </div>
      <RowButtons todo={todo} actions={actions} />
    </div>
  );
}

function RowButtons({ todo, actions }: Pick<TodoRowProps, 'todo' | 'actions'>) {
  const t = useTexts('todo');
  const { title, important, starred, deleted } = todo;
  const name = { title };
  return (
    <div className={styles.buttons}>
      <IconButton
        icon={<Exclamation aria-hidden="true" className={important ? styles.important : styles.faint} />}
        label={t(important ? 'takePriority' : 'givePriority', name)}
        aria-pressed={important}
        onClick={() => void actions.toggle([todo], 'important')}
      />
      <IconButton
        icon={
          starred ? <Star aria-hidden="true" className={styles.star} /> : <StarEmpty aria-hidden="true" />
        }
        label={t(starred ? 'takeStar' : 'giveStar', name)}
        aria-pressed={starred}
        onClick={() => void actions.toggle([todo], 'starred')}
      />
      {deleted ? (
        <IconButton
          icon={<Undo aria-hidden="true" />}
          label={t('restoreOne', name)}
          onClick={() => void actions.restore([todo])}
        />
      ) : null}
      <IconButton
        icon={<Trash aria-hidden="true" />}
        label={t(deleted ? 'deleteOneForGood' : 'removeOne', name)}
        onClick={() => void (deleted ? actions.deleteForGood([todo]) : actions.remove([todo]))}
      />
    </div>
  );
}

import { FolderClose } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { LabelMenu } from '~/shell/ui/LabelMenu.tsx';
import { MenuButton } from '~/shell/ui/MenuButton.tsx';
import { type TodoItemFragment, TodoViewsDocument } from '../TodoScreen.generated.ts';
import type { TodoActions } from '../useTodoActions.ts';
import { useTodoNames } from '../useTodoNames.ts';
import styles from './Todo.module.css';

interface TodoMenuProps {
  readonly todos: readonly TodoItemFragment[];
  readonly actions: TodoActions;
}

/** Moves to-dos to a folder, once the folders are there. */
export const TodoFolderMenu = (props: TodoMenuProps) => (
  <DataBoundary document={TodoViewsDocument} skeleton={null} failed={() => null}>
    <FolderMenu {...props} />
  </DataBoundary>
);

/** Gives labels to to-dos and takes them away, once the labels are there. */
export const TodoLabelMenu = (props: TodoMenuProps) => (
  <DataBoundary document={TodoViewsDocument} skeleton={null} failed={() => null}>
    <LabelBoxes {...props} />
  </DataBoundary>
);

function FolderMenu({ todos, actions }: TodoMenuProps) {
  const t = useTexts('todo');
  const name = useTodoNames();
  const { data } = usePreloaded(TodoViewsDocument);
  return (
    <MenuButton
      label={t('moveTo')}
      items={data.todoFolders.map((folder) => ({
        id: folder.id,
        label: folder.handle === 'all' ? t('noFolder') : name(folder),
        onSelect: () => void actions.move(todos, { id: folder.id, title: name(folder) }),
      }))}
    >
      <span className={styles.menuFace}>
        <FolderClose aria-hidden="true" />
        {t('moveTo')}
      </span>
    </MenuButton>
  );
}

function LabelBoxes({ todos, actions }: TodoMenuProps) {
  const t = useTexts('todo');
  const { data } = usePreloaded(TodoViewsDocument);
  const stateOf = (id: string) => {
    const having = todos.filter(({ labels }) => labels.some((label) => label.id === id)).length;
    return having === 0 ? 'none' : having === todos.length ? 'all' : 'some';
  };
  return (
    <LabelMenu
      label={t('labels')}
      labels={data.todoLabels.map(({ id, title, color }) => ({ id, name: title, colour: color }))}
      stateOf={stateOf}
      onToggle={async (id, on) => {
        const label = data.todoLabels.find((each) => each.id === id);
        if (label) await actions.label(todos, label, on);
      }}
    />
  );
}

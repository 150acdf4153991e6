import { useNavigate } from 'react-router-dom';
import { todoFolders, todoLabels } from '~/resolvers/todo/todo.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { hasCode } from '~/shell/messages/errorText.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { Dialog } from '~/shell/ui/Dialog.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { OpenTodoDocument, useCreateTodoMutation, useUpdateTodoMutation } from '../TodoScreen.generated.ts';
import { blankTodo, inputOf, type TodoValues, valuesOf } from '../todoForm.rules.ts';
import { type TodoPlace, todoUrl, viewPath } from '../todoUrl.ts';
import { useRereadTodos } from '../useRereadTodos.ts';
import { TodoDialog } from './TodoDialog.tsx';

/** The dialogs that the address opens: a new to-do, and the one that it names. */
export function TodoDialogs({ place }: { readonly place: TodoPlace }) {
  const t = useTexts('todo');
  const navigate = useNavigate();
  const { url } = useUrl(todoUrl);
  const close = () => void navigate(viewPath(place.view) + location.search);
  if (place.todoId !== null)
    return (
      <DataBoundary
        key={place.todoId}
        document={OpenTodoDocument}
        skeleton={
          <Dialog open title={t('edit')} onClose={close}>
            <BodySkeleton height={320} />
          </Dialog>
        }
        failed={(error, retry) => (
          <Dialog open title={t(hasCode(error, 'NOT_FOUND') ? 'unknown.title' : 'edit')} onClose={close}>
            {hasCode(error, 'NOT_FOUND') ? (
              <p>{t('unknown.text')}</p>
            ) : (
              <ErrorState error={error} onRetry={retry} />
            )}
          </Dialog>
        )}
      >
        <OpenTodo onClose={close} />
      </DataBoundary>
    );
  return url.dialog === 'new' ? <NewTodo place={place} /> : null;
}

function OpenTodo({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('todo');
  const { data } = usePreloaded(OpenTodoDocument);
  const [update] = useUpdateTodoMutation();
  const reread = useRereadTodos();
  const { todo } = data;
  if (!todo) return null;
  const send = async (values: TodoValues) => {
    const variables = { id: todo.id, changes: inputOf(values, todo) };
    const errors = (await update({ variables })).data?.updateTodo?.errors ?? [];
    if (errors.length === 0) void reread();
    return errors;
  };
  return <TodoDialog title={t('edit')} values={valuesOf(todo)} send={send} onClose={onClose} />;
}

/** What a new one begins with: it is to show in the list in which it is written. */
function valuesIn(
  { view }: TodoPlace,
  labels: readonly { id: string; handle: string }[],
  folders: typeof labels,
) {
  const { kind, handle } = view;
  const idIn = (entries: typeof labels) => entries.find((entry) => entry.handle === handle)?.id;
  const label = kind === 'label' ? idIn(labels) : undefined;
  return {
    ...blankTodo,
    folderId: (kind === 'folder' && handle !== 'all' && idIn(folders)) || '',
    labelIds: label === undefined ? [] : [label],
    starred: kind === 'filter' && handle === 'starred',
    important: kind === 'filter' && handle === 'important',
  };
}

function NewTodo({ place }: { readonly place: TodoPlace }) {
  const t = useTexts('todo');
  const { change } = useUrl(todoUrl);
  const [create] = useCreateTodoMutation();
  const reread = useRereadTodos();
  const send = async (values: TodoValues) => {
    const errors = (await create({ variables: { input: inputOf(values) } })).data?.createTodo?.errors ?? [];
    if (errors.length === 0) void reread();
    return errors;
  };
  return (
    <TodoDialog
      title={t('new')}
      values={valuesIn(place, todoLabels, todoFolders)}
      send={send}
      onClose={() => change({ dialog: null })}
    />
  );
}

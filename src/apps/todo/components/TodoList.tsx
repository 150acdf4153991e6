import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOfficeRefetch } from '~/features/live/useOfficeRefetch.ts';
import { SortRows } from '~/features/office/drag/dragRows.tsx';
import { ListKeyHelp } from '~/features/office/ListKeyHelp.tsx';
import { SampleNote } from '~/features/office/SampleOffer.tsx';
import { useListKeys } from '~/features/office/useListKeys.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePreloadedList } from '~/shell/preload/usePreloadedList.ts';
import { useMedia } from '~/shell/ui/useMedia.ts';
import { useSelection } from '~/shell/ui/useSelection.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { VirtualList } from '~/shell/ui/VirtualList.tsx';
import { TodoScreenDocument, type TodoScreenQuery, TodoViewsDocument } from '../TodoScreen.generated.ts';
import { isSortable, kindOf, openPath, type TodoView, todoUrl } from '../todoUrl.ts';
import { useTodoActions } from '../useTodoActions.ts';
import { useTodoCommands } from '../useTodoCommands.ts';
import { type TodoDrops, useTodoDrops } from '../useTodoDrops.ts';
import styles from './Todo.module.css';
import { TodoBar } from './TodoBar.tsx';
import { TodoEmpty } from './TodoEmpty.tsx';
import { TodoOrder } from './TodoOrder.tsx';
import { TodoRow } from './TodoRow.tsx';

/** Pixels of a row, and of one whose marks stand below its title. */
const LINE = 57;
const TWO_LINES = 89;

interface TodoListProps {
  readonly view: TodoView;
  /** Told what to do with what is dropped. */
  readonly drops: RefObject<TodoDrops | null>;
  /** The focus goes to the search. */
  readonly onSearch: () => void;
}

const pageOf = ({ todos }: TodoScreenQuery) => todos;

/** The to-dos of the view, and what can be done with those that are selected. */
export function TodoList({ view, drops, onSearch }: TodoListProps) {
  const t = useTexts('todo');
  const navigate = useNavigate();
  const { url } = useUrl(todoUrl);
  const list = usePreloadedList(TodoScreenDocument, pageOf);
  const { rows, totalCount, hasMore, moreFailed, refetch: refetchList } = list;
  const refetch = useOfficeRefetch('TODO', useRefetchAll(refetchList));
  const selection = useSelection(rows);
  const actions = useTodoActions(refetch, selection.clear);
  const deleted = kindOf(view) === 'DELETED';
  useTodoDrops({ drops, rows, selected: selection.rows, actions });
  const open = useCallback(
    ({ id }: { readonly id: string }) => void navigate(openPath(view, id) + location.search),
    [navigate, view],
  );
  const commands = useTodoCommands(actions, deleted);
  const keys = useListKeys({ rows, selection, onOpen: open, onMore: list.more, onSearch, commands });
  const twoLines = useMedia('(max-width: 767px)');
  const sortable = isSortable(view, url);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  return (
    <section className={styles.card} aria-label={t('title')}>
      <div className={styles.head}>
        <TodoBar selection={selection} totalCount={totalCount} deleted={deleted} actions={actions} />
        <TodoOrder view={view} />
        <ListKeyHelp help={keys.help} />
      </div>
      {totalCount === 0 ? (
        <TodoEmpty view={view} refetch={refetch} />
      ) : (
        <div {...keys.rowsProps} data-stale={list.stale || undefined}>
          <SortRows ids={ids}>
            <VirtualList
              currentId={keys.current?.id}
              label={t('title')}
              onMore={list.more}
              rowHeight={twoLines ? TWO_LINES : LINE}
              {...{ rows, totalCount, hasMore, moreFailed }}
            >
              {(todo) => (
                <TodoRow
                  todo={todo}
                  to={openPath(view, todo.id)}
                  sortable={sortable}
                  selected={selection.ids.has(todo.id)}
                  onSelect={selection.toggle}
                  actions={actions}
                />
              )}
            </VirtualList>
          </SortRows>
        </div>
      )}
      <SampleNote app="TODO" refetch={refetch} />
    </section>
  );
}

/** Reads the list anew, and the counts beside it. */
function useRefetchAll(refetchList: () => Promise<unknown>): () => Promise<unknown> {
  const client = useApolloClient();
  return useCallback(
    () => Promise.all([refetchList(), client.refetchQueries({ include: [TodoViewsDocument] })]),
    [client, refetchList],
  );
}

import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { AppNotFound, notFoundOr } from '~/features/office/AppNotFound.tsx';
import { DragArea } from '~/features/office/drag/DragArea.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { later } from '~/shell/ui/later.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { SearchInput } from '~/shell/ui/SearchInput.tsx';
import { SidebarSkeleton } from '~/shell/ui/Sidebar.tsx';
import { PageSkeleton } from '~/shell/ui/Skeleton.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import { NewTodoButton } from './components/NewTodoButton.tsx';
import { TodoList } from './components/TodoList.tsx';
import { TodoSidebar } from './components/TodoSidebar.tsx';
import { todoPath } from './paths.ts';
import { TodoScreenDocument, TodoViewsDocument } from './TodoScreen.generated.ts';
import { kindOf, placeAt, todoUrl } from './todoUrl.ts';
import type { TodoDrops } from './useTodoDrops.ts';

const TodoDialogs = later(async () => (await import('./components/TodoDialogs.tsx')).TodoDialogs);

/** /apps/todo: what somebody means to do, by folders, filters and labels. */
export function TodoScreen() {
  const t = useTexts('todo');
  useAddressCheck(todoUrl);
  const place = placeAt(useParams());
  const { url: control, change } = useUrlControl(todoUrl);
  const search = useRef<HTMLInputElement>(null);
  /** What the list does with what is dropped: it knows the rows. */
  const drops = useRef<TodoDrops | null>(null);
  const unknown = (
    <AppNotFound
      title={t('unknownView.title')}
      text={t('unknownView.text')}
      back={{ to: todoPath(), label: t('unknownView.back') }}
    />
  );
  const known = place !== null && (place.view.kind !== 'filter' || kindOf(place.view) !== null);
  return (
    <DragArea
      nameOf={(id) => drops.current?.nameOf(id) ?? id}
      onDrop={(dragged, placeId) => drops.current?.onDrop(dragged, placeId)}
      onSort={(dragged, overId) => drops.current?.onSort(dragged, overId)}
    >
      <Screen
        title={t('title')}
        start={
          <DataBoundary document={TodoViewsDocument} skeleton={<SidebarSkeleton height={660} />}>
            <TodoSidebar view={place?.view ?? null} />
          </DataBoundary>
        }
        actions={
          <>
            <SearchInput
              ref={search}
              label={t('search')}
              value={control.search}
              onSearch={(text) => change({ search: text })}
            />
            <NewTodoButton />
          </>
        }
      >
        {known ? (
          <DataBoundary
            document={TodoScreenDocument}
            skeleton={<PageSkeleton />}
            failed={notFoundOr(unknown)}
          >
            <TodoList view={place.view} drops={drops} onSearch={() => search.current?.focus()} />
          </DataBoundary>
        ) : (
          unknown
        )}
        {known && (place.todoId !== null || control.dialog === 'new') ? <TodoDialogs place={place} /> : null}
      </Screen>
    </DragArea>
  );
}

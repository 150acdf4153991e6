import {
  Calendar,
  Error as Exclamation,
  FolderClose,
  List,
  Office,
  Star,
  Tick,
  Time,
  TimelineEvents,
  Trash,
  Wrench,
} from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { DropPlace } from '~/features/office/drag/dragRows.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { Sidebar } from '~/shell/ui/Sidebar.tsx';
import { type View, ViewNav } from '~/shell/ui/ViewNav.tsx';
import { TodoViewsDocument } from '../TodoScreen.generated.ts';
import { type TodoView, viewPath } from '../todoUrl.ts';
import { useTodoNames } from '../useTodoNames.ts';

const icons: Readonly<Record<string, ReactNode>> = {
  all: <List aria-hidden="true" />,
  shift: <Time aria-hidden="true" />,
  maintenance: <Wrench aria-hidden="true" />,
  office: <Office aria-hidden="true" />,
  starred: <Star aria-hidden="true" />,
  important: <Exclamation aria-hidden="true" />,
  dueDate: <Calendar aria-hidden="true" />,
  today: <TimelineEvents aria-hidden="true" />,
  completed: <Tick aria-hidden="true" />,
  deleted: <Trash aria-hidden="true" />,
};

interface Entry {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly todoCount: number;
  readonly color?: string;
}

/** Which to-dos are shown: those of a folder, of a filter, with a label. Rows can be dropped on folders and labels. */
export function TodoSidebar({ view }: { readonly view: TodoView | null }) {
  const t = useTexts('todo');
  const name = useTodoNames();
  const { data } = usePreloaded(TodoViewsDocument);
  const viewOf =
    (kind: TodoView['kind'], drop: boolean) =>
    ({ id, handle, title, todoCount, color }: Entry): View => ({
      id: `${kind}:${handle}`,
      label: name({ handle, title }),
      to: viewPath({ kind, handle }),
      count: todoCount,
      countText: t('count', { count: todoCount }),
      ...(color === undefined
        ? { icon: icons[handle] ?? <FolderClose aria-hidden="true" /> }
        : { colour: color }),
      ...(drop && { dropId: `${kind}:${id}` }),
    });
  const groups = [
    { id: 'folders', views: data.todoFolders.map(viewOf('folder', true)) },
    { id: 'filters', title: t('filters'), views: data.todoQuickFilters.map(viewOf('filter', false)) },
    { id: 'labels', title: t('labels'), views: data.todoLabels.map(viewOf('label', true)) },
  ];
  const current = view && `${view.kind}:${view.handle}`;
  const shown = groups.flatMap(({ views }) => views).find(({ id }) => id === current);
  return (
    <Sidebar label={t('views')} current={shown?.label ?? t('views')}>
      <ViewNav label={t('views')} current={current} groups={groups} dropPlace={DropPlace} />
    </Sidebar>
  );
}

import { listKeysParams } from '~/features/office/listKeys.ts';
import type { TodoFilter, TodoFilterKind, TodoOrder } from '~/graphql/types.generated.ts';
import { choice, defineUrl, flag, text } from '~/lib/defineUrl.ts';
import { todoQuickFilters } from '~/resolvers/todo/todo.rules.ts';
import { todoFilterPath, todoLabelPath, todoPath } from './paths.ts';

/** By what a list can be ordered. The first is how its owner laid it. */
export const todoOrders = ['manual', 'start', 'due', 'title'] as const;
export type TodoOrderName = (typeof todoOrders)[number];

/** What the address of the to-dos says besides the list and the opened one. */
export const todoUrl = defineUrl(
  {
    ...listKeysParams,
    search: text(),
    /** Null: as the list is ordered by itself. */
    order: choice(todoOrders, null),
    desc: flag('desc'),
    dialog: choice(['new'], null),
  },
  { root: '/apps/todo' },
);

export type TodoUrl = typeof todoUrl.defaults;

/** Which to-dos are shown. */
export interface TodoView {
  readonly kind: 'folder' | 'filter' | 'label';
  readonly handle: string;
}

export interface TodoPlace {
  readonly view: TodoView;
  /** Id of the to-do that is open. */
  readonly todoId: string | null;
}

interface TodoParams {
  readonly first?: string;
  readonly second?: string;
  readonly third?: string;
}

/** The list and the to-do that the parts of the path name; null when they name none. */
export function placeAt({ first = '', second, third }: TodoParams): TodoPlace | null {
  if (first === 'filter' || first === 'label')
    return second === undefined ? null : { view: { kind: first, handle: second }, todoId: third ?? null };
  return third === undefined ? { view: { kind: 'folder', handle: first }, todoId: second ?? null } : null;
}

/** The address of a list. */
export const viewPath = ({ kind, handle }: TodoView): string =>
  kind === 'filter' ? todoFilterPath(handle) : kind === 'label' ? todoLabelPath(handle) : todoPath(handle);

/** The address of a to-do, open over its list. */
export const openPath = (view: TodoView, id: string): string => `${viewPath(view)}/${encodeURIComponent(id)}`;

export const kindOf = ({ kind, handle }: TodoView): TodoFilterKind | null =>
  kind === 'filter' ? (todoQuickFilters.find((filter) => filter.handle === handle)?.kind ?? null) : null;

/** What the list is ordered by: scheduled ones by their due dates, where nobody chose otherwise. */
export const orderOf = (view: TodoView, { order }: Pick<TodoUrl, 'order'>): TodoOrderName =>
  order ?? (kindOf(view) === 'DUE_DATE' ? 'due' : 'manual');

/** Whether rows can be dragged to another place: only where the list is as its owner laid it. */
export const isSortable = (view: TodoView, url: TodoUrl): boolean =>
  orderOf(view, url) === 'manual' && !url.desc && kindOf(view) !== 'DELETED';

const fields = { manual: 'MANUAL', start: 'START_DATE', due: 'DUE_DATE', title: 'TITLE' } as const;

/** To-dos of a page. */
const PAGE = 50;

/** What the list asks the API; null for a filter that does not exist. */
export function variablesOf(view: TodoView, url: TodoUrl, zone: string) {
  const kind = kindOf(view);
  if (view.kind === 'filter' && kind === null) return null;
  const filter: TodoFilter = {
    folderHandle: view.kind === 'folder' ? view.handle : null,
    labelHandle: view.kind === 'label' ? view.handle : null,
    kind,
    search: url.search || null,
    zone,
  };
  const orderBy: TodoOrder = {
    field: fields[orderOf(view, url)],
    direction: url.desc ? 'DESC' : 'ASC',
  };
  return { filter, orderBy, first: PAGE, after: null };
}

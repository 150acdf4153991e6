import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import type {
  TodoFolderRow,
  TodoLabelingRow,
  TodoLabelRow,
  TodoQuickFilterRow,
  TodoRow,
} from './todo.rows.ts';

/** Longest title and notes, in characters. */
export const TITLE_LIMIT = 200;
export const NOTES_LIMIT = 5_000;

/** The folder that shows the to-dos of every folder. */
export const ALL_FOLDER = '0';

export const todoFolders: readonly TodoFolderRow[] = [
  { id: ALL_FOLDER, handle: 'all', title: 'All', icon: 'list' },
  { id: '1', handle: 'shift', title: 'Shift', icon: 'time' },
  { id: '2', handle: 'maintenance', title: 'Maintenance', icon: 'wrench' },
  { id: '3', handle: 'office', title: 'Office', icon: 'office' },
];

/** Specification, apps §7: the handles. */
export const todoQuickFilters: readonly TodoQuickFilterRow[] = [
  { id: '0', handle: 'starred', title: 'Starred', icon: 'star', kind: 'STARRED' },
  { id: '1', handle: 'important', title: 'Priority', icon: 'error', kind: 'IMPORTANT' },
  { id: '2', handle: 'dueDate', title: 'Scheduled', icon: 'calendar', kind: 'DUE_DATE' },
  { id: '3', handle: 'today', title: 'Today', icon: 'timeline-events', kind: 'TODAY' },
  { id: '4', handle: 'completed', title: 'Done', icon: 'tick', kind: 'COMPLETED' },
  { id: '5', handle: 'deleted', title: 'Deleted', icon: 'trash', kind: 'DELETED' },
];

export const todoLabels: readonly TodoLabelRow[] = [
  { id: '1', handle: 'frontend', title: 'Frontend', color: '#388E3C' },
  { id: '2', handle: 'backend', title: 'Backend', color: '#F44336' },
  { id: '3', handle: 'api', title: 'API', color: '#FF9800' },
  { id: '4', handle: 'issue', title: 'Issue', color: '#0091EA' },
  { id: '5', handle: 'mobile', title: 'Mobile', color: '#9C27B0' },
];

/** After every moment that a DateTime can name. */
const LAST = 8_640_000_000_000_000;

/** The row with what follows from its other fields. */
export const todoRow = (todo: Omit<TodoRow, 'startOrLast' | 'dueOrLast' | 'words'>): TodoRow => ({
  ...todo,
  startOrLast: todo.startDate ?? LAST,
  dueOrLast: todo.dueDate ?? LAST,
  words: `${todo.title}\n${todo.notes}`,
});

/** Its id follows from what it joins, so that a label is given once. */
export const labelingOf = (
  { id, ownerId }: Pick<TodoRow, 'id' | 'ownerId'>,
  labelId: string,
): TodoLabelingRow => ({ id: `${id}:${labelId}`, ownerId, todoId: id, labelId });

/** What is wrong with a to-do, by field. */
export function todoErrors(
  todo: Pick<TodoRow, 'title' | 'notes' | 'startDate' | 'dueDate'>,
): FieldErrorRow[] {
  const { title, notes, startDate, dueDate } = todo;
  return refusals(
    title.trim() === '' && refuse('title', 'REQUIRED'),
    title.length > TITLE_LIMIT && refuse('title', 'TOO_LONG', { most: TITLE_LIMIT }),
    notes.length > NOTES_LIMIT && refuse('notes', 'TOO_LONG', { most: NOTES_LIMIT }),
    startDate !== null && dueDate !== null && dueDate < startDate && refuse('dueDate', 'ENDS_BEFORE_START'),
  );
}

/**
 * A place before `next` and after `previous`; null stands for the ends of the list. Null when numbers have become too
 * close for one to lie between: then all places have to be given anew.
 */
export function placeBetween(previous: number | null, next: number | null): number | null {
  if (previous === null) return next === null ? 0 : next - 1;
  if (next === null) return previous + 1;
  const middle = (previous + next) / 2;
  return middle > previous && middle < next ? middle : null;
}

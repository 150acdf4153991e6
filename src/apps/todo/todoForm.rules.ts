import type { TodoInput } from '~/graphql/types.generated.ts';
import { refusals, refuse } from '~/resolvers/base/refusal.rules.ts';
import { todoErrors } from '~/resolvers/todo/todo.rules.ts';
import { dateText, localMinute } from '~/shell/i18n/dateText.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';

/** A to-do while somebody writes it. Times are those of the browser's clock, '' for none. */
export interface TodoValues {
  readonly title: string;
  readonly notes: string;
  readonly startDate: string;
  readonly dueDate: string;
  /** '' for none. */
  readonly folderId: string;
  readonly labelIds: readonly string[];
  readonly completed: boolean;
  readonly starred: boolean;
  readonly important: boolean;
}

export const blankTodo: TodoValues = {
  title: '',
  notes: '',
  startDate: '',
  dueDate: '',
  folderId: '',
  labelIds: [],
  completed: false,
  starred: false,
  important: false,
};

interface Written extends Pick<TodoValues, 'title' | 'notes' | 'completed' | 'starred' | 'important'> {
  readonly startDate: string | null;
  readonly dueDate: string | null;
  readonly folder: { readonly id: string } | null;
  readonly labels: readonly { readonly id: string }[];
}

const typed = (moment: string | null): string => (moment === null ? '' : localMinute(Date.parse(moment)));

/** A to-do of the API as it is written on. */
export const valuesOf = (todo: Written): TodoValues => ({
  title: todo.title,
  notes: todo.notes,
  startDate: typed(todo.startDate),
  dueDate: typed(todo.dueDate),
  folderId: todo.folder?.id ?? '',
  labelIds: todo.labels.map(({ id }) => id),
  completed: todo.completed,
  starred: todo.starred,
  important: todo.important,
});

/** The moment of a text in milliseconds; null when it is empty or none. */
function millis(text: string): number | null {
  const at = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(at) ? null : at;
}

const moment = (text: string): string | null => {
  const at = millis(text);
  return at === null ? null : new Date(at).toISOString();
};

/**
 * A moment as the API takes it. What nobody changed is sent as it was: the field shows whole minutes.
 * @param before as the API has it
 */
const momentSince = (text: string, before: string | null): string | null =>
  text === typed(before) ? before : moment(text);

/** What the API is given. */
export const inputOf = (
  values: TodoValues,
  before: Pick<Written, 'startDate' | 'dueDate'> = { startDate: null, dueDate: null },
): TodoInput => ({
  ...values,
  labelIds: [...values.labelIds],
  folderId: values.folderId || null,
  startDate: momentSince(values.startDate, before.startDate),
  dueDate: momentSince(values.dueDate, before.dueDate),
});

/** What is wrong with what was written: dates that are none, and what the domain refuses. */
export function todoFormErrors(values: TodoValues, language: string, now: number): readonly Refusal[] {
  const example = dateText(localMinute(now), language);
  const unreadable = (field: 'startDate' | 'dueDate') =>
    values[field] !== '' && millis(values[field]) === null && refuse(field, 'INVALID_FORMAT', { example });
  return [
    ...refusals(unreadable('startDate'), unreadable('dueDate')),
    ...todoErrors({ ...values, startDate: millis(values.startDate), dueDate: millis(values.dueDate) }),
  ];
}

import type { TodoFilterKind } from '~/graphql/types.generated.ts';
import type { Connection } from '../base/paging.ts';

export interface TodoRow {
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  readonly notes: string;
  readonly startDate: number | null;
  readonly dueDate: number | null;
  readonly completed: boolean;
  readonly starred: boolean;
  readonly important: boolean;
  readonly deleted: boolean;
  /** Null when it lies in none. */
  readonly folderId: string | null;
  /** Place in the manual order: the smallest is on top. */
  readonly position: number;
  /** The start, or a moment after all others: what lists that ascend order by. */
  readonly startOrLast: number;
  /** The same of the due date. */
  readonly dueOrLast: number;
  /** Title and notes: what is searched. */
  readonly words: string;
}

/** A to-do has a label. */
export interface TodoLabelingRow {
  readonly id: string;
  readonly ownerId: string;
  readonly todoId: string;
  readonly labelId: string;
}

export interface TodoFolderRow {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly icon: string;
}

export interface TodoQuickFilterRow extends TodoFolderRow {
  readonly kind: TodoFilterKind;
}

export interface TodoLabelRow {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly color: string;
}

export type TodoConnectionRow = Connection<TodoRow>;

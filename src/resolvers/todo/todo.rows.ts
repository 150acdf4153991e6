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

export type TodoConnectionRow = Connection<TodoRow>;

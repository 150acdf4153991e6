import type { Connection } from '../base/paging.ts';

export interface NoteRow {
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  readonly description: string;
  readonly archived: boolean;
  /** Address of a picture; empty when there is none. */
  readonly image: string;
  readonly time: number;
  readonly reminder: number | null;
  /** When to tell of the reminder; null when there is none, or it was told. */
  readonly remindAt: number | null;
  readonly checklist: readonly NoteCheckItemRow[];
  /** The list is in this order, newest first. */
  readonly createdAt: number;
  /** All that is searched. */
  readonly words: string;
}

/** Part of a note's row. */
export interface NoteCheckItemRow {
  readonly id: string;
  readonly text: string;
  readonly checked: boolean;
}

export interface NoteLabelRow {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly handle: string;
  /** Place among the owner's labels. */
  readonly position: number;
}

/** A note has a label. */
export interface NoteLabelingRow {
  readonly id: string;
  readonly ownerId: string;
  readonly noteId: string;
  readonly labelId: string;
}

export type NoteConnectionRow = Connection<NoteRow>;

import type { BoardActivityType, BoardAttachmentType } from '~/graphql/types.generated.ts';
import type { Connection } from '../base/paging.ts';

export interface BoardRow {
  readonly id: string;
  readonly name: string;
  readonly settings: BoardSettingsRow;
  /** From first to last. */
  readonly listIds: readonly string[];
  readonly memberIds: readonly string[];
  readonly labels: readonly BoardLabelRow[];
  readonly createdAt: number;
  /** Id of the user who may delete it besides staff; null for the demo's, which staff alone delete. */
  readonly createdById: string | null;
}

/** Part of a board's row. */
export interface BoardSettingsRow {
  readonly color: string;
  readonly subscribed: boolean;
  readonly cardCoverImages: boolean;
}

/** Part of a board's row. */
export interface BoardLabelRow {
  readonly id: string;
  readonly name: string;
  readonly color: string;
}

export interface BoardListRow {
  readonly id: string;
  readonly boardId: string;
  readonly name: string;
  /** From top to bottom. */
  readonly cardIds: readonly string[];
}

export interface BoardCardRow {
  readonly id: string;
  readonly boardId: string;
  readonly name: string;
  readonly description: string;
  /** Id of an attachment. */
  readonly coverId: string | null;
  readonly memberIds: readonly string[];
  readonly labelIds: readonly string[];
  readonly attachments: readonly BoardAttachmentRow[];
  readonly subscribed: boolean;
  readonly checklists: readonly BoardChecklistRow[];
  /** Newest first. */
  readonly activities: readonly BoardActivityRow[];
  readonly due: number | null;
}

/** Part of a card's row. */
export interface BoardAttachmentRow {
  readonly id: string;
  readonly name: string;
  readonly type: BoardAttachmentType;
  readonly url: string;
  readonly time: number;
}

/** Part of a card's row. */
export interface BoardChecklistRow {
  readonly id: string;
  readonly name: string;
  readonly items: readonly BoardCheckItemRow[];
}

/** Part of a card's row. */
export interface BoardCheckItemRow {
  readonly id: string;
  readonly name: string;
  readonly checked: boolean;
}

/** Part of a card's row. */
export interface BoardActivityRow {
  readonly id: string;
  readonly type: BoardActivityType;
  /** Null when the writer is not of the team. */
  readonly memberId: string | null;
  readonly message: string;
  readonly time: number;
}

export type BoardConnectionRow = Connection<BoardRow>;

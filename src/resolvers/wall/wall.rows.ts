import type { CameraState, WallLayout } from '~/graphql/types.generated.ts';

/** What a wall and a tour have in common: who made it, and who else sees it. */
export interface SharedOwnedRow {
  readonly id: string;
  /** The user to whom it is private; null once it is shared, for then it is nobody's alone. */
  readonly ownerId: string | null;
  /** The user who made it. */
  readonly authorId: string;
  readonly name: string;
  /** Since when it can only be restored; null while it is there. */
  readonly removedAt: number | null;
}

export interface WallRow extends SharedOwnedRow {
  readonly layout: WallLayout;
  readonly cells: readonly WallCellRow[];
  readonly filter: WallFilterRow;
}

/** Part of a wall's row. */
export interface WallCellRow {
  /** It may be that of a camera that is not there any more. */
  readonly cameraId: string | null;
  readonly columns: number;
  readonly rows: number;
}

/** Part of a wall's row, and of a tour's page. */
export interface WallFilterRow {
  readonly search: string;
  readonly siteIds: readonly string[];
  readonly groups: readonly string[];
  readonly tags: readonly string[];
  readonly states: readonly CameraState[];
}

export interface TourRow extends SharedOwnedRow {
  readonly pages: readonly TourPageRow[];
}

/** Part of a tour's row. */
export interface TourPageRow {
  readonly wallId: string | null;
  readonly layout: WallLayout;
  readonly filter: WallFilterRow;
  readonly dwellSeconds: number;
}

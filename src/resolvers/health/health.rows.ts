import type { CameraState, StatusReason } from '~/graphql/types.generated.ts';
import type { Connection } from '../base/paging.ts';

/** Append-only. */
export interface StatusTransitionRow {
  readonly id: string;
  readonly cameraId: string;
  readonly at: number;
  readonly from: CameraState;
  readonly to: CameraState;
  readonly reason: StatusReason;
  readonly detail: string;
  readonly causeId: string | null;
}

export type StatusTransitionConnectionRow = Connection<StatusTransitionRow>;

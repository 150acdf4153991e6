import type { DeviceKind } from '~/graphql/types.generated.ts';
import type { Connection } from '../base/paging.ts';

export interface VisitRow {
  readonly id: string;
  readonly memberId: string;
  readonly device: DeviceKind;
  readonly startedAt: number;
  readonly lastSeenAt: number;
  readonly views: number;
}

export type VisitConnectionRow = Connection<VisitRow>;

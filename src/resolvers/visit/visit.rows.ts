import type { DeviceKind } from '~/graphql/types.generated.ts';
import type { Connection } from '../base/paging.ts';
import type { VisitSummary } from '../types.generated.ts';

export interface VisitRow {
  readonly id: string;
  readonly memberId: string;
  readonly device: DeviceKind;
  readonly startedAt: number;
  readonly lastSeenAt: number;
  readonly views: number;
}

export type VisitConnectionRow = Connection<VisitRow>;

/** What costs a reading of its own, which is made when it is asked for. */
type ReadWhenAsked = 'visitors' | 'previousVisitors' | 'buckets';

export type VisitSummaryRow = Omit<VisitSummary, ReadWhenAsked> & {
  readonly [F in ReadWhenAsked]: () => Promise<VisitSummary[F]>;
};

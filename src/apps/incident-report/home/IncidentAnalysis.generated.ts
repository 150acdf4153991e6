/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type IncidentAnalysisFragment = { analysed: { from: string, to: string, total: number, meanSecondsToAcknowledge: number | null, meanSecondsToClose: number | null, byState: Array<{ state: BaseTypes.IncidentState, count: number }>, buckets: Array<{ from: string, to: string, raised: number, acknowledged: number, closed: number, high: number, medium: number, low: number }> } };

export const IncidentAnalysisFragmentDoc = gql<IncidentAnalysisFragment, unknown>`
    fragment IncidentAnalysis on Query {
  analysed: incidentSummary(period: $analysis, zone: $zone, siteIds: $siteIds) {
    from
    to
    total
    byState {
      state
      count
    }
    meanSecondsToAcknowledge
    meanSecondsToClose
    buckets {
      from
      to
      raised
      acknowledged
      closed
      high
      medium
      low
    }
  }
}
    `;
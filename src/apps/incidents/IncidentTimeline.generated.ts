/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type IncidentTimelineFragment = { buckets: Array<{ from: string, to: string, high: number, medium: number, low: number }> };

export const IncidentTimelineFragmentDoc = gql<IncidentTimelineFragment, unknown>`
    fragment IncidentTimeline on IncidentCounts {
  buckets {
    from
    to
    high
    medium
    low
  }
}
    `;
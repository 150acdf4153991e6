/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type VisitsFragment = { visitsOfWeek: { visits: number, previousVisits: number, buckets: Array<{ from: string, to: string, visits: number }> } };

export const VisitsFragmentDoc = gql<VisitsFragment, unknown>`
    fragment Visits on Query {
  visitsOfWeek: visitSummary(period: LAST_7_DAYS, zone: $zone) {
    visits
    previousVisits
    buckets {
      from
      to
      visits
    }
  }
}
    `;
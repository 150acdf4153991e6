/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type VisitorsAndViewsFragment = { visitorsAndViews: { visitors: number, views: number, buckets: Array<{ from: string, visitors: number, views: number }> } };

export const VisitorsAndViewsFragmentDoc = gql<VisitorsAndViewsFragment, unknown>`
    fragment VisitorsAndViews on Query {
  visitorsAndViews: visitSummary(period: $visitors, zone: $zone) {
    visitors
    views
    buckets {
      from
      visitors
      views
    }
  }
}
    `;
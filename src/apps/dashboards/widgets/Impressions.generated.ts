/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type ImpressionsFragment = { impressions: { from: string, to: string, total: number, previousTotal: number, buckets: Array<{ from: string, to: string, raised: number }> } };

export const ImpressionsFragmentDoc = gql<ImpressionsFragment, unknown>`
    fragment Impressions on Query {
  impressions: incidentSummary(period: LAST_30_DAYS, zone: $zone) {
    from
    to
    total
    previousTotal
    buckets {
      from
      to
      raised
    }
  }
}
    `;
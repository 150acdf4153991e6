/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type UptimeTrendFragment = { uptimeTrend: { from: string, to: string, uptime: number | null, change: number | null, coverage: number, points: Array<{ from: string, to: string, uptime: number | null, malfunctions: number }> } };

export const UptimeTrendFragmentDoc = gql<UptimeTrendFragment, unknown>`
    fragment UptimeTrend on Query {
  uptimeTrend(range: $trend, zone: $zone) {
    from
    to
    uptime
    change
    coverage
    points {
      from
      to
      uptime
      malfunctions
    }
  }
}
    `;
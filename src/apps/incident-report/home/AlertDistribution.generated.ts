/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type AlertDistributionFragment = { alerts: { total: number, bySeverity: Array<{ severity: BaseTypes.IncidentSeverity, count: number }> } };

export const AlertDistributionFragmentDoc = gql<AlertDistributionFragment, unknown>`
    fragment AlertDistribution on Query {
  alerts: incidentSummary(period: $alerts, zone: $zone, siteIds: $siteIds) {
    total
    bySeverity {
      severity
      count
    }
  }
}
    `;
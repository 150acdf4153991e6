/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type IncidentCountFragment = { counted: { total: number, previousTotal: number, open: number, bySeverity: Array<{ severity: BaseTypes.IncidentSeverity, count: number }> } };

export const IncidentCountFragmentDoc = gql<IncidentCountFragment, unknown>`
    fragment IncidentCount on Query {
  counted: incidentSummary(period: $count, zone: $zone, siteIds: $siteIds) {
    total
    previousTotal
    open
    bySeverity {
      severity
      count
    }
  }
}
    `;
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type IncidentCountersFragment = { byState: Array<{ state: BaseTypes.IncidentState, count: number }>, bySeverity: Array<{ severity: BaseTypes.IncidentSeverity, count: number }> };

export const IncidentCountersFragmentDoc = gql<IncidentCountersFragment, unknown>`
    fragment IncidentCounters on IncidentCounts {
  byState {
    state
    count
  }
  bySeverity {
    severity
    count
  }
}
    `;
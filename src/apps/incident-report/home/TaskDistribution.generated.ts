/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type TaskDistributionFragment = { tasks: { total: number, open: number, byState: Array<{ state: BaseTypes.IncidentState, count: number }> } };

export const TaskDistributionFragmentDoc = gql<TaskDistributionFragment, unknown>`
    fragment TaskDistribution on Query {
  tasks: incidentSummary(period: $tasks, zone: $zone, siteIds: $siteIds) {
    total
    open
    byState {
      state
      count
    }
  }
}
    `;
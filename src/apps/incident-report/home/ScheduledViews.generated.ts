/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type ScheduledViewsFragment = { scheduledViews: { totalCount: number, nodes: Array<{ from: string, to: string, now: boolean, camera: { id: string, name: string, state: BaseTypes.CameraState, site: { id: string, name: string } } }> } };

export const ScheduledViewsFragmentDoc = gql<ScheduledViewsFragment, unknown>`
    fragment ScheduledViews on Query {
  scheduledViews(day: $day, zone: $zone, siteIds: $siteIds, first: 100) {
    totalCount
    nodes {
      from
      to
      now
      camera {
        id
        name
        state
        site {
          id
          name
        }
      }
    }
  }
}
    `;
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type IncidentsPerCameraFragment = { incidentsPerCamera: Array<{ total: number, high: number, medium: number, low: number, open: number, camera: { id: string, name: string } }> };

export const IncidentsPerCameraFragmentDoc = gql<IncidentsPerCameraFragment, unknown>`
    fragment IncidentsPerCamera on Query {
  incidentsPerCamera(period: $cameras, zone: $zone, siteIds: $siteIds, first: 10) {
    total
    high
    medium
    low
    open
    camera {
      id
      name
    }
  }
}
    `;
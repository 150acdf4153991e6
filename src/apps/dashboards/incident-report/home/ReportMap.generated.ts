/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type ReportMapFragment = { cameras: { nodes: Array<{ id: string, name: string, model: string, state: BaseTypes.CameraState, location: { lat: number, lng: number } }> } };

export const ReportMapFragmentDoc = gql`
    fragment ReportMap on Query {
  cameras(first: 100, filter: {siteIds: $siteIds}) {
    nodes {
      id
      name
      model
      state
      location {
        lat
        lng
      }
    }
  }
}
    `;
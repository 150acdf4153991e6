/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type CameraMapWidgetFragment = { cameras: { totalCount: number, nodes: Array<{ id: string, name: string, model: string, state: BaseTypes.CameraState, stateSince: string | null, location: { lat: number, lng: number } }> } };

export const CameraMapWidgetFragmentDoc = gql`
    fragment CameraMapWidget on Query {
  cameras(first: 100) {
    totalCount
    nodes {
      id
      name
      model
      state
      stateSince
      location {
        lat
        lng
      }
    }
  }
}
    `;
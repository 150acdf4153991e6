/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type CameraOperationsFragment = { statusTransitions: { nodes: Array<{ id: string, at: string, from: BaseTypes.CameraState, to: BaseTypes.CameraState, reason: BaseTypes.StatusReason, durationSeconds: number, camera: { id: string, name: string } }> } };

export const CameraOperationsFragmentDoc = gql<CameraOperationsFragment, unknown>`
    fragment CameraOperations on Query {
  statusTransitions(first: 12, filter: {siteIds: $siteIds}) {
    nodes {
      id
      at
      from
      to
      reason
      durationSeconds
      camera {
        id
        name
      }
    }
  }
}
    `;
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type CameraCounterFragment = { cameraCounts: { total: number, live: number, offline: number, notObserved: number, excluded: number, byState: Array<{ state: BaseTypes.CameraState, count: number }> } };

export const CameraCounterFragmentDoc = gql<CameraCounterFragment, unknown>`
    fragment CameraCounter on Query {
  cameraCounts {
    total
    live
    offline
    notObserved
    excluded
    byState {
      state
      count
    }
  }
}
    `;
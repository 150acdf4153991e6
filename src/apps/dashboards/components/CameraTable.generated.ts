/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type CameraTableFragment = { cameras: { totalCount: number, nodes: Array<{ id: string, name: string, operatorState: BaseTypes.OperatorState, state: BaseTypes.CameraState, health: { malfunctions: number, upSeconds: number, degradedSeconds: number, downSeconds: number, uptime: number | null, coverage: number } }> } };

export const CameraTableFragmentDoc = gql`
    fragment CameraTable on Query {
  cameras(first: 100) {
    totalCount
    nodes {
      id
      name
      operatorState
      state
      health(period: LAST_12_MONTHS, zone: $zone) {
        malfunctions
        upSeconds
        degradedSeconds
        downSeconds
        uptime
        coverage
      }
    }
  }
}
    `;
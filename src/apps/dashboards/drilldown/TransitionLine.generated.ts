/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type TransitionLineFragment = { id: string, at: string, from: BaseTypes.CameraState, to: BaseTypes.CameraState, reason: BaseTypes.StatusReason, detail: string, durationSeconds: number };

export const TransitionLineFragmentDoc = gql<TransitionLineFragment, unknown>`
    fragment TransitionLine on StatusTransition {
  id
  at
  from
  to
  reason
  detail
  durationSeconds
}
    `;
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type CameraHealthFactsFragment = { upSeconds: number, degradedSeconds: number, downSeconds: number, uptime: number | null, coverage: number, malfunctions: number, outagesBefore: number, mttrSeconds: number | null, mtbfSeconds: number | null, outageOpen: boolean, score: { value: number, availability: number, delivery: number, stability: number, latency: number } | null };

export const CameraHealthFactsFragmentDoc = gql<CameraHealthFactsFragment, unknown>`
    fragment CameraHealthFacts on CameraHealth {
  upSeconds
  degradedSeconds
  downSeconds
  uptime
  coverage
  malfunctions
  outagesBefore
  mttrSeconds
  mtbfSeconds
  outageOpen
  score {
    value
    availability
    delivery
    stability
    latency
  }
}
    `;
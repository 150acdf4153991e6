/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type ConversionFragment = { incidentConversion: { from: string, to: string, value: number | null, target: number, targetSeconds: number, ofTarget: number | null, days: Array<{ from: string, to: string, raised: number, inTime: number, value: number | null }> } };

export const ConversionFragmentDoc = gql<ConversionFragment, unknown>`
    fragment Conversion on Query {
  incidentConversion(zone: $zone) {
    from
    to
    value
    target
    targetSeconds
    ofTarget
    days {
      from
      to
      raised
      inTime
      value
    }
  }
}
    `;
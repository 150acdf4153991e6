/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type MalfunctionsPerMonthFragment = { malfunctionYears: Array<number>, cameraCounts: { total: number }, malfunctions: { year: number, total: number, months: Array<{ month: number, from: string, to: string, count: number | null }> } };

export const MalfunctionsPerMonthFragmentDoc = gql<MalfunctionsPerMonthFragment, unknown>`
    fragment MalfunctionsPerMonth on Query {
  cameraCounts {
    total
  }
  malfunctionYears(zone: $zone)
  malfunctions(year: $year, zone: $zone) {
    year
    total
    months {
      month
      from
      to
      count
    }
  }
}
    `;
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type SpentFiguresFragment = { projects: Array<{ id: string, name: string, currency: string, spent: { amount: number, budget: number, hours: number, incidents: number } }> };

export const SpentFiguresFragmentDoc = gql<SpentFiguresFragment, unknown>`
    fragment SpentFigures on Query {
  projects {
    id
    name
    currency
    spent(period: $spent, zone: $zone) {
      amount
      budget
      hours
      incidents
    }
  }
}
    `;
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type ProjectBudgetFragment = { id: string, name: string, currency: string, monthlyBudget: number, hourlyRate: number, sites: Array<{ id: string, name: string }>, spent: { from: string, to: string, amount: number, budget: number, hours: number, incidents: number } };

export const ProjectBudgetFragmentDoc = gql<ProjectBudgetFragment, unknown>`
    fragment ProjectBudget on Project {
  id
  name
  currency
  monthlyBudget
  hourlyRate
  sites {
    id
    name
  }
  spent(period: $period, zone: $zone) {
    from
    to
    amount
    budget
    hours
    incidents
  }
}
    `;
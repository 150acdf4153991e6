/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type DrillCardFragment = { id: string, kind: BaseTypes.DrillKind, startedAt: string, endedAt: string | null, site: { id: string, name: string }, camera: { id: string, name: string } | null, incident: { id: string, number: number, state: BaseTypes.IncidentState } | null, steps: Array<{ name: BaseTypes.DrillStepName, seconds: number | null }> };

export const DrillCardFragmentDoc = gql<DrillCardFragment, unknown>`
    fragment DrillCard on Drill {
  id
  kind
  startedAt
  endedAt
  site {
    id
    name
  }
  camera {
    id
    name
  }
  incident {
    id
    number
    state
  }
  steps {
    name
    seconds
  }
}
    `;
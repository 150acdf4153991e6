/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type IncidentRowFragment = { id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, allowedActions: Array<BaseTypes.IncidentAction>, childCount: number, camera: { id: string, name: string } | null, site: { id: string, name: string }, assignee: { id: string, name: string, automated: boolean } | null };

export const IncidentRowFragmentDoc = gql<IncidentRowFragment, unknown>`
    fragment IncidentRow on Incident {
  id
  number
  kind
  severity
  state
  summary
  raisedAt
  allowedActions
  childCount
  camera {
    id
    name
  }
  site {
    id
    name
  }
  assignee {
    id
    name
    automated
  }
}
    `;
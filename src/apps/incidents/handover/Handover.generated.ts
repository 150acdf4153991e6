/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { RefusalFragmentDoc } from '../../../shell/messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type HandoverIncidentFragment = { id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, secondsToAcknowledge: number | null, secondsToClose: number | null, camera: { id: string, name: string } | null, site: { id: string, name: string }, acknowledgedBy: { id: string, name: string } | null, closedBy: { id: string, name: string } | null, assignee: { id: string, name: string } | null };

export type HandoverCameraFragment = { id: string, name: string, state: BaseTypes.CameraState, stateSince: string | null, stateReason: BaseTypes.StatusReason | null, site: { id: string, name: string } };

export type HandoverWindowFragment = { id: string, from: string, to: string, reason: string, phase: BaseTypes.MaintenancePhase, createdBy: string, site: { id: string, name: string } | null, cameras: { totalCount: number, nodes: Array<{ id: string, name: string }> } };

export type HandoverExportFragment = { id: string, at: string, userName: string, subject: BaseTypes.AuditSubject, detail: string };

export type HandoverNoteLineFragment = { id: string, at: string, author: string, text: string, site: { id: string, name: string } | null };

export type ShiftHandoverQueryVariables = Exact<{
  siteId?: string | null | undefined;
  at?: BaseTypes.HandoverSpanInput | null | undefined;
  shift: BaseTypes.Shift;
  zone: string;
}>;


export type ShiftHandoverQuery = { shiftHandover: { zone: string, from: string, to: string, nextTo: string, raised: number, targetSeconds: number, acknowledged: number, acknowledgedInTime: number, meanSecondsToAcknowledge: number | null, meanSecondsToClose: number | null, open: number, down: number, notObserved: number, site: { id: string, name: string } | null, byState: Array<{ state: BaseTypes.IncidentState, count: number }>, bySeverity: Array<{ severity: BaseTypes.IncidentSeverity, count: number }>, handlers: Array<{ incidents: number, acknowledgedInTime: number, closed: number, meanSecondsToAcknowledge: number | null, member: { id: string, name: string } | null }>, incidents: Array<{ id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, secondsToAcknowledge: number | null, secondsToClose: number | null, camera: { id: string, name: string } | null, site: { id: string, name: string }, acknowledgedBy: { id: string, name: string } | null, closedBy: { id: string, name: string } | null, assignee: { id: string, name: string } | null }>, openIncidents: Array<{ id: string, number: number, kind: BaseTypes.IncidentKind, severity: BaseTypes.IncidentSeverity, state: BaseTypes.IncidentState, summary: string, raisedAt: string, secondsToAcknowledge: number | null, secondsToClose: number | null, camera: { id: string, name: string } | null, site: { id: string, name: string }, acknowledgedBy: { id: string, name: string } | null, closedBy: { id: string, name: string } | null, assignee: { id: string, name: string } | null }>, cameras: Array<{ id: string, name: string, state: BaseTypes.CameraState, stateSince: string | null, stateReason: BaseTypes.StatusReason | null, site: { id: string, name: string } }>, maintenance: Array<{ id: string, from: string, to: string, reason: string, phase: BaseTypes.MaintenancePhase, createdBy: string, site: { id: string, name: string } | null, cameras: { totalCount: number, nodes: Array<{ id: string, name: string }> } }>, exports: Array<{ id: string, at: string, userName: string, subject: BaseTypes.AuditSubject, detail: string }> | null, notes: Array<{ id: string, at: string, author: string, text: string, site: { id: string, name: string } | null }> } | null };

export type HandoverSitesQueryVariables = Exact<{ [key: string]: never; }>;


export type HandoverSitesQuery = { sites: Array<{ id: string, name: string }> };

export type AddHandoverNoteMutationVariables = Exact<{
  input: BaseTypes.AddHandoverNoteInput;
}>;


export type AddHandoverNoteMutation = { addHandoverNote: { note: { id: string, at: string, author: string, text: string, site: { id: string, name: string } | null } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export const HandoverIncidentFragmentDoc = gql<HandoverIncidentFragment, unknown>`
    fragment HandoverIncident on Incident {
  id
  number
  kind
  severity
  state
  summary
  raisedAt
  secondsToAcknowledge
  secondsToClose
  camera {
    id
    name
  }
  site {
    id
    name
  }
  acknowledgedBy {
    id
    name
  }
  closedBy {
    id
    name
  }
  assignee {
    id
    name
  }
}
    `;
export const HandoverCameraFragmentDoc = gql<HandoverCameraFragment, unknown>`
    fragment HandoverCamera on Camera {
  id
  name
  state
  stateSince
  stateReason
  site {
    id
    name
  }
}
    `;
export const HandoverWindowFragmentDoc = gql<HandoverWindowFragment, unknown>`
    fragment HandoverWindow on MaintenanceWindow {
  id
  from
  to
  reason
  phase
  createdBy
  site {
    id
    name
  }
  cameras(first: 5) {
    totalCount
    nodes {
      id
      name
    }
  }
}
    `;
export const HandoverExportFragmentDoc = gql<HandoverExportFragment, unknown>`
    fragment HandoverExport on AuditEntry {
  id
  at
  userName
  subject
  detail
}
    `;
export const HandoverNoteLineFragmentDoc = gql<HandoverNoteLineFragment, unknown>`
    fragment HandoverNoteLine on HandoverNote {
  id
  at
  author
  text
  site {
    id
    name
  }
}
    `;
export const ShiftHandoverDocument = gql<ShiftHandoverQuery, ShiftHandoverQueryVariables>`
    query ShiftHandover($siteId: ID, $at: HandoverSpanInput, $shift: Shift!, $zone: TimeZone!) {
  shiftHandover(siteId: $siteId, at: $at, shift: $shift, zone: $zone) {
    site {
      id
      name
    }
    zone
    from
    to
    nextTo
    raised
    byState {
      state
      count
    }
    bySeverity {
      severity
      count
    }
    targetSeconds
    acknowledged
    acknowledgedInTime
    meanSecondsToAcknowledge
    meanSecondsToClose
    handlers {
      member {
        id
        name
      }
      incidents
      acknowledgedInTime
      closed
      meanSecondsToAcknowledge
    }
    incidents {
      ...HandoverIncident
    }
    open
    openIncidents {
      ...HandoverIncident
    }
    down
    notObserved
    cameras {
      ...HandoverCamera
    }
    maintenance {
      ...HandoverWindow
    }
    exports {
      ...HandoverExport
    }
    notes {
      ...HandoverNoteLine
    }
  }
}
    ${HandoverIncidentFragmentDoc}
${HandoverCameraFragmentDoc}
${HandoverWindowFragmentDoc}
${HandoverExportFragmentDoc}
${HandoverNoteLineFragmentDoc}`;

/**
 * __useShiftHandoverQuery__
 *
 * To run a query within a React component, call `useShiftHandoverQuery` and pass it any options that fit your needs.
 * When your component renders, `useShiftHandoverQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useShiftHandoverQuery({
 *   variables: {
 *      siteId: // value for 'siteId'
 *      at: // value for 'at'
 *      shift: // value for 'shift'
 *      zone: // value for 'zone'
 *   },
 * });
 */
export function useShiftHandoverQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ShiftHandoverQuery, ShiftHandoverQueryVariables> & ({ variables: ShiftHandoverQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftHandoverQuery, ShiftHandoverQueryVariables>(ShiftHandoverDocument, options);
      }
export type ShiftHandoverQueryHookResult = ReturnType<typeof useShiftHandoverQuery>;
export const HandoverSitesDocument = gql<HandoverSitesQuery, HandoverSitesQueryVariables>`
    query HandoverSites {
  sites {
    id
    name
  }
}
    `;

/**
 * __useHandoverSitesQuery__
 *
 * To run a query within a React component, call `useHandoverSitesQuery` and pass it any options that fit your needs.
 * When your component renders, `useHandoverSitesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHandoverSitesQuery({
 *   variables: {
 *   },
 * });
 */
export function useHandoverSitesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HandoverSitesQuery, HandoverSitesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HandoverSitesQuery, HandoverSitesQueryVariables>(HandoverSitesDocument, options);
      }
export type HandoverSitesQueryHookResult = ReturnType<typeof useHandoverSitesQuery>;
export const AddHandoverNoteDocument = gql<AddHandoverNoteMutation, AddHandoverNoteMutationVariables>`
    mutation AddHandoverNote($input: AddHandoverNoteInput!) {
  addHandoverNote(input: $input) {
    note {
      ...HandoverNoteLine
    }
    errors {
      ...Refusal
    }
  }
}
    ${HandoverNoteLineFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useAddHandoverNoteMutation__
 *
 * To run a mutation, you first call `useAddHandoverNoteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddHandoverNoteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addHandoverNoteMutation, { data, loading, error }] = useAddHandoverNoteMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddHandoverNoteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddHandoverNoteMutation, AddHandoverNoteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddHandoverNoteMutation, AddHandoverNoteMutationVariables>(AddHandoverNoteDocument, options);
      }
export type AddHandoverNoteMutationHookResult = ReturnType<typeof useAddHandoverNoteMutation>;
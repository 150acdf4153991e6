/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { RefusalFragmentDoc } from '../../shell/messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type CalendarEntryFragment = { id: string, title: string, allDay: boolean, start: string, end: string, description: string };

export type CalendarScreenQueryVariables = Exact<{
  during: BaseTypes.TimeRangeInput;
  after?: string | null | undefined;
}>;


export type CalendarScreenQuery = { calendarEvents: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, title: string, allDay: boolean, start: string, end: string, description: string }> } };

export type CalendarTotalQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarTotalQuery = { calendarEvents: { totalCount: number } };

export type OpenedCalendarEventQueryVariables = Exact<{
  id: string;
}>;


export type OpenedCalendarEventQuery = { calendarEvent: { id: string, title: string, allDay: boolean, start: string, end: string, description: string } | null };

export type CreateCalendarEventMutationVariables = Exact<{
  input: BaseTypes.CalendarEventInput;
}>;


export type CreateCalendarEventMutation = { createCalendarEvent: { event: { id: string, title: string, allDay: boolean, start: string, end: string, description: string } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type UpdateCalendarEventMutationVariables = Exact<{
  id: string;
  changes: BaseTypes.CalendarEventChangesInput;
}>;


export type UpdateCalendarEventMutation = { updateCalendarEvent: { event: { id: string, title: string, allDay: boolean, start: string, end: string, description: string } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RemoveCalendarEventMutationVariables = Exact<{
  id: string;
}>;


export type RemoveCalendarEventMutation = { removeCalendarEvent: { removedId: string, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RestoreCalendarEventsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreCalendarEventsMutation = { restoreCalendarEvents: { events: Array<{ id: string, title: string, allDay: boolean, start: string, end: string, description: string }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export const CalendarEntryFragmentDoc = gql<CalendarEntryFragment, unknown>`
    fragment CalendarEntry on CalendarEvent {
  id
  title
  allDay
  start
  end
  description
}
    `;
export const CalendarScreenDocument = gql<CalendarScreenQuery, CalendarScreenQueryVariables>`
    query CalendarScreen($during: TimeRangeInput!, $after: String) {
  calendarEvents(filter: {during: $during}, first: 100, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CalendarEntry
    }
  }
}
    ${CalendarEntryFragmentDoc}`;

/**
 * __useCalendarScreenQuery__
 *
 * To run a query within a React component, call `useCalendarScreenQuery` and pass it any options that fit your needs.
 * When your component renders, `useCalendarScreenQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCalendarScreenQuery({
 *   variables: {
 *      during: // value for 'during'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useCalendarScreenQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CalendarScreenQuery, CalendarScreenQueryVariables> & ({ variables: CalendarScreenQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CalendarScreenQuery, CalendarScreenQueryVariables>(CalendarScreenDocument, options);
      }
export type CalendarScreenQueryHookResult = ReturnType<typeof useCalendarScreenQuery>;
export const CalendarTotalDocument = gql<CalendarTotalQuery, CalendarTotalQueryVariables>`
    query CalendarTotal {
  calendarEvents(first: 0) {
    totalCount
  }
}
    `;

/**
 * __useCalendarTotalQuery__
 *
 * To run a query within a React component, call `useCalendarTotalQuery` and pass it any options that fit your needs.
 * When your component renders, `useCalendarTotalQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCalendarTotalQuery({
 *   variables: {
 *   },
 * });
 */
export function useCalendarTotalQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CalendarTotalQuery, CalendarTotalQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CalendarTotalQuery, CalendarTotalQueryVariables>(CalendarTotalDocument, options);
      }
export type CalendarTotalQueryHookResult = ReturnType<typeof useCalendarTotalQuery>;
export const OpenedCalendarEventDocument = gql<OpenedCalendarEventQuery, OpenedCalendarEventQueryVariables>`
    query OpenedCalendarEvent($id: ID!) {
  calendarEvent(id: $id) {
    ...CalendarEntry
  }
}
    ${CalendarEntryFragmentDoc}`;

/**
 * __useOpenedCalendarEventQuery__
 *
 * To run a query within a React component, call `useOpenedCalendarEventQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenedCalendarEventQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenedCalendarEventQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useOpenedCalendarEventQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenedCalendarEventQuery, OpenedCalendarEventQueryVariables> & ({ variables: OpenedCalendarEventQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenedCalendarEventQuery, OpenedCalendarEventQueryVariables>(OpenedCalendarEventDocument, options);
      }
export type OpenedCalendarEventQueryHookResult = ReturnType<typeof useOpenedCalendarEventQuery>;
export const CreateCalendarEventDocument = gql<CreateCalendarEventMutation, CreateCalendarEventMutationVariables>`
    mutation CreateCalendarEvent($input: CalendarEventInput!) {
  createCalendarEvent(input: $input) {
    event {
      ...CalendarEntry
    }
    errors {
      ...Refusal
    }
  }
}
    ${CalendarEntryFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useCreateCalendarEventMutation__
 *
 * To run a mutation, you first call `useCreateCalendarEventMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateCalendarEventMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createCalendarEventMutation, { data, loading, error }] = useCreateCalendarEventMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateCalendarEventMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCalendarEventMutation, CreateCalendarEventMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCalendarEventMutation, CreateCalendarEventMutationVariables>(CreateCalendarEventDocument, options);
      }
export type CreateCalendarEventMutationHookResult = ReturnType<typeof useCreateCalendarEventMutation>;
export const UpdateCalendarEventDocument = gql<UpdateCalendarEventMutation, UpdateCalendarEventMutationVariables>`
    mutation UpdateCalendarEvent($id: ID!, $changes: CalendarEventChangesInput!) {
  updateCalendarEvent(input: {id: $id, changes: $changes}) {
    event {
      ...CalendarEntry
    }
    errors {
      ...Refusal
    }
  }
}
    ${CalendarEntryFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useUpdateCalendarEventMutation__
 *
 * To run a mutation, you first call `useUpdateCalendarEventMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateCalendarEventMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateCalendarEventMutation, { data, loading, error }] = useUpdateCalendarEventMutation({
 *   variables: {
 *      id: // value for 'id'
 *      changes: // value for 'changes'
 *   },
 * });
 */
export function useUpdateCalendarEventMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCalendarEventMutation, UpdateCalendarEventMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCalendarEventMutation, UpdateCalendarEventMutationVariables>(UpdateCalendarEventDocument, options);
      }
export type UpdateCalendarEventMutationHookResult = ReturnType<typeof useUpdateCalendarEventMutation>;
export const RemoveCalendarEventDocument = gql<RemoveCalendarEventMutation, RemoveCalendarEventMutationVariables>`
    mutation RemoveCalendarEvent($id: ID!) {
  removeCalendarEvent(input: {id: $id}) {
    removedId
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useRemoveCalendarEventMutation__
 *
 * To run a mutation, you first call `useRemoveCalendarEventMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveCalendarEventMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeCalendarEventMutation, { data, loading, error }] = useRemoveCalendarEventMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRemoveCalendarEventMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveCalendarEventMutation, RemoveCalendarEventMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveCalendarEventMutation, RemoveCalendarEventMutationVariables>(RemoveCalendarEventDocument, options);
      }
export type RemoveCalendarEventMutationHookResult = ReturnType<typeof useRemoveCalendarEventMutation>;
export const RestoreCalendarEventsDocument = gql<RestoreCalendarEventsMutation, RestoreCalendarEventsMutationVariables>`
    mutation RestoreCalendarEvents($ids: [ID!]!) {
  restoreCalendarEvents(input: {ids: $ids}) {
    events {
      ...CalendarEntry
    }
    errors {
      ...Refusal
    }
  }
}
    ${CalendarEntryFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useRestoreCalendarEventsMutation__
 *
 * To run a mutation, you first call `useRestoreCalendarEventsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreCalendarEventsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreCalendarEventsMutation, { data, loading, error }] = useRestoreCalendarEventsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreCalendarEventsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreCalendarEventsMutation, RestoreCalendarEventsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreCalendarEventsMutation, RestoreCalendarEventsMutationVariables>(RestoreCalendarEventsDocument, options);
      }
export type RestoreCalendarEventsMutationHookResult = ReturnType<typeof useRestoreCalendarEventsMutation>;
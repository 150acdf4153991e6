/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { CalendarEntryFragmentDoc } from '../CalendarScreen.generated.ts';
import { RefusalFragmentDoc } from '../../../shell/messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type AllCalendarEventsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AllCalendarEventsQuery = { calendarEvents: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, title: string, allDay: boolean, start: string, end: string, description: string }> } };

export type ImportCalendarEventsMutationVariables = Exact<{
  events: Array<BaseTypes.CalendarEventInput> | BaseTypes.CalendarEventInput;
  dryRun: boolean;
}>;


export type ImportCalendarEventsMutation = { importCalendarEvents: { known: Array<number>, events: Array<{ id: string }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RemoveCalendarEventsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveCalendarEventsMutation = { removeCalendarEvents: { removedIds: Array<string>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };


export const AllCalendarEventsDocument = gql<AllCalendarEventsQuery, AllCalendarEventsQueryVariables>`
    query AllCalendarEvents($after: String) {
  calendarEvents(first: 100, after: $after) {
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
 * __useAllCalendarEventsQuery__
 *
 * To run a query within a React component, call `useAllCalendarEventsQuery` and pass it any options that fit your needs.
 * When your component renders, `useAllCalendarEventsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAllCalendarEventsQuery({
 *   variables: {
 *      after: // value for 'after'
 *   },
 * });
 */
export function useAllCalendarEventsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AllCalendarEventsQuery, AllCalendarEventsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AllCalendarEventsQuery, AllCalendarEventsQueryVariables>(AllCalendarEventsDocument, options);
      }
export type AllCalendarEventsQueryHookResult = ReturnType<typeof useAllCalendarEventsQuery>;
export const ImportCalendarEventsDocument = gql<ImportCalendarEventsMutation, ImportCalendarEventsMutationVariables>`
    mutation ImportCalendarEvents($events: [CalendarEventInput!]!, $dryRun: Boolean!) {
  importCalendarEvents(input: {events: $events, dryRun: $dryRun}) {
    events {
      id
    }
    known
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useImportCalendarEventsMutation__
 *
 * To run a mutation, you first call `useImportCalendarEventsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useImportCalendarEventsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [importCalendarEventsMutation, { data, loading, error }] = useImportCalendarEventsMutation({
 *   variables: {
 *      events: // value for 'events'
 *      dryRun: // value for 'dryRun'
 *   },
 * });
 */
export function useImportCalendarEventsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ImportCalendarEventsMutation, ImportCalendarEventsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ImportCalendarEventsMutation, ImportCalendarEventsMutationVariables>(ImportCalendarEventsDocument, options);
      }
export type ImportCalendarEventsMutationHookResult = ReturnType<typeof useImportCalendarEventsMutation>;
export const RemoveCalendarEventsDocument = gql<RemoveCalendarEventsMutation, RemoveCalendarEventsMutationVariables>`
    mutation RemoveCalendarEvents($ids: [ID!]!) {
  removeCalendarEvents(input: {ids: $ids}) {
    removedIds
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useRemoveCalendarEventsMutation__
 *
 * To run a mutation, you first call `useRemoveCalendarEventsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveCalendarEventsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeCalendarEventsMutation, { data, loading, error }] = useRemoveCalendarEventsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRemoveCalendarEventsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveCalendarEventsMutation, RemoveCalendarEventsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveCalendarEventsMutation, RemoveCalendarEventsMutationVariables>(RemoveCalendarEventsDocument, options);
      }
export type RemoveCalendarEventsMutationHookResult = ReturnType<typeof useRemoveCalendarEventsMutation>;
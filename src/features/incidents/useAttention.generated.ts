/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type AttentionWantedQueryVariables = Exact<{ [key: string]: never; }>;


export type AttentionWantedQuery = { demo: { resettable: boolean } };

export type AttendIncidentsMutationVariables = Exact<{
  input: BaseTypes.AttendIncidentsInput;
}>;


export type AttendIncidentsMutation = { attendIncidents: { until: string | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode }> } };


export const AttentionWantedDocument = gql<AttentionWantedQuery, AttentionWantedQueryVariables>`
    query AttentionWanted {
  demo {
    resettable
  }
}
    `;

/**
 * __useAttentionWantedQuery__
 *
 * To run a query within a React component, call `useAttentionWantedQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttentionWantedQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttentionWantedQuery({
 *   variables: {
 *   },
 * });
 */
export function useAttentionWantedQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AttentionWantedQuery, AttentionWantedQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttentionWantedQuery, AttentionWantedQueryVariables>(AttentionWantedDocument, options);
      }
export type AttentionWantedQueryHookResult = ReturnType<typeof useAttentionWantedQuery>;
export const AttendIncidentsDocument = gql<AttendIncidentsMutation, AttendIncidentsMutationVariables>`
    mutation AttendIncidents($input: AttendIncidentsInput!) {
  attendIncidents(input: $input) {
    until
    errors {
      field
      code
    }
  }
}
    `;

/**
 * __useAttendIncidentsMutation__
 *
 * To run a mutation, you first call `useAttendIncidentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAttendIncidentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [attendIncidentsMutation, { data, loading, error }] = useAttendIncidentsMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAttendIncidentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AttendIncidentsMutation, AttendIncidentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AttendIncidentsMutation, AttendIncidentsMutationVariables>(AttendIncidentsDocument, options);
      }
export type AttendIncidentsMutationHookResult = ReturnType<typeof useAttendIncidentsMutation>;
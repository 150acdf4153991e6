/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type FleetQueryVariables = Exact<{ [key: string]: never; }>;


export type FleetQuery = { fleet: Array<{ id: string, name: string, model: string, siteId: string, siteName: string, group: string, tags: Array<string>, priority: number, operatorState: BaseTypes.OperatorState, state: BaseTypes.CameraState, stateSince: string | null, openSeverity: BaseTypes.IncidentSeverity | null, streamKinds: Array<BaseTypes.StreamKind>, lat: number, lng: number }> };


export const FleetDocument = gql<FleetQuery, FleetQueryVariables>`
    query Fleet {
  fleet {
    id
    name
    model
    siteId
    siteName
    group
    tags
    priority
    operatorState
    state
    stateSince
    openSeverity
    streamKinds
    lat
    lng
  }
}
    `;

/**
 * __useFleetQuery__
 *
 * To run a query within a React component, call `useFleetQuery` and pass it any options that fit your needs.
 * When your component renders, `useFleetQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFleetQuery({
 *   variables: {
 *   },
 * });
 */
export function useFleetQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FleetQuery, FleetQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FleetQuery, FleetQueryVariables>(FleetDocument, options);
      }
export type FleetQueryHookResult = ReturnType<typeof useFleetQuery>;

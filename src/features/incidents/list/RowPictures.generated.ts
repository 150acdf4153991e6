/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type RowPictureItemFragment = { id: string, kind: BaseTypes.EvidenceKind, takenAt: string, reason: BaseTypes.StatusReason | null, image: string | null, incident: { id: string, camera: { id: string, name: string } | null } };

export type RowPicturesQueryVariables = Exact<{
  incidentIds: Array<string> | string;
}>;


export type RowPicturesQuery = { incidentPictures: Array<{ id: string, kind: BaseTypes.EvidenceKind, takenAt: string, reason: BaseTypes.StatusReason | null, image: string | null, incident: { id: string, camera: { id: string, name: string } | null } }> | null };

export const RowPictureItemFragmentDoc = gql<RowPictureItemFragment, unknown>`
    fragment RowPictureItem on IncidentEvidence {
  id
  kind
  takenAt
  reason
  image
  incident {
    id
    camera {
      id
      name
    }
  }
}
    `;
export const RowPicturesDocument = gql<RowPicturesQuery, RowPicturesQueryVariables>`
    query RowPictures($incidentIds: [ID!]!) {
  incidentPictures(incidentIds: $incidentIds) {
    ...RowPictureItem
  }
}
    ${RowPictureItemFragmentDoc}`;

/**
 * __useRowPicturesQuery__
 *
 * To run a query within a React component, call `useRowPicturesQuery` and pass it any options that fit your needs.
 * When your component renders, `useRowPicturesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRowPicturesQuery({
 *   variables: {
 *      incidentIds: // value for 'incidentIds'
 *   },
 * });
 */
export function useRowPicturesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RowPicturesQuery, RowPicturesQueryVariables> & ({ variables: RowPicturesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RowPicturesQuery, RowPicturesQueryVariables>(RowPicturesDocument, options);
      }
export type RowPicturesQueryHookResult = ReturnType<typeof useRowPicturesQuery>;

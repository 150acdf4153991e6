/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type LiveViewQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveViewQuery = { walls: Array<{ id: string, name: string, shared: boolean, ownerName: string, mine: boolean, editable: boolean, layout: BaseTypes.WallLayout, cells: Array<{ columns: number, rows: number, camera: { id: string } | null }>, filter: { search: string, siteIds: Array<string>, groups: Array<string>, tags: Array<string>, states: Array<BaseTypes.CameraState> } }>, tours: Array<{ id: string, name: string, shared: boolean, ownerName: string, mine: boolean, editable: boolean, pages: Array<{ layout: BaseTypes.WallLayout, dwellSeconds: number, wall: { id: string } | null, filter: { search: string, siteIds: Array<string>, groups: Array<string>, tags: Array<string>, states: Array<BaseTypes.CameraState> } }> }> };

export type WallViewFragment = { layout: BaseTypes.WallLayout, cells: Array<{ columns: number, rows: number, camera: { id: string } | null }>, filter: { search: string, siteIds: Array<string>, groups: Array<string>, tags: Array<string>, states: Array<BaseTypes.CameraState> } };

export type WallFilterPartsFragment = { search: string, siteIds: Array<string>, groups: Array<string>, tags: Array<string>, states: Array<BaseTypes.CameraState> };

export type SavedWallFragment = { id: string, name: string, shared: boolean, ownerName: string, mine: boolean, editable: boolean, layout: BaseTypes.WallLayout, cells: Array<{ columns: number, rows: number, camera: { id: string } | null }>, filter: { search: string, siteIds: Array<string>, groups: Array<string>, tags: Array<string>, states: Array<BaseTypes.CameraState> } };

export type SavedTourFragment = { id: string, name: string, shared: boolean, ownerName: string, mine: boolean, editable: boolean, pages: Array<{ layout: BaseTypes.WallLayout, dwellSeconds: number, wall: { id: string } | null, filter: { search: string, siteIds: Array<string>, groups: Array<string>, tags: Array<string>, states: Array<BaseTypes.CameraState> } }> };

export const WallFilterPartsFragmentDoc = gql<WallFilterPartsFragment, unknown>`
    fragment WallFilterParts on WallFilter {
  search
  siteIds
  groups
  tags
  states
}
    `;
export const WallViewFragmentDoc = gql<WallViewFragment, unknown>`
    fragment WallView on Wall {
  layout
  cells {
    camera {
      id
    }
    columns
    rows
  }
  filter {
    ...WallFilterParts
  }
}
    `;
export const SavedWallFragmentDoc = gql<SavedWallFragment, unknown>`
    fragment SavedWall on Wall {
  id
  name
  shared
  ownerName
  mine
  editable
  ...WallView
}
    `;
export const SavedTourFragmentDoc = gql<SavedTourFragment, unknown>`
    fragment SavedTour on Tour {
  id
  name
  shared
  ownerName
  mine
  editable
  pages {
    wall {
      id
    }
    layout
    filter {
      ...WallFilterParts
    }
    dwellSeconds
  }
}
    `;
export const LiveViewDocument = gql<LiveViewQuery, LiveViewQueryVariables>`
    query LiveView {
  walls {
    ...SavedWall
  }
  tours {
    ...SavedTour
  }
}
    ${SavedWallFragmentDoc}
${WallViewFragmentDoc}
${WallFilterPartsFragmentDoc}
${SavedTourFragmentDoc}`;

/**
 * __useLiveViewQuery__
 *
 * To run a query within a React component, call `useLiveViewQuery` and pass it any options that fit your needs.
 * When your component renders, `useLiveViewQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLiveViewQuery({
 *   variables: {
 *   },
 * });
 */
export function useLiveViewQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<LiveViewQuery, LiveViewQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LiveViewQuery, LiveViewQueryVariables>(LiveViewDocument, options);
      }
export type LiveViewQueryHookResult = ReturnType<typeof useLiveViewQuery>;

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
export type ImportCamerasMutationVariables = Exact<{
  csv: string;
  dryRun: boolean;
  createSites: boolean;
  timeZone: string;
}>;


export type ImportCamerasMutation = { importCameras: { applied: boolean, created: number, changed: number, unchanged: number, refused: number, missingSites: Array<{ name: string, lines: number }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }>, lines: Array<{ line: number, outcome: BaseTypes.ImportOutcome, name: string, changes: Array<{ field: string, before: string | null, after: string }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> }> } };

export type ExportCamerasQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ExportCamerasQuery = { cameras: { nodes: Array<{ id: string, name: string, model: string, group: string, tags: Array<string>, priority: number, site: { id: string, name: string }, location: { lat: number, lng: number }, streams: Array<{ role: BaseTypes.StreamRole, kind: BaseTypes.StreamKind, address: { scheme: string, host: string, port: number | null, path: string } | null }> }> } };


export const ImportCamerasDocument = gql<ImportCamerasMutation, ImportCamerasMutationVariables>`
    mutation ImportCameras($csv: String!, $dryRun: Boolean!, $createSites: Boolean!, $timeZone: TimeZone!) {
  importCameras(
    input: {csv: $csv, dryRun: $dryRun, createSites: $createSites, timeZone: $timeZone}
  ) {
    applied
    created
    changed
    unchanged
    refused
    missingSites {
      name
      lines
    }
    errors {
      ...Refusal
    }
    lines {
      line
      outcome
      name
      changes {
        field
        before
        after
      }
      errors {
        ...Refusal
      }
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useImportCamerasMutation__
 *
 * To run a mutation, you first call `useImportCamerasMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useImportCamerasMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [importCamerasMutation, { data, loading, error }] = useImportCamerasMutation({
 *   variables: {
 *      csv: // value for 'csv'
 *      dryRun: // value for 'dryRun'
 *      createSites: // value for 'createSites'
 *      timeZone: // value for 'timeZone'
 *   },
 * });
 */
export function useImportCamerasMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ImportCamerasMutation, ImportCamerasMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ImportCamerasMutation, ImportCamerasMutationVariables>(ImportCamerasDocument, options);
      }
export type ImportCamerasMutationHookResult = ReturnType<typeof useImportCamerasMutation>;
export const ExportCamerasDocument = gql<ExportCamerasQuery, ExportCamerasQueryVariables>`
    query ExportCameras($ids: [ID!]!) {
  cameras(filter: {ids: $ids}, first: 100) {
    nodes {
      id
      name
      model
      group
      tags
      priority
      site {
        id
        name
      }
      location {
        lat
        lng
      }
      streams {
        role
        kind
        address {
          scheme
          host
          port
          path
        }
      }
    }
  }
}
    `;

/**
 * __useExportCamerasQuery__
 *
 * To run a query within a React component, call `useExportCamerasQuery` and pass it any options that fit your needs.
 * When your component renders, `useExportCamerasQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useExportCamerasQuery({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useExportCamerasQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ExportCamerasQuery, ExportCamerasQueryVariables> & ({ variables: ExportCamerasQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ExportCamerasQuery, ExportCamerasQueryVariables>(ExportCamerasDocument, options);
      }
export type ExportCamerasQueryHookResult = ReturnType<typeof useExportCamerasQuery>;

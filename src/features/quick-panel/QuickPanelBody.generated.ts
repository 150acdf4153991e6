/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { QuickPanelEntryFragmentDoc } from './QuickPanelList.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type QuickPanelQueryVariables = Exact<{ [key: string]: never; }>;


export type QuickPanelQuery = { quickPanel: { notes: Array<{ id: string, title: string, detail: string }>, events: Array<{ id: string, title: string, detail: string }>, switches: { notifications: boolean, cloudSync: boolean, retroThrusters: boolean } } };

export type SetQuickPanelSwitchesMutationVariables = Exact<{
  input: BaseTypes.QuickPanelSwitchesInput;
}>;


export type SetQuickPanelSwitchesMutation = { setQuickPanelSwitches: { switches: { notifications: boolean, cloudSync: boolean, retroThrusters: boolean } } };


export const QuickPanelDocument = gql<QuickPanelQuery, QuickPanelQueryVariables>`
    query QuickPanel {
  quickPanel {
    notes {
      ...QuickPanelEntry
    }
    events {
      ...QuickPanelEntry
    }
    switches {
      notifications
      cloudSync
      retroThrusters
    }
  }
}
    ${QuickPanelEntryFragmentDoc}`;

/**
 * __useQuickPanelQuery__
 *
 * To run a query within a React component, call `useQuickPanelQuery` and pass it any options that fit your needs.
 * When your component renders, `useQuickPanelQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useQuickPanelQuery({
 *   variables: {
 *   },
 * });
 */
export function useQuickPanelQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<QuickPanelQuery, QuickPanelQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<QuickPanelQuery, QuickPanelQueryVariables>(QuickPanelDocument, options);
      }
export type QuickPanelQueryHookResult = ReturnType<typeof useQuickPanelQuery>;
export const SetQuickPanelSwitchesDocument = gql<SetQuickPanelSwitchesMutation, SetQuickPanelSwitchesMutationVariables>`
    mutation SetQuickPanelSwitches($input: QuickPanelSwitchesInput!) {
  setQuickPanelSwitches(input: $input) {
    switches {
      notifications
      cloudSync
      retroThrusters
    }
  }
}
    `;

/**
 * __useSetQuickPanelSwitchesMutation__
 *
 * To run a mutation, you first call `useSetQuickPanelSwitchesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetQuickPanelSwitchesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setQuickPanelSwitchesMutation, { data, loading, error }] = useSetQuickPanelSwitchesMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSetQuickPanelSwitchesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetQuickPanelSwitchesMutation, SetQuickPanelSwitchesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetQuickPanelSwitchesMutation, SetQuickPanelSwitchesMutationVariables>(SetQuickPanelSwitchesDocument, options);
      }
export type SetQuickPanelSwitchesMutationHookResult = ReturnType<typeof useSetQuickPanelSwitchesMutation>;
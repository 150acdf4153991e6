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
export type TransferredContactFragment = { id: string, name: string, lastName: string, avatar: string, nickname: string, company: string, jobTitle: string, email: string, phone: string, address: string, birthday: string | null, notes: string, groups: Array<{ id: string, name: string }> };

export type ExportContactsQueryVariables = Exact<{
  filter?: BaseTypes.ContactFilter | null | undefined;
  orderBy?: BaseTypes.ContactOrder | null | undefined;
  after?: string | null | undefined;
}>;


export type ExportContactsQuery = { contacts: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, name: string, lastName: string, avatar: string, nickname: string, company: string, jobTitle: string, email: string, phone: string, address: string, birthday: string | null, notes: string, groups: Array<{ id: string, name: string }> }> } };

export type KnownGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type KnownGroupsQuery = { contactGroups: Array<{ id: string, name: string }> };

export type KnownContactsQueryVariables = Exact<{
  emails: Array<string> | string;
}>;


export type KnownContactsQuery = { contacts: { nodes: Array<{ id: string, name: string, lastName: string, email: string }> } };

export type ImportContactsMutationVariables = Exact<{
  contacts: Array<BaseTypes.ContactInput> | BaseTypes.ContactInput;
  keys: Array<string> | string;
  newGroups: Array<BaseTypes.NewContactGroupInput> | BaseTypes.NewContactGroupInput;
}>;


export type ImportContactsMutation = { addContacts: { contacts: Array<{ id: string }>, groups: Array<{ id: string, name: string }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export const TransferredContactFragmentDoc = gql<TransferredContactFragment, unknown>`
    fragment TransferredContact on Contact {
  id
  name
  lastName
  avatar
  nickname
  company
  jobTitle
  email
  phone
  address
  birthday
  notes
  groups {
    id
    name
  }
}
    `;
export const ExportContactsDocument = gql<ExportContactsQuery, ExportContactsQueryVariables>`
    query ExportContacts($filter: ContactFilter, $orderBy: ContactOrder, $after: String) {
  contacts(filter: $filter, orderBy: $orderBy, first: 100, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...TransferredContact
    }
  }
}
    ${TransferredContactFragmentDoc}`;

/**
 * __useExportContactsQuery__
 *
 * To run a query within a React component, call `useExportContactsQuery` and pass it any options that fit your needs.
 * When your component renders, `useExportContactsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useExportContactsQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      orderBy: // value for 'orderBy'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useExportContactsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ExportContactsQuery, ExportContactsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ExportContactsQuery, ExportContactsQueryVariables>(ExportContactsDocument, options);
      }
export type ExportContactsQueryHookResult = ReturnType<typeof useExportContactsQuery>;
export const KnownGroupsDocument = gql<KnownGroupsQuery, KnownGroupsQueryVariables>`
    query KnownGroups {
  contactGroups {
    id
    name
  }
}
    `;

/**
 * __useKnownGroupsQuery__
 *
 * To run a query within a React component, call `useKnownGroupsQuery` and pass it any options that fit your needs.
 * When your component renders, `useKnownGroupsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useKnownGroupsQuery({
 *   variables: {
 *   },
 * });
 */
export function useKnownGroupsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<KnownGroupsQuery, KnownGroupsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<KnownGroupsQuery, KnownGroupsQueryVariables>(KnownGroupsDocument, options);
      }
export type KnownGroupsQueryHookResult = ReturnType<typeof useKnownGroupsQuery>;
export const KnownContactsDocument = gql<KnownContactsQuery, KnownContactsQueryVariables>`
    query KnownContacts($emails: [String!]!) {
  contacts(filter: {emails: $emails}, first: 100) {
    nodes {
      id
      name
      lastName
      email
    }
  }
}
    `;

/**
 * __useKnownContactsQuery__
 *
 * To run a query within a React component, call `useKnownContactsQuery` and pass it any options that fit your needs.
 * When your component renders, `useKnownContactsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useKnownContactsQuery({
 *   variables: {
 *      emails: // value for 'emails'
 *   },
 * });
 */
export function useKnownContactsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<KnownContactsQuery, KnownContactsQueryVariables> & ({ variables: KnownContactsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<KnownContactsQuery, KnownContactsQueryVariables>(KnownContactsDocument, options);
      }
export type KnownContactsQueryHookResult = ReturnType<typeof useKnownContactsQuery>;
export const ImportContactsDocument = gql<ImportContactsMutation, ImportContactsMutationVariables>`
    mutation ImportContacts($contacts: [ContactInput!]!, $keys: [String!]!, $newGroups: [NewContactGroupInput!]!) {
  addContacts(input: {contacts: $contacts, keys: $keys, newGroups: $newGroups}) {
    contacts {
      id
    }
    groups {
      id
      name
    }
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useImportContactsMutation__
 *
 * To run a mutation, you first call `useImportContactsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useImportContactsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [importContactsMutation, { data, loading, error }] = useImportContactsMutation({
 *   variables: {
 *      contacts: // value for 'contacts'
 *      keys: // value for 'keys'
 *      newGroups: // value for 'newGroups'
 *   },
 * });
 */
export function useImportContactsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ImportContactsMutation, ImportContactsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ImportContactsMutation, ImportContactsMutationVariables>(ImportContactsDocument, options);
      }
export type ImportContactsMutationHookResult = ReturnType<typeof useImportContactsMutation>;
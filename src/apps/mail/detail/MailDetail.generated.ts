/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { MailAttachmentFileFragmentDoc, WrittenMailFragmentDoc } from './WrittenMail.generated.ts';
import { MailRowFragmentDoc } from '../list/MailRow.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type MailDetailQueryVariables = Exact<{
  id: string;
}>;


export type MailDetailQuery = { mail: { message: string, id: string, subject: string, preview: string, sentAt: string, read: boolean, starred: boolean, important: boolean, hasAttachments: boolean, to: Array<{ name: string, email: string, avatar: string }>, cc: Array<{ name: string, email: string }>, bcc: Array<{ name: string, email: string }>, attachments: Array<{ type: string, fileName: string, preview: string, url: string, bytes: number }>, folder: { id: string, handle: string }, from: { name: string, email: string, avatar: string }, labels: Array<{ id: string, handle: string, title: string, color: string }> } | null };


export const MailDetailDocument = gql<MailDetailQuery, MailDetailQueryVariables>`
    query MailDetail($id: ID!) {
  mail(id: $id) {
    ...WrittenMail
  }
}
    ${WrittenMailFragmentDoc}
${MailRowFragmentDoc}
${MailAttachmentFileFragmentDoc}`;

/**
 * __useMailDetailQuery__
 *
 * To run a query within a React component, call `useMailDetailQuery` and pass it any options that fit your needs.
 * When your component renders, `useMailDetailQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMailDetailQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useMailDetailQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MailDetailQuery, MailDetailQueryVariables> & ({ variables: MailDetailQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MailDetailQuery, MailDetailQueryVariables>(MailDetailDocument, options);
      }
export type MailDetailQueryHookResult = ReturnType<typeof useMailDetailQuery>;

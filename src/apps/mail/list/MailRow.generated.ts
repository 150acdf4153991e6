/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type MailRowFragment = { id: string, subject: string, preview: string, sentAt: string, read: boolean, starred: boolean, important: boolean, hasAttachments: boolean, folder: { id: string, handle: string }, from: { name: string, email: string, avatar: string }, to: Array<{ name: string, email: string }>, labels: Array<{ id: string, handle: string, title: string, color: string }> };

export const MailRowFragmentDoc = gql<MailRowFragment, unknown>`
    fragment MailRow on Mail {
  id
  folder {
    id
    handle
  }
  from {
    name
    email
    avatar
  }
  to {
    name
    email
  }
  subject
  preview
  sentAt
  read
  starred
  important
  hasAttachments
  labels {
    id
    handle
    title
    color
  }
}
    `;
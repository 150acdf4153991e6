/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
export type MailAttachmentFileFragment = { type: string, fileName: string, preview: string, url: string, bytes: number };

export type WrittenMailFragment = { message: string, id: string, subject: string, preview: string, sentAt: string, read: boolean, starred: boolean, important: boolean, hasAttachments: boolean, to: Array<{ name: string, email: string, avatar: string }>, cc: Array<{ name: string, email: string }>, bcc: Array<{ name: string, email: string }>, attachments: Array<{ type: string, fileName: string, preview: string, url: string, bytes: number }>, folder: { id: string, handle: string }, from: { name: string, email: string, avatar: string }, labels: Array<{ id: string, handle: string, title: string, color: string }> };

export const MailAttachmentFileFragmentDoc = gql<MailAttachmentFileFragment, unknown>`
    fragment MailAttachmentFile on MailAttachment {
  type
  fileName
  preview
  url
  bytes
}
    `;
export const WrittenMailFragmentDoc = gql<WrittenMailFragment, unknown>`
    fragment WrittenMail on Mail {
  ...MailRow
  to {
    name
    email
    avatar
  }
  cc {
    name
    email
  }
  bcc {
    name
    email
  }
  message
  attachments {
    ...MailAttachmentFile
  }
}
    `;
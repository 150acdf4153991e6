import type { MailDraftInput } from '~/graphql/types.generated.ts';
import type { MailAttachmentFileFragment } from '../detail/WrittenMail.generated.ts';
import type { Address } from './addresses.rules.ts';

export type KeptAttachment = MailAttachmentFileFragment;

/** What is typed and chosen in the form. */
export interface ComposeValues {
  readonly to: readonly Address[];
  readonly cc: readonly Address[];
  readonly bcc: readonly Address[];
  readonly subject: string;
  readonly text: string;
  /** The mail that is answered, as HTML; empty when there is none. */
  readonly quote: string;
  readonly attachments: readonly KeptAttachment[];
}

export type DraftInput = MailDraftInput;

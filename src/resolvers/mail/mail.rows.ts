import type { Connection } from '../base/paging.ts';

export interface MailAddressRow {
  readonly name: string;
  readonly email: string;
  readonly avatar: string;
}

export interface MailAttachmentRow {
  readonly type: string;
  readonly fileName: string;
  readonly url: string;
  readonly bytes: number;
}

export interface MailRow {
  readonly id: string;
  readonly ownerId: string;
  readonly folderId: string;
  readonly from: MailAddressRow;
  readonly to: readonly MailAddressRow[];
  readonly cc: readonly MailAddressRow[];
  readonly bcc: readonly MailAddressRow[];
  readonly subject: string;
  /** HTML. */
  readonly message: string;
  readonly sentAt: number;
  readonly read: boolean;
  readonly starred: boolean;
  readonly important: boolean;
  readonly attachments: readonly MailAttachmentRow[];
  /** What is searched, folded: subject, people and the text of the message. */
  readonly words: string;
}

/** What lists of mails filter and order by. */
export type MailKeyRow = Pick<
  MailRow,
  'ownerId' | 'folderId' | 'sentAt' | 'read' | 'starred' | 'important' | 'words'
>;

/** A mail has a label. It repeats the keys of its mail, so that the store can page through the mails of a label. */
export interface MailLabelingRow extends MailKeyRow {
  readonly id: string;
  readonly ownerId: string;
  readonly mailId: string;
  readonly labelId: string;
}

export interface MailFolderRow {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly translate: string;
  readonly icon: string;
}

export interface MailQuickFilterRow extends MailFolderRow {
  /** The flag that a mail of the filter has. */
  readonly flag: 'starred' | 'important';
}

export interface MailLabelRow {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly color: string;
}

export type MailConnectionRow = Connection<MailRow>;

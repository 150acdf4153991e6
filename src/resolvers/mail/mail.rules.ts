import { foldCase } from '~/lib/foldCase.ts';
import { decodeEntities } from '~/lib/htmlEntities.ts';
import { fileAddress } from '~/lib/webAddress.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import { blobIdOf } from '../blob/blob.rules.ts';
import type {
  MailAddressRow,
  MailAttachmentRow,
  MailFolderRow,
  MailKeyRow,
  MailLabelRow,
  MailQuickFilterRow,
  MailRow,
} from './mail.rows.ts';

const folder = (id: string, handle: string, title: string, icon: string): MailFolderRow => ({
  id,
  handle,
  title,
  translate: `mail:folders.${handle}`,
  icon,
});

/** Specification, apps §3: the folders and their ids. */
export const mailFolders: readonly MailFolderRow[] = [
  folder('0', 'inbox', 'Inbox', 'inbox'),
  folder('1', 'sent', 'Sent', 'send-message'),
  folder('2', 'drafts', 'Drafts', 'edit'),
  folder('3', 'spam', 'Spam', 'warning-sign'),
  folder('4', 'trash', 'Trash', 'trash'),
];

export const INBOX_FOLDER = '0';
export const SENT_FOLDER = '1';
export const DRAFTS_FOLDER = '2';

/** The folders that filters, labels and searches look in: nobody searches for deleted mails. */
export const searchedFolders: readonly string[] = [INBOX_FOLDER, SENT_FOLDER, DRAFTS_FOLDER];

/** Specification, apps §3. */
export const mailQuickFilters: readonly MailQuickFilterRow[] = [
  {
    id: '0',
    handle: 'starred',
    title: 'Starred',
    translate: 'mail:filters.starred',
    icon: 'star',
    flag: 'starred',
  },
  {
    id: '1',
    handle: 'important',
    title: 'Important',
    translate: 'mail:filters.important',
    icon: 'flag',
    flag: 'important',
  },
];

/** Specification, apps §3. */
export const mailLabels: readonly MailLabelRow[] = [
  { id: '0', handle: 'note', title: 'Note', color: '#7CB342' },
  { id: '1', handle: 'paypal', title: 'Paypal', color: '#D84315' },
  { id: '2', handle: 'invoice', title: 'Invoice', color: '#607D8B' },
  { id: '3', handle: 'amazon', title: 'Amazon', color: '#03A9F4' },
];

/** Characters of a preview. */
const PREVIEW_LENGTH = 180;

export const SUBJECT_LIMIT = 200;
export const MESSAGE_LIMIT = 50_000;
export const RECIPIENT_LIMIT = 100;
export const ATTACHMENT_LIMIT = 10;

/** Characters of an attachment's address: a data: address of 45 kB, which fits into one call. */
export const ATTACHMENT_URL_LIMIT = 60_000;
/** What fits into such an address, in kB of 1,000 bytes. */
const ATTACHMENT_KILOBYTES = 45;

/** Tags that part no word: "un<b>seen</b>" is read as one. */
const inWords =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)\b[^>]*>/gi;

/** The words of HTML, for lists and for searching: they are shown as text, never as HTML. */
export function plainText(html: string): string {
  const marked = html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(inWords, '')
    .replace(/<[^>]*>/g, ' ');
  return decodeEntities(marked).replace(/\s+/g, ' ').trim();
}

export function previewOf(message: string): string {
  const text = plainText(message);
  return text.length <= PREVIEW_LENGTH ? text : `${text.slice(0, PREVIEW_LENGTH - 1).trimEnd()}…`;
}

/** Pictures that a reader would fetch from elsewhere; of cleaned HTML, whose attributes stand in double quotes. */
const remotePicture = /<img\b[^>]*\ssrc="https?:/i;

/** Whether showing the message would fetch pictures, by which their senders learn who reads when. */
export const hasRemotePictures = (message: string): boolean => remotePicture.test(message);

/**
 * What is searched of a mail, folded. Blind copies are searched too: whoever may not know of them has a mail without
 * them.
 */
export function searchedWords({
  from,
  to,
  cc,
  bcc,
  subject,
  message,
}: Pick<MailRow, 'from' | 'to' | 'cc' | 'bcc' | 'subject' | 'message'>): string {
  const people = [from, ...to, ...cc, ...bcc].flatMap(({ name, email }) => [name, email]);
  return foldCase([subject, ...people, plainText(message)].filter(Boolean).join('\n'));
}

/** What a reader sees of what is searched. */
export const mailText = ({
  from,
  to,
  subject,
  message,
}: Pick<MailRow, 'from' | 'to' | 'subject' | 'message'>) =>
  [subject, ...[from, ...to].flatMap(({ name, email }) => [name, email]), plainText(message)].join('\n');

/** A mail with what is searched of it. */
export const withWords = (mail: Omit<MailRow, 'words'>): MailRow => ({ ...mail, words: searchedWords(mail) });

/** The part of a mail that its labels repeat. */
export const keysOf = (mail: MailRow): MailKeyRow => ({
  ownerId: mail.ownerId,
  folderId: mail.folderId,
  sentAt: mail.sentAt,
  read: mail.read,
  starred: mail.starred,
  important: mail.important,
  words: mail.words,
});

/** Everything that counts mails, for payloads: any change may change any count. */
export const countedLists = () => ({
  folders: [...mailFolders],
  quickFilters: [...mailQuickFilters],
  labels: [...mailLabels],
});

/** A number of bytes for people, in units of 1,000. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

interface Written {
  readonly to: readonly { readonly email: string }[];
  readonly cc: readonly { readonly email: string }[];
  readonly bcc: readonly { readonly email: string }[];
  readonly subject: string;
  readonly message: string;
  readonly attachments: readonly MailAttachmentRow[];
}

const tooLong = (field: string, length: number, limit: number): FieldErrorRow[] =>
  length > limit ? [refuse(field, 'TOO_LONG', { most: limit })] : [];

function attachmentErrors(attachments: readonly MailAttachmentRow[]): FieldErrorRow[] {
  const field = 'attachments';
  if (attachments.length > ATTACHMENT_LIMIT) return [refuse(field, 'TOO_MANY', { most: ATTACHMENT_LIMIT })];
  return attachments.flatMap(({ fileName, url, bytes }) => {
    if (blobIdOf(url) !== null) return [];
    if (fileAddress(url) === null)
      return [refuse(field, 'INVALID_ADDRESS', { schemes: 'data:, https:', item: fileName })];
    if (url.length > ATTACHMENT_URL_LIMIT || bytes < 0)
      return [refuse(field, 'TOO_LARGE', { kilobytes: ATTACHMENT_KILOBYTES, item: fileName })];
    return [];
  });
}

/** What even a draft must keep. */
export function draftErrors(mail: Written): FieldErrorRow[] {
  const recipients = mail.to.length + mail.cc.length + mail.bcc.length;
  return [
    ...(recipients > RECIPIENT_LIMIT ? [refuse('to', 'TOO_MANY', { most: RECIPIENT_LIMIT })] : []),
    ...tooLong('subject', mail.subject.length, SUBJECT_LIMIT),
    ...tooLong('message', mail.message.length, MESSAGE_LIMIT),
    ...attachmentErrors(mail.attachments),
  ];
}

/** Whether it can be an address of a mailbox. */
export const isMailAddress = ({ email }: Pick<MailAddressRow, 'email'>) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254;

/** Why a mail cannot be sent; empty when it can. */
export function sendErrors(mail: Written): FieldErrorRow[] {
  const unreachable = (['to', 'cc', 'bcc'] as const).flatMap((field) => {
    const wrong = mail[field].find((address) => !isMailAddress(address));
    return wrong ? [refuse(field, 'INVALID_EMAIL', { item: wrong.email })] : [];
  });
  const nobody = mail.to.length + mail.cc.length + mail.bcc.length === 0;
  return [...(nobody ? [refuse('to', 'REQUIRED')] : []), ...unreachable, ...draftErrors(mail)];
}

import { z } from 'zod';
import { definePagedRoute, defineRoute, emptyAnswer, type Route } from '../route.ts';
import { booleanField, entity, id, ids, nothing, present } from './fields.ts';
import {
  RestDeleteMailsDocument,
  RestMailByIdDocument,
  RestMailFiltersDocument,
  RestMailFoldersDocument,
  type RestMailFragment,
  RestMailLabelsDocument,
  RestMailsDocument,
  RestSetMailsFolderDocument,
  RestToggleMailsLabelDocument,
  RestUpdateMailDocument,
} from './mail.generated.ts';

const tag = 'Mail' as const;

/** Specification, apps §3. */
const mail = entity('Mail', {
  id: z.string(),
  from: z.strictObject({ name: z.string(), avatar: z.string(), email: z.string() }),
  to: z.array(z.strictObject({ name: z.string(), email: z.string() })),
  subject: z.string(),
  message: z.string().describe('HTML, cleaned when it was written; clean it again before it is shown.'),
  time: z.string().describe('For people, in UTC.'),
  read: z.boolean(),
  starred: z.boolean(),
  important: z.boolean(),
  hasAttachments: z.boolean(),
  attachments: z.array(
    entity('MailAttachment', {
      type: z.string(),
      fileName: z.string(),
      preview: z.string(),
      url: z.string(),
      size: z.string(),
    }),
  ),
  labels: z.array(z.string()).describe('Ids of labels.'),
  folder: z.number().describe('Id of the folder: 0 inbox, 1 sent, 2 drafts, 3 spam, 4 trash.'),
});

/** Where mails are found: a folder or a filter. */
const place = {
  handle: z.string(),
  title: z.string(),
  translate: z.string(),
  icon: z.string(),
};

/** Specification, apps §3: inbox 0, sent 1, drafts 2, spam 3, trash 4. The API beneath knows ids as text alone. */
const folder = entity('MailFolder', { id: z.number(), ...place });
const filter = entity('MailFilter', { id: z.string(), ...place });

const label = entity('MailLabel', {
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  color: z.string(),
});

const timeText = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const mailReply = ({
  sentAt,
  labels,
  folder: { id: folderId },
  ...fields
}: RestMailFragment): z.input<typeof mail> => ({
  ...fields,
  time: timeText.format(new Date(sentAt)),
  labels: labels.map((each) => each.id),
  folder: Number(folderId),
});

const handles = z.object({
  labelHandle: z.string().optional().describe('Mails with this label; stands before the others.'),
  filterHandle: z.string().optional().describe('starred or important; stands before the folder.'),
  folderHandle: z.string().default('inbox').describe('Mails in this folder.'),
});

/** Specification, apps §7: label before filter before folder. */
function filterOf({ labelHandle, filterHandle, folderHandle }: z.output<typeof handles>) {
  if (labelHandle !== undefined) return { labelHandle };
  return filterHandle === undefined ? { folderHandle } : { filterHandle };
}

const changed = z.object({
  id: id('the id of the mail'),
  read: booleanField('whether it was read').optional(),
  starred: booleanField('whether it is starred').optional(),
  important: booleanField('whether it is important').optional(),
  folder: id('the id of the folder').optional(),
  labels: ids('the ids of its labels').optional(),
});

const selected = { selectedMailIds: ids('the ids of the selected mails') };

export const mailRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/api/mail-app/mail',
    operationId: 'mail',
    refuses: [404],
    summary: 'One mail',
    tag,
    query: z.object({ mailId: id('the id of the mail') }),
    body: nothing,
    answer: mail,
    document: RestMailByIdDocument,
    variables: ({ query }) => ({ id: query.mailId }),
    reply: (data) => mailReply(present(data.mail)),
  }),
  definePagedRoute({
    method: 'GET',
    path: '/api/mail-app/mails',
    operationId: 'mails',
    refuses: [404],
    summary: 'The mails of a label, a filter or a folder, newest first',
    tag,
    query: handles,
    body: nothing,
    answer: z.array(mail),
    document: RestMailsDocument,
    variables: ({ query }) => ({ filter: filterOf(query) }),
    pageEnd: ({ mails }) => mails.pageInfo,
    reply: (pages) => pages.flatMap(({ mails }) => mails.nodes.map(mailReply)),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/mail-app/update-mail',
    operationId: 'updateMail',
    refuses: [404],
    summary: 'Replaces the flags, the folder and the labels of a mail; what it says stays as it came',
    tag,
    query: nothing,
    body: changed,
    answer: mail,
    document: RestUpdateMailDocument,
    variables: ({ body: { id: mailId, folder: folderId, labels: labelIds, ...flags } }) => ({
      id: mailId,
      changes: { ...flags, folderId, labelIds },
    }),
    reply: ({ updateMail: { mails } }) => mailReply(present(mails[0])),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/mail-app/filters',
    operationId: 'mailFilters',
    summary: 'The filters of mail',
    tag,
    query: nothing,
    body: nothing,
    answer: z.array(filter),
    document: RestMailFiltersDocument,
    variables: () => ({}),
    reply: ({ mailQuickFilters }) => mailQuickFilters,
  }),
  defineRoute({
    method: 'GET',
    path: '/api/mail-app/labels',
    operationId: 'mailLabels',
    summary: 'The labels of mail',
    tag,
    query: nothing,
    body: nothing,
    answer: z.array(label),
    document: RestMailLabelsDocument,
    variables: () => ({}),
    reply: ({ mailLabels }) => mailLabels,
  }),
  defineRoute({
    method: 'GET',
    path: '/api/mail-app/folders',
    operationId: 'mailFolders',
    summary: 'The folders of mail',
    tag,
    query: nothing,
    body: nothing,
    answer: z.array(folder),
    document: RestMailFoldersDocument,
    variables: () => ({}),
    reply: ({ mailFolders }) =>
      mailFolders.map(({ id: folderId, ...rest }) => ({ ...rest, id: Number(folderId) })),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/mail-app/set-folder',
    operationId: 'setMailsFolder',
    refuses: [404],
    summary: 'Moves mails into a folder',
    tag,
    query: nothing,
    body: z.object({ ...selected, folderId: id('the id of the folder') }),
    answer: emptyAnswer,
    document: RestSetMailsFolderDocument,
    variables: ({ body }) => ({ ids: body.selectedMailIds, folderId: body.folderId }),
    reply: () => undefined,
  }),
  defineRoute({
    method: 'POST',
    path: '/api/mail-app/toggle-label',
    operationId: 'toggleMailsLabel',
    refuses: [404],
    summary: 'Takes a label from the mails that have it and gives it to those that lack it',
    tag,
    query: nothing,
    body: z.object({ ...selected, labelId: id('the id of the label') }),
    answer: emptyAnswer,
    document: RestToggleMailsLabelDocument,
    variables: ({ body }) => ({ ids: body.selectedMailIds, labelId: body.labelId }),
    reply: () => undefined,
  }),
  defineRoute({
    method: 'POST',
    path: '/api/mail-app/delete-mails',
    operationId: 'deleteMails',
    refuses: [404],
    summary: 'Deletes mails for good',
    tag,
    query: nothing,
    body: z.object(selected),
    answer: emptyAnswer,
    document: RestDeleteMailsDocument,
    variables: ({ body }) => ({ ids: body.selectedMailIds }),
    reply: () => undefined,
  }),
];

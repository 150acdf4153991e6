import { entryOf, withHandle } from '../base/catalogue.ts';
import { requiredRow, rowsBelongingTo } from '../base/loadBatched.ts';
import { ownRow, subscribeOwn, viewerId } from '../base/owned.ts';
import { nodesOf, readConnection } from '../base/paging.ts';
import { blobIdOf, isPicture } from '../blob/blob.rules.ts';
import type { Context } from '../context.ts';
import type {
  MailAttachmentResolvers,
  MailFilter,
  MailResolvers,
  QueryResolvers,
  SubscriptionResolvers,
} from '../types.generated.ts';
import type { MailConnectionRow, MailKeyRow } from './mail.rows.ts';
import {
  hasRemotePictures,
  mailFolders,
  mailLabels,
  mailQuickFilters,
  previewOf,
  searchedFolders,
  sizeText,
} from './mail.rules.ts';
import { searchedParts } from './mailSearch.rules.ts';

const newestFirst = [{ field: 'sentAt', direction: 'desc' }] as const;

function whereOf(context: Context, filter: MailFilter) {
  const folder = withHandle(mailFolders, filter.folderHandle, 'Folder');
  const quick = withHandle(mailQuickFilters, filter.filterHandle, 'Filter');
  const parts = searchedParts(filter.search ?? '');
  return {
    ownerId: viewerId(context),
    folderId: folder ? folder.id : { in: searchedFolders },
    starred: quick?.flag === 'starred' ? true : undefined,
    important: quick?.flag === 'important' ? true : undefined,
    read: filter.read ?? undefined,
    words: parts.length > 0 ? { contains: parts } : undefined,
  } satisfies { [F in keyof MailKeyRow]?: unknown };
}

type Page = { readonly first: number; readonly after?: string | null };

/** The labels' rows are paged, and their mails read at once. */
async function labelledMails(
  context: Context,
  labelId: string,
  filter: MailFilter,
  page: Page,
): Promise<MailConnectionRow> {
  const labelings = await readConnection(
    context.store.mailLabelings,
    { where: { ...whereOf(context, filter), labelId }, orderBy: newestFirst },
    page,
  );
  return nodesOf(labelings, ({ mailId }) => requiredRow(context, 'mails', mailId));
}

type Queries = Pick<QueryResolvers, 'mails' | 'mail' | 'mailFolders' | 'mailQuickFilters' | 'mailLabels'>;

const Query: Queries = {
  mails(_, { filter, ...page }, context) {
    const label = withHandle(mailLabels, filter?.labelHandle, 'Label');
    if (label) return labelledMails(context, label.id, filter ?? {}, page);
    return readConnection(
      context.store.mails,
      { where: whereOf(context, filter ?? {}), orderBy: newestFirst },
      page,
    );
  },
  mail: (_, { id }, context) => ownRow(context, context.store.mails, id, 'Mail'),
  mailFolders: () => [...mailFolders],
  mailQuickFilters: () => [...mailQuickFilters],
  mailLabels: () => [...mailLabels],
};

const Mail: MailResolvers = {
  folder: ({ folderId }) => entryOf(mailFolders, folderId, 'Folder'),
  hasRemotePictures: ({ message }) => hasRemotePictures(message),
  preview: ({ message }) => previewOf(message),
  hasAttachments: ({ attachments }) => attachments.length > 0,
  async labels({ id }, _, context) {
    const own = await rowsBelongingTo(context, 'mailLabelings', id, { field: 'mailId' });
    return mailLabels.filter((label) => own.some(({ labelId }) => labelId === label.id));
  },
};

/** An img element runs no scripts, whatever kind of picture it shows. */
const MailAttachment: MailAttachmentResolvers = {
  preview: ({ type, url }) => {
    const shown = blobIdOf(url) === null ? /^(https:|data:image\/)/i.test(url) : isPicture(type);
    return type.startsWith('image/') && shown ? url : '';
  },
  size: ({ bytes }) => sizeText(bytes),
};

const Subscription: Pick<SubscriptionResolvers, 'mailArrived'> = {
  mailArrived: {
    subscribe: (_, __, context) => subscribeOwn(context, 'mailArrived'),
    resolve: ({ mailId }: { mailId: string }, _: unknown, context: Context) =>
      ownRow(context, context.store.mails, mailId, 'Mail'),
  },
};

export const mailResolvers = { Query, Mail, MailAttachment, Subscription };

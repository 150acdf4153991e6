import { loadBatched } from '../base/loadBatched.ts';
import { viewerId } from '../base/owned.ts';
import type { Context } from '../context.ts';
import type {
  MailFolderResolvers,
  MailLabelResolvers,
  MailQuickFilterResolvers,
} from '../types.generated.ts';
import { mailQuickFilters, searchedFolders } from './mail.rules.ts';

interface Counted {
  readonly unread: number;
  readonly total: number;
}

interface Tally {
  readonly id: string;
  readonly read: boolean;
  readonly count: number;
}

const nothing: Counted = { unread: 0, total: 0 };

/** Adds up what the groups of an aggregate counted for each id. */
function summed(tallies: readonly Tally[]): Map<string, Counted> {
  const counts = new Map<string, Counted>();
  for (const { id, read, count } of tallies) {
    const { unread, total } = counts.get(id) ?? nothing;
    counts.set(id, { unread: unread + (read ? 0 : count), total: total + count });
  }
  return counts;
}

const inFolder = async (context: Context, id: string): Promise<Counted> =>
  (await loadBatched<Counted>(context, 'mail:folderCounts', id, async () => {
    const groups = await context.store.mails.aggregate({
      where: { ownerId: viewerId(context) },
      by: ['folderId', 'read'],
    });
    return summed(groups.map(({ key, count }) => ({ id: key.folderId, read: key.read, count })));
  })) ?? nothing;

const inFilter = async (context: Context, id: string): Promise<Counted> =>
  (await loadBatched<Counted>(context, 'mail:filterCounts', id, async () => {
    const groups = await context.store.mails.aggregate({
      where: { ownerId: viewerId(context), folderId: { in: searchedFolders } },
      by: ['starred', 'important', 'read'],
    });
    return summed(
      groups.flatMap(({ key, count }) =>
        mailQuickFilters
          .filter(({ flag }) => key[flag])
          .map((filter) => ({ id: filter.id, read: key.read, count })),
      ),
    );
  })) ?? nothing;

const withLabel = async (context: Context, id: string): Promise<Counted> =>
  (await loadBatched<Counted>(context, 'mail:labelCounts', id, async () => {
    const groups = await context.store.mailLabelings.aggregate({
      where: { ownerId: viewerId(context), folderId: { in: searchedFolders } },
      by: ['labelId', 'read'],
    });
    return summed(groups.map(({ key, count }) => ({ id: key.labelId, read: key.read, count })));
  })) ?? nothing;

const MailFolder: MailFolderResolvers = {
  unreadCount: async ({ id }, _, context) => (await inFolder(context, id)).unread,
  totalCount: async ({ id }, _, context) => (await inFolder(context, id)).total,
};

const MailQuickFilter: MailQuickFilterResolvers = {
  unreadCount: async ({ id }, _, context) => (await inFilter(context, id)).unread,
  totalCount: async ({ id }, _, context) => (await inFilter(context, id)).total,
};

const MailLabel: MailLabelResolvers = {
  unreadCount: async ({ id }, _, context) => (await withLabel(context, id)).unread,
  totalCount: async ({ id }, _, context) => (await withLabel(context, id)).total,
};

export const mailCounts = { MailFolder, MailQuickFilter, MailLabel };

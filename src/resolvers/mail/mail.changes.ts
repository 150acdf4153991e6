import { omitNullish } from '~/lib/omitNullish.ts';
import { entryOf } from '../base/catalogue.ts';
import { ownRows } from '../base/owned.ts';
import { bulkIds } from '../base/paging.ts';
import type { Context } from '../context.ts';
import { removeThings, restoreOwn } from '../office/removal.service.ts';
import type { MutationResolvers } from '../types.generated.ts';
import type { MailLabelingRow, MailRow } from './mail.rows.ts';
import { countedLists, keysOf, mailFolders, mailLabels } from './mail.rules.ts';

type Store = Context['store'];
type Patch = Partial<Pick<MailRow, 'read' | 'starred' | 'important' | 'folderId'>>;

const labelingsOf = async (tx: Store, mailIds: readonly string[]) =>
  (await tx.mailLabelings.list({ where: { mailId: { in: mailIds } } })).rows;

const labeling = (mail: MailRow, labelId: string): MailLabelingRow => ({
  id: `${mail.id}-label-${labelId}`,
  mailId: mail.id,
  labelId,
  ...keysOf(mail),
});

/** Changes the mails and what their labels repeat of them. */
async function patched(tx: Store, ids: readonly string[], patch: Patch): Promise<MailRow[]> {
  const mails = new Map<string, MailRow>();
  for (const id of ids) mails.set(id, await tx.mails.update(id, patch));
  for (const { id, mailId } of await labelingsOf(tx, ids)) {
    const mail = mails.get(mailId);
    if (mail) await tx.mailLabelings.update(id, keysOf(mail));
  }
  return [...mails.values()];
}

/** Changes the viewer's own mails, all or none. */
async function changeAll(
  context: Context,
  ids: readonly string[],
  change: (tx: Store, mails: readonly MailRow[]) => Promise<readonly MailRow[]>,
) {
  const wanted = bulkIds(ids);
  const mails = await context.store.transaction(async (tx) =>
    change(tx, await ownRows(context, tx.mails, wanted, 'Mail')),
  );
  return { mails: [...mails], ...countedLists(), errors: [] };
}

async function toggled(tx: Store, mails: readonly MailRow[], labelId: string): Promise<void> {
  const ids = mails.map(({ id }) => id);
  const there = (await labelingsOf(tx, ids)).filter((row) => row.labelId === labelId);
  const lacking = mails.filter(({ id }) => !there.some(({ mailId }) => mailId === id));
  await tx.mailLabelings.remove(there.map(({ id }) => id));
  await tx.mailLabelings.insert(lacking.map((mail) => labeling(mail, labelId)));
}

async function relabelled(tx: Store, mail: MailRow, labelIds: readonly string[]): Promise<void> {
  const there = await labelingsOf(tx, [mail.id]);
  await tx.mailLabelings.remove(
    there.filter(({ labelId }) => !labelIds.includes(labelId)).map(({ id }) => id),
  );
  const lacking = [...new Set(labelIds)].filter((id) => !there.some(({ labelId }) => labelId === id));
  await tx.mailLabelings.insert(lacking.map((labelId) => labeling(mail, labelId)));
}

type Changes = Pick<
  MutationResolvers,
  'updateMail' | 'setMailFlags' | 'setMailsFolder' | 'toggleMailsLabel' | 'deleteMails' | 'restoreMails'
>;

const Mutation: Changes = {
  async updateMail(_, { input: { id, changes } }, context) {
    const { labelIds, ...patch } = omitNullish(changes);
    if (patch.folderId !== undefined) entryOf(mailFolders, patch.folderId, 'Folder');
    for (const labelId of labelIds ?? []) entryOf(mailLabels, labelId, 'Label');
    return changeAll(context, [id], async (tx) => {
      const mails = await patched(tx, [id], patch);
      if (labelIds) for (const mail of mails) await relabelled(tx, mail, labelIds);
      return mails;
    });
  },

  setMailFlags: (_, { input: { ids, flags } }, context) =>
    changeAll(context, ids, (tx, mails) =>
      patched(
        tx,
        mails.map(({ id }) => id),
        omitNullish(flags),
      ),
    ),

  setMailsFolder(_, { input: { ids, folderId } }, context) {
    entryOf(mailFolders, folderId, 'Folder');
    return changeAll(context, ids, (tx, mails) =>
      patched(
        tx,
        mails.map(({ id }) => id),
        { folderId },
      ),
    );
  },

  toggleMailsLabel(_, { input: { ids, labelId } }, context) {
    entryOf(mailLabels, labelId, 'Label');
    return changeAll(context, ids, async (tx, mails) => {
      await toggled(tx, mails, labelId);
      return mails;
    });
  },

  async deleteMails(_, { input: { ids } }, context) {
    const { mails, ...counts } = await changeAll(context, ids, async (tx, rows) => {
      await removeThings(tx, context, 'mails', rows);
      return rows;
    });
    return { deletedIds: mails.map(({ id }) => id), ...counts };
  },

  async restoreMails(_, { input: { ids } }, context) {
    return { mails: await restoreOwn(context, 'mails', ids, 'Mail'), ...countedLists(), errors: [] };
  },
};

export const mailChanges = { Mutation };

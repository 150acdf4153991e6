import { isOwnOf, ownRow, viewerId } from '../base/owned.ts';
import { bulkIds } from '../base/paging.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import type { Context } from '../context.ts';
import { removeThings, restoreThings } from '../office/removal.service.ts';
import type { MutationResolvers } from '../types.generated.ts';
import { existingContacts } from './contact.changes.ts';
import type { ContactGroupRow, ContactRow } from './contact.rows.ts';
import { groupErrors, groupsErrors } from './contact.rules.ts';
import { groupOf } from './contact.service.ts';

type Store = Context['store'];

const refused = (errors: FieldErrorRow[]) => ({ group: null, contacts: [], errors });

const ownGroup = (context: Context, tx: Store, id: string) => ownRow(context, tx.contactGroups, id, 'Group');

const membershipsOf = async (tx: Store, groupId: string) =>
  (await tx.contactMemberships.list({ where: { groupId } })).rows;

const membersOf = async (tx: Store, groupId: string): Promise<ContactRow[]> =>
  existingContacts(
    tx,
    (await membershipsOf(tx, groupId)).map(({ contactId }) => contactId),
  );

async function join(context: Context, tx: Store, group: ContactGroupRow, ids: readonly string[]) {
  const contacts = await existingContacts(tx, ids);
  const there = new Set((await membershipsOf(tx, group.id)).map(({ contactId }) => contactId));
  await tx.contactMemberships.insert(
    ids
      .filter((contactId) => !there.has(contactId))
      .map((contactId) => ({ id: context.newId(), ownerId: group.ownerId, groupId: group.id, contactId })),
  );
  return contacts;
}

async function leave(tx: Store, group: ContactGroupRow, ids: readonly string[]) {
  const contacts = await existingContacts(tx, ids);
  const leaving = (await membershipsOf(tx, group.id)).filter(({ contactId }) => ids.includes(contactId));
  await tx.contactMemberships.remove(leaving.map(({ id }) => id));
  return contacts;
}

/** Ids that may be none, unlike those of a bulk call. */
const someIds = (ids: readonly string[] | null | undefined) => (ids && ids.length > 0 ? bulkIds(ids) : []);

type Changes = Pick<
  MutationResolvers,
  | 'createContactGroup'
  | 'renameContactGroup'
  | 'changeContactGroupMembers'
  | 'deleteContactGroup'
  | 'restoreContactGroup'
>;

const Mutation: Changes = {
  async createContactGroup(_, { input: { name, contactIds } }, context) {
    const errors = groupErrors(name.trim());
    if (errors.length > 0) return refused(errors);
    const group = groupOf(context, name);
    return context.store.transaction(async (tx) => {
      const full = groupsErrors(await tx.contactGroups.count({ ownerId: group.ownerId }));
      if (full.length > 0) return refused(full);
      await tx.contactGroups.insert([group]);
      return { group, contacts: await join(context, tx, group, someIds(contactIds)), errors: [] };
    });
  },

  async renameContactGroup(_, { input: { id, name } }, context) {
    const errors = groupErrors(name.trim());
    if (errors.length > 0) return refused(errors);
    const group = await context.store.transaction(async (tx) => {
      await ownGroup(context, tx, id);
      return tx.contactGroups.update(id, { name: name.trim() });
    });
    return { group, contacts: [], errors: [] };
  },

  async changeContactGroupMembers(_, { input: { id, add, remove } }, context) {
    const { group, contacts } = await context.store.transaction(async (tx) => {
      const own = await ownGroup(context, tx, id);
      const changed: ContactRow[] = [
        ...(await leave(tx, own, someIds(remove))),
        ...(await join(context, tx, own, someIds(add))),
      ];
      return { group: own, contacts: changed };
    });
    return { group, contacts, errors: [] };
  },

  async deleteContactGroup(_, { input: { id } }, context) {
    const contacts = await context.store.transaction(async (tx) => {
      const group = await ownGroup(context, tx, id);
      const members = await membersOf(tx, id);
      await removeThings(tx, context, 'contactGroups', [group]);
      return members;
    });
    return { deletedId: id, contacts, errors: [] };
  },

  restoreContactGroup: (_, { input: { id } }, context) =>
    context.store.transaction(async (tx) => {
      const full = groupsErrors(await tx.contactGroups.count({ ownerId: viewerId(context) }));
      if (full.length > 0) return refused(full);
      const [group = null] = await restoreThings(tx, 'contactGroups', [id], 'Group', isOwnOf(context));
      return { group, contacts: await membersOf(tx, id), errors: [] };
    }),
};

export const contactGroups = { Mutation };

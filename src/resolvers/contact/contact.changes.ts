import { omitNullish } from '~/lib/omitNullish.ts';
import { recordAudit } from '../audit/audit.rules.ts';
import { assertMayRemove, viewerId } from '../base/owned.ts';
import { bulkIds } from '../base/paging.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { blobIdOf } from '../blob/blob.rules.ts';
import { blobErrors, referTo } from '../blob/blob.service.ts';
import type { Context } from '../context.ts';
import { badInput, notFound } from '../errors.ts';
import { removeThings, restoreThings } from '../office/removal.service.ts';
import type { ContactInput, MutationResolvers } from '../types.generated.ts';
import type { ContactGroupRow, ContactMarkRow, ContactRow } from './contact.rows.ts';
import {
  areKeys,
  contactErrors,
  contactOf,
  groupErrors,
  groupsErrors,
  noFields,
  normaliseContact,
  severalErrors,
} from './contact.rules.ts';
import { groupOf, joinGroups } from './contact.service.ts';

type Store = Context['store'];

/** Refusals that one answer holds at most. */
const MOST_REFUSALS = 50;

/** The contacts of the ids, in their order. NOT_FOUND when one is missing. */
export async function existingContacts(store: Store, ids: readonly string[]): Promise<ContactRow[]> {
  const rows = await store.contacts.getMany(ids);
  return rows.map((row, index) => {
    if (!row) throw notFound('Contact', ids[index] ?? '');
    return row;
  });
}

/** What is typed of a new contact, and the groups that it is to join. */
const draftOf = ({ groupIds, ...typed }: ContactInput) => ({
  fields: normaliseContact({ ...noFields, ...omitNullish(typed) }),
  groupIds: groupIds && groupIds.length > 0 ? bulkIds(groupIds) : [],
});

/** A picture that was sent must be one that the viewer may see. */
const pictureErrors = (context: Context, { avatar }: Pick<ContactRow, 'avatar'>) =>
  blobErrors(context, 'avatar', [avatar], { pictures: true });

/** The contact keeps its picture from being swept, and everybody sees both. */
const keepPicture = (tx: Store, { now }: Context, { id, avatar }: Pick<ContactRow, 'id' | 'avatar'>) =>
  referTo(tx, now, { table: 'contacts', id, viewerId: null }, [avatar]);

type Marks = Pick<ContactMarkRow, 'starred' | 'pinned'>;

const unmarked: Marks = { starred: false, pinned: false };

/** Sets what the viewer has marked each contact with to what `after` makes of it. */
async function mark(context: Context, ids: readonly string[], after: (before: Marks) => Partial<Marks>) {
  const wanted = bulkIds(ids);
  const ownerId = viewerId(context);
  const contacts = await context.store.transaction(async (tx) => {
    const rows = await existingContacts(tx, wanted);
    const marks = await tx.contactMarks.list({ where: { ownerId, contactId: { in: wanted } } });
    for (const contactId of wanted) {
      const before = marks.rows.find((row) => row.contactId === contactId);
      const changed = after(before ?? unmarked);
      if (before) await tx.contactMarks.update(before.id, changed);
      else if (changed.starred || changed.pinned)
        await tx.contactMarks.insert([{ id: context.newId(), ownerId, contactId, ...unmarked, ...changed }]);
    }
    return rows;
  });
  return { contacts, counts: {}, errors: [] };
}

/** A line of the audit for each contact. */
const audited = (
  contacts: readonly ContactRow[],
  done: { readonly action: 'REMOVE' | 'CREATE'; readonly detail?: string },
) =>
  contacts.map(
    ({ id, name, lastName }) =>
      ({ ...done, subject: 'CONTACT', subjectId: id, subjectName: `${name} ${lastName}` }) as const,
  );

const groupsOf = async (context: Context): Promise<ContactGroupRow[]> => {
  const { rows } = await context.store.contactGroups.list({ where: { ownerId: viewerId(context) } });
  return [...rows];
};

const refusedAt = (list: string, index: number, errors: readonly FieldErrorRow[]) =>
  errors.map((error) => ({ ...error, field: `${list}.${index}.${error.field}` }));

type Changes = Pick<
  MutationResolvers,
  | 'addContact'
  | 'addContacts'
  | 'updateContact'
  | 'removeContacts'
  | 'restoreContacts'
  | 'setContactsStarred'
  | 'toggleContactsStarred'
  | 'setContactsPinned'
>;

const Mutation: Changes = {
  async addContact(_, { input }, context) {
    const { fields, groupIds } = draftOf(input);
    const errors = [...contactErrors(fields, context.now), ...(await pictureErrors(context, fields))];
    if (errors.length > 0) return { contact: null, counts: {}, groups: await groupsOf(context), errors };
    const contact = contactOf({ id: context.newId(), createdById: viewerId(context) }, fields);
    await context.store.transaction(async (tx) => {
      await tx.contacts.insert([contact]);
      await joinGroups(context, tx, [{ contactId: contact.id, groupIds }]);
      await keepPicture(tx, context, contact);
    });
    return { contact, counts: {}, groups: await groupsOf(context), errors: [] };
  },

  async addContacts(_, { input: { contacts, keys, newGroups } }, context) {
    const made = newGroups ?? [];
    const refused = async (errors: FieldErrorRow[]) => ({
      contacts: [],
      counts: {},
      groups: await groupsOf(context),
      errors: errors.slice(0, MOST_REFUSALS),
    });
    const several = severalErrors(contacts.length);
    if (several.length > 0) return refused(several);
    if (made.some(({ places }) => places.some((place) => !contacts[place])))
      throw badInput('newGroups', 'A group names a place that none of the contacts has.');
    if (keys && !areKeys(keys, contacts.length))
      throw badInput('keys', 'Give each contact a key of its own, of 16 to 64 letters, digits, - or _.');
    const drafts = contacts.map(draftOf);
    const pictures = drafts.map(({ fields }) => fields.avatar);
    const lost = await blobErrors(context, 'avatar', pictures, { pictures: true });
    const refusedOf = await Promise.all(
      drafts.map(async ({ fields }) => [
        ...contactErrors(fields, context.now),
        // Which of them it is, is asked only where one is lost.
        ...(lost.length > 0 ? await pictureErrors(context, fields) : []),
      ]),
    );
    const errors = [
      ...refusedOf.flatMap((some, index) => refusedAt('contacts', index, some)),
      ...made.flatMap(({ name }, index) => refusedAt('newGroups', index, groupErrors(name.trim()))),
    ];
    if (errors.length > 0) return refused(errors);
    const createdById = viewerId(context);
    const ids = keys ?? contacts.map(() => context.newId());
    const rows = drafts.map(({ fields }, place) => contactOf({ id: ids[place] ?? '', createdById }, fields));
    const groups = made.map(({ name }) => groupOf(context, name));
    const madeOf = (place: number) =>
      groups.filter((_group, index) => made[index]?.places.includes(place)).map(({ id }) => id);
    const there = new Map<string, ContactRow>();
    const full = await context.store.transaction(async (tx) => {
      for (const row of await tx.contacts.getMany(ids)) if (row) there.set(row.id, row);
      if ([...there.values()].some((row) => row.createdById !== createdById))
        throw badInput('keys', 'Somebody else has used one of these keys.');
      const kept = await tx.contactGroups.count({ ownerId: viewerId(context) });
      const tooMany = groups.length > 0 ? groupsErrors(kept + groups.length - 1) : [];
      if (tooMany.length > 0) return tooMany;
      await tx.contactGroups.insert(groups);
      const memberships = rows.map(({ id }, index) => ({
        contactId: id,
        groupIds: [...(drafts[index]?.groupIds ?? []), ...madeOf(index)],
      }));
      const fresh = rows.filter(({ id }) => !there.has(id));
      await tx.contacts.insert(fresh);
      await joinGroups(
        context,
        tx,
        memberships.filter(({ contactId }) => !there.has(contactId)),
      );
      for (const row of fresh) if (blobIdOf(row.avatar) !== null) await keepPicture(tx, context, row);
      return [];
    });
    if (full.length > 0) return refused(full.map((error) => ({ ...error, field: 'newGroups' })));
    const added = rows.map((row) => there.get(row.id) ?? row);
    return { contacts: added, counts: {}, groups: await groupsOf(context), errors: [] };
  },

  async updateContact(_, { input: { id, changes } }, context) {
    return context.store.transaction(async (tx) => {
      const [before] = await existingContacts(tx, [id]);
      const emptied = changes.birthday === null ? { birthday: null } : {};
      const {
        id: _id,
        words: _words,
        emailKey: _emailKey,
        createdById = null,
        ...fields
      } = { ...noFields, ...before, ...omitNullish(changes), ...emptied };
      const after = normaliseContact(fields);
      const errors = [
        ...contactErrors(after, context.now, before?.avatar),
        ...(after.avatar === before?.avatar ? [] : await pictureErrors({ ...context, store: tx }, after)),
      ];
      if (errors.length > 0) return { contact: null, counts: {}, errors };
      await keepPicture(tx, context, { id, avatar: after.avatar });
      return {
        contact: await tx.contacts.update(id, contactOf({ id, createdById }, after)),
        counts: {},
        errors: [],
      };
    });
  },

  async removeContacts(_, { input: { ids } }, context) {
    const wanted = bulkIds(ids);
    await context.store.transaction(async (tx) => {
      const contacts = await existingContacts(tx, wanted);
      assertMayRemove(context, contacts, 'A contact');
      await removeThings(tx, context, 'contacts', contacts);
      await recordAudit(tx, context, ...audited(contacts, { action: 'REMOVE' }));
    });
    return { removedIds: wanted, counts: {}, groups: await groupsOf(context), errors: [] };
  },

  async restoreContacts(_, { input: { ids } }, context) {
    const wanted = bulkIds(ids);
    const contacts = await context.store.transaction(async (tx) => {
      const there = await tx.contacts.getMany(wanted);
      const all = await restoreThings(tx, 'contacts', wanted, 'Contact', () => true);
      const restored = all.filter((_contact, index) => !there[index]);
      assertMayRemove(context, restored, 'A contact');
      await recordAudit(tx, context, ...audited(restored, { action: 'CREATE', detail: 'restored' }));
      return all;
    });
    return { contacts, counts: {}, groups: await groupsOf(context), errors: [] };
  },

  setContactsStarred: (_, { input: { ids, starred } }, context) => mark(context, ids, () => ({ starred })),
  toggleContactsStarred: (_, { input: { ids } }, context) =>
    mark(context, ids, ({ starred }) => ({ starred: !starred })),
  setContactsPinned: (_, { input: { ids, pinned } }, context) => mark(context, ids, () => ({ pinned })),
};

export const contactChanges = { Mutation };

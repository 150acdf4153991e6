import { groupBy } from '~/lib/groupBy.ts';
import { nonEmpty, oneOf } from '../base/filters.ts';
import { countBelongingTo, loadBatched, rowOf, storedRow } from '../base/loadBatched.ts';
import { mayRemove, ownRow, viewerId } from '../base/owned.ts';
import { readConnection } from '../base/paging.ts';
import type { Context } from '../context.ts';
import type {
  ContactCountsResolvers,
  ContactFilter,
  ContactGroupResolvers,
  ContactResolvers,
  QueryResolvers,
} from '../types.generated.ts';
import type { ContactGroupRow, ContactMarkRow, ContactRow } from './contact.rows.ts';
import { chatIdOf, emailKeyOf } from './contact.rules.ts';
import { writtenIds } from './contact.service.ts';

const orderFields = {
  NAME: 'name',
  LAST_NAME: 'lastName',
  COMPANY: 'company',
  JOB_TITLE: 'jobTitle',
  EMAIL: 'email',
  PHONE: 'phone',
} as const;

/** The viewer's groups, oldest first; read once an operation. */
const ownGroups = async (context: Context): Promise<ContactGroupRow[]> =>
  (await loadBatched<ContactGroupRow[]>(context, 'contact:ownGroups', '', async () => {
    const { rows } = await context.store.contactGroups.list({
      where: { ownerId: viewerId(context) },
      orderBy: [{ field: 'createdAt', direction: 'asc' }],
    });
    return new Map([['', [...rows]]]);
  })) ?? [];

const markedIds = async (context: Context, mark: 'starred' | 'pinned'): Promise<string[]> => {
  const { rows } = await context.store.contactMarks.list({
    where: { ownerId: viewerId(context), [mark]: true },
  });
  return rows.map(({ contactId }) => contactId);
};

/** Whom the viewer writes to often or has pinned. */
const frequentIds = async (context: Context): Promise<string[]> => {
  const [written, pinned] = await Promise.all([writtenIds(context), markedIds(context, 'pinned')]);
  return [...new Set([...written, ...pinned])];
};

async function memberIds(context: Context, groupId: string): Promise<string[]> {
  const group = await ownRow(context, context.store.contactGroups, groupId, 'Group');
  const { rows } = await context.store.contactMemberships.list({ where: { groupId: group.id } });
  return rows.map(({ contactId }) => contactId);
}

/** The ids that the view, the group and the ids leave; undefined when they leave all. */
async function idsOf(context: Context, filter: ContactFilter): Promise<string[] | undefined> {
  const marked =
    filter.view === 'STARRED'
      ? await markedIds(context, 'starred')
      : filter.view === 'FREQUENT'
        ? await frequentIds(context)
        : undefined;
  const members = filter.groupId ? await memberIds(context, filter.groupId) : undefined;
  const parts = [marked, members, nonEmpty(filter.ids)].filter((part) => part !== undefined);
  const [first, ...others] = parts;
  return first?.filter((id) => others.every((part) => part.includes(id)));
}

type Queries = Pick<QueryResolvers, 'contacts' | 'contact' | 'contactCounts' | 'contactGroups'>;

const Query: Queries = {
  async contacts(_, { filter, orderBy, ...page }, context) {
    const ids = filter ? await idsOf(context, filter) : undefined;
    const search = filter?.search?.trim();
    const direction = orderBy?.direction === 'DESC' ? 'desc' : 'asc';
    return readConnection(
      context.store.contacts,
      {
        where: {
          id: ids ? { in: ids } : undefined,
          words: search ? { contains: search } : undefined,
          emailKey: oneOf(filter?.emails?.map(emailKeyOf)),
        },
        orderBy: [{ field: orderFields[orderBy?.field ?? 'NAME'], direction }],
      },
      page,
    );
  },
  async contact(_, { id }, { store }) {
    const contact = await storedRow(store.contacts, id, 'Contact');
    return contact;
  },
  contactCounts: () => ({}),
  contactGroups: (_, __, context) => ownGroups(context),
};

const ContactCounts: ContactCountsResolvers = {
  all: (_, __, { store }) => store.contacts.count(),
  frequent: async (_, __, context) =>
    context.store.contacts.count({ id: { in: await frequentIds(context) } }),
  starred: (_, __, context) =>
    context.store.contactMarks.count({ ownerId: viewerId(context), starred: true }),
};

const markOf = (context: Context, contactId: string) =>
  loadBatched<ContactMarkRow>(context, 'contact:marks', contactId, async (ids) => {
    const { rows } = await context.store.contactMarks.list({
      where: { ownerId: viewerId(context), contactId: { in: ids } },
    });
    return new Map(rows.map((row) => [row.contactId, row]));
  });

const groupIdsOf = async (context: Context, contactId: string): Promise<string[]> =>
  (await loadBatched<string[]>(context, 'contact:groups', contactId, async (ids) => {
    const { rows } = await context.store.contactMemberships.list({
      where: { ownerId: viewerId(context), contactId: { in: ids } },
    });
    const perContact = groupBy(rows, (row) => row.contactId);
    return new Map([...perContact].map(([id, own]) => [id, own.map(({ groupId }) => groupId)]));
  })) ?? [];

/** Whom the viewer can talk to: the account with this address, or who is in the chat of the demo without one. */
async function chatContactOf(context: Context, { id, emailKey }: ContactRow) {
  const user = await loadBatched<string>(context, 'contact:accounts', emailKey, async (emails) => {
    const { rows } = await context.store.users.list({ where: { email: { in: emails.filter(Boolean) } } });
    return new Map(rows.map((row) => [row.email, row.id]));
  });
  if (user === viewerId(context)) return undefined;
  return rowOf(context, 'chatContacts', user ?? chatIdOf(id));
}

const Contact: ContactResolvers = {
  starred: async ({ id }, _, context) => (await markOf(context, id))?.starred ?? false,
  pinned: async ({ id }, _, context) => (await markOf(context, id))?.pinned ?? false,
  frequent: async ({ id }, _, context) =>
    (await writtenIds(context)).has(id) || ((await markOf(context, id))?.pinned ?? false),
  removable: (contact, _, context) => mayRemove(context, contact),
  chatContact: async (contact, _, context) => (await chatContactOf(context, contact)) ?? null,
  async groups({ id }, _, context) {
    const [groups, own] = await Promise.all([ownGroups(context), groupIdsOf(context, id)]);
    return groups.filter((group) => own.includes(group.id)).sort((a, b) => (a.name < b.name ? -1 : 1));
  },
};

const ContactGroup: ContactGroupResolvers = {
  contactCount: ({ id }, _, context) =>
    countBelongingTo(context, 'contactMemberships', id, { field: 'groupId' }),
};

export const contactResolvers = { Query, Contact, ContactCounts, ContactGroup };

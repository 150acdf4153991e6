import { z } from 'zod';
import type { ContactView } from '~/graphql/types.generated.ts';
import { definePagedRoute, defineRoute, type Pages, type Route } from '../route.ts';
import {
  RestAddContactDocument,
  type RestContactFragment,
  RestContactsDocument,
  RestContactsUserDocument,
  type RestContactsUserQuery,
  RestRemoveContactsDocument,
  RestSetContactsStarredDocument,
  RestToggleContactsStarredDocument,
  RestUpdateContactDocument,
} from './contact.generated.ts';
import { entity, id, ids, nothing, present, text } from './fields.ts';

const tag = 'Contacts' as const;

/** Specification, apps §3. */
const contact = entity('Contact', {
  id: z.string(),
  name: z.string(),
  lastName: z.string(),
  avatar: z.string(),
  nickname: z.string(),
  company: z.string(),
  jobTitle: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  birthday: z.string().describe('Like 1984-05-29; empty when it is not known.'),
  notes: z.string(),
});

const contactsUser = entity('ContactsUser', {
  id: z.string(),
  name: z.string(),
  avatar: z.string(),
  starred: z.array(z.string()).describe('Ids of contacts.'),
  frequentContacts: z.array(z.string()).describe('Ids of contacts.'),
  groups: z.array(
    entity('ContactGroup', { id: z.string(), name: z.string(), contactIds: z.array(z.string()) }),
  ),
});

const contactReply = ({ birthday, ...fields }: RestContactFragment): z.input<typeof contact> => ({
  ...fields,
  birthday: birthday ?? '',
});

function userReply(pages: Pages<RestContactsUserQuery>): z.input<typeof contactsUser> {
  const [{ viewer, contactGroups }] = pages;
  const { id: userId, displayName, photoURL } = present(viewer);
  const contacts = pages.flatMap((page) => page.contacts.nodes);
  const idsWhere = (wanted: (each: (typeof contacts)[number]) => boolean) =>
    contacts.filter(wanted).map((each) => each.id);
  return {
    id: userId,
    name: displayName,
    avatar: photoURL,
    starred: idsWhere(({ starred }) => starred),
    frequentContacts: idsWhere(({ frequent }) => frequent),
    groups: contactGroups.map((group) => ({
      id: group.id,
      name: group.name,
      contactIds: idsWhere(({ groups }) => groups.some((each) => each.id === group.id)),
    })),
  };
}

/** What every call that answers with the viewer's stars and groups has in common. */
const user = {
  tag,
  query: nothing,
  answer: contactsUser,
  document: RestContactsUserDocument,
  variables: () => ({}),
  pageEnd: ({ contacts }: RestContactsUserQuery) => contacts.pageInfo,
  reply: userReply,
};

const changes = {
  name: text('the first name'),
  lastName: text('the last name').optional(),
  avatar: text('the address of a picture').optional(),
  nickname: text('the nickname').optional(),
  company: text('the company').optional(),
  jobTitle: text('the job title').optional(),
  email: text('the e-mail address').optional(),
  phone: text('the telephone number').optional(),
  address: text('the address').optional(),
  birthday: text('the birthday').nullable().optional(),
  notes: text('the notes').optional(),
};

const newContact = z.object(changes, { error: 'Send the new contact as an object.' });
const changedContact = z.object(
  { ...changes, id: id('the id of the contact'), name: changes.name.optional() },
  { error: 'Send the contact as an object.' },
);

const one = z.object({ contactId: id('the id of the contact') });
const several = z.object({ contactIds: ids('the ids of the contacts') });

const views = new Map<string, ContactView>([
  ['frequent', 'FREQUENT'],
  ['starred', 'STARRED'],
]);

export const contactRoutes: readonly Route[] = [
  definePagedRoute({
    method: 'GET',
    path: '/api/contacts-app/contacts',
    operationId: 'contacts',
    summary: 'The address book, or the viewer’s frequent or starred contacts, by first name',
    tag,
    query: z.object({
      id: z.string().default('all').describe('frequent, starred, or anything else for all.'),
    }),
    body: nothing,
    answer: z.array(contact),
    document: RestContactsDocument,
    variables: ({ query }) => ({ view: views.get(query.id) ?? 'ALL' }),
    pageEnd: ({ contacts }) => contacts.pageInfo,
    reply: (pages) => pages.flatMap(({ contacts }) => contacts.nodes.map(contactReply)),
  }),
  definePagedRoute({
    ...user,
    method: 'GET',
    path: '/api/contacts-app/user',
    operationId: 'contactsUser',
    summary: 'The viewer with the stars, frequent contacts and groups',
    body: nothing,
  }),
  defineRoute({
    method: 'POST',
    path: '/api/contacts-app/add-contact',
    operationId: 'addContact',
    summary: 'Adds a contact to the address book',
    tag,
    query: nothing,
    body: z.object({ newContact }),
    answer: contact,
    document: RestAddContactDocument,
    variables: ({ body }) => ({ input: body.newContact }),
    errors: ({ addContact }) => addContact.errors,
    reply: ({ addContact }) => contactReply(present(addContact.contact)),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/contacts-app/update-contact',
    operationId: 'updateContact',
    refuses: [404],
    summary: 'Changes the fields of a contact that are sent',
    tag,
    query: nothing,
    body: z.object({ contact: changedContact }),
    answer: contact,
    document: RestUpdateContactDocument,
    variables: ({
      body: {
        contact: { id: contactId, ...sent },
      },
    }) => ({ id: contactId, changes: sent }),
    errors: ({ updateContact }) => updateContact.errors,
    reply: ({ updateContact }) => contactReply(present(updateContact.contact)),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/contacts-app/remove-contact',
    operationId: 'removeContact',
    refuses: [403, 404],
    summary: 'Removes a contact; answers its id',
    tag,
    query: nothing,
    body: one,
    answer: z.string(),
    document: RestRemoveContactsDocument,
    variables: ({ body }) => ({ ids: [body.contactId] }),
    reply: ({ removeContacts }) => present(removeContacts.removedIds[0]),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/contacts-app/remove-contacts',
    operationId: 'removeContacts',
    refuses: [403, 404],
    summary: 'Removes contacts; answers their ids',
    tag,
    query: nothing,
    body: several,
    answer: z.array(z.string()),
    document: RestRemoveContactsDocument,
    variables: ({ body }) => ({ ids: body.contactIds }),
    reply: ({ removeContacts }) => removeContacts.removedIds,
  }),
  definePagedRoute({
    ...user,
    method: 'POST',
    path: '/api/contacts-app/toggle-starred-contact',
    operationId: 'toggleStarredContact',
    refuses: [404],
    summary: 'Stars a contact, or takes its star',
    body: one,
    write: {
      document: RestToggleContactsStarredDocument,
      variables: ({ body }) => ({ ids: [body.contactId] }),
    },
  }),
  definePagedRoute({
    ...user,
    method: 'POST',
    path: '/api/contacts-app/toggle-starred-contacts',
    operationId: 'toggleStarredContacts',
    refuses: [404],
    summary: 'Stars those that are not starred, and takes the star from the others',
    body: several,
    write: {
      document: RestToggleContactsStarredDocument,
      variables: ({ body }) => ({ ids: body.contactIds }),
    },
  }),
  definePagedRoute({
    ...user,
    method: 'POST',
    path: '/api/contacts-app/set-contacts-starred',
    operationId: 'setContactsStarred',
    refuses: [404],
    summary: 'Stars contacts',
    body: several,
    write: {
      document: RestSetContactsStarredDocument,
      variables: ({ body }) => ({ ids: body.contactIds, starred: true }),
    },
  }),
  definePagedRoute({
    ...user,
    method: 'POST',
    path: '/api/contacts-app/set-contacts-unstarred',
    operationId: 'setContactsUnstarred',
    refuses: [404],
    summary: 'Takes the stars of contacts',
    body: several,
    write: {
      document: RestSetContactsStarredDocument,
      variables: ({ body }) => ({ ids: body.contactIds, starred: false }),
    },
  }),
];

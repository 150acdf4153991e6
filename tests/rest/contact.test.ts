import { describe, expect, it } from 'vitest';
import { createRestKit, type RestKit } from './kit.ts';

interface User {
  starred: string[];
  frequentContacts: string[];
  groups: { name: string; contactIds: string[] }[];
}

const app = '/api/contacts-app';

const post = ({ call }: RestKit, path: string, body: object) =>
  call(`${app}/${path}`, { method: 'POST', body });

const list = async ({ call }: RestKit, query: Record<string, string> = {}) =>
  (await call(`${app}/contacts`, { query })).body as { id: string; name: string }[];

const user = async ({ call }: RestKit) => (await call(`${app}/user`)).body as User;

describe('/api/contacts-app/contacts', () => {
  it.each([
    ['frequent', 8],
    ['starred', 5],
    ['all', 25],
    ['constructor', 25],
  ])('asked for %s lists %i contacts', async (id, count) => {
    expect(await list(createRestKit(), { id })).toHaveLength(count);
  });

  it('lists all contacts when nothing is asked for, also where there are more than a page holds', async () => {
    const kit = createRestKit();
    const { contacts } = await kit.store();
    const [model] = (await contacts.list({ first: 1 })).rows;
    const many = Array.from({ length: 120 }, (_, index) => ({ ...model, id: `many-${index}` }));
    await contacts.insert(many as Parameters<typeof contacts.insert>[0]);
    expect(new Set((await list(kit)).map(({ id }) => id)).size).toBe(145);
  });

  it('answers the documented fields', async () => {
    const [annika] = await list(createRestKit(), { id: 'starred' });
    expect(annika).toEqual({
      id: 'contact-1',
      name: 'Annika',
      lastName: 'Boersma',
      avatar: '',
      nickname: 'Anni',
      company: 'North Harbour Terminals',
      jobTitle: 'Head of security',
      email: 'annika.boersma@north-harbour-terminals.example',
      phone: '+00 555 0210',
      address: 'Europaweg 902, Rotterdam',
      birthday: '1979-03-14',
      notes: 'Wants to be called for anything at the fuel berth, day and night.',
    });
  });
});

describe('/api/contacts-app/user', () => {
  it('answers the viewer’s stars, frequent contacts and groups as ids', async () => {
    const { body } = await createRestKit().call(`${app}/user`);
    expect(body).toMatchObject({ id: 'user-admin', name: 'Mira Aydın', avatar: '' });
    const { starred, frequentContacts, groups } = body as User;
    expect([starred.length, frequentContacts.length]).toEqual([5, 8]);
    expect(groups.map(({ name, contactIds }) => [name, contactIds.length])).toEqual([
      ['Friends', 3],
      ['Clients', 4],
      ['Recent Workers', 4],
    ]);
  });

  it('holds every star, also where the address book is longer than a page', async () => {
    const kit = createRestKit();
    const { contacts, contactMarks } = await kit.store();
    const [model] = (await contacts.list({ first: 1 })).rows;
    const ids = Array.from({ length: 120 }, (_, index) => `many-${index}`);
    await contacts.insert(ids.map((id) => ({ ...model, id })) as Parameters<typeof contacts.insert>[0]);
    await contactMarks.insert(
      ids.map((id) => ({ id, ownerId: 'user-admin', contactId: id, starred: true, pinned: false })),
    );
    expect((await user(kit)).starred).toHaveLength(125);
  });
});

describe('writing', () => {
  it('add-contact gives an id and answers the contact', async () => {
    const kit = createRestKit();
    const { body } = await post(kit, 'add-contact', { newContact: { name: 'Ada', birthday: '1990-02-28' } });
    expect(body).toMatchObject({ id: expect.any(String), name: 'Ada', lastName: '', birthday: '1990-02-28' });
    expect(await list(kit)).toContainEqual(body);
  });

  it('update-contact takes the contact as it was answered, and answers it changed', async () => {
    const kit = createRestKit();
    const [first] = await list(kit);
    const { body } = await post(kit, 'update-contact', {
      contact: { ...first, notes: 'Seen.', birthday: '' },
    });
    expect(body).toEqual({ ...first, notes: 'Seen.', birthday: '' });
  });

  it('remove-contact and remove-contacts answer the ids that are gone', async () => {
    const kit = createRestKit();
    expect((await post(kit, 'remove-contact', { contactId: 'contact-1' })).body).toBe('contact-1');
    const { body } = await post(kit, 'remove-contacts', { contactIds: ['contact-2', 'contact-3'] });
    expect(body).toEqual(['contact-2', 'contact-3']);
    expect(await list(kit)).toHaveLength(22);
  });

  it('toggle-starred-contact stars, and takes the star at the second call', async () => {
    const kit = createRestKit();
    const starred = async () =>
      ((await post(kit, 'toggle-starred-contact', { contactId: 'contact-2' })).body as User).starred;
    expect(await starred()).toContain('contact-2');
    expect(await starred()).not.toContain('contact-2');
  });

  it('toggle-starred-contacts turns each by itself', async () => {
    const kit = createRestKit();
    await post(kit, 'toggle-starred-contacts', { contactIds: ['contact-1', 'contact-2'] });
    const { starred } = await user(kit);
    expect([starred.includes('contact-1'), starred.includes('contact-2')]).toEqual([false, true]);
  });

  it('set-contacts-starred and set-contacts-unstarred do so whatever was before', async () => {
    const kit = createRestKit();
    const contactIds = ['contact-1', 'contact-2'];
    const { body: starred } = await post(kit, 'set-contacts-starred', { contactIds });
    expect((starred as User).starred).toEqual(expect.arrayContaining(contactIds));
    const { body: unstarred } = await post(kit, 'set-contacts-unstarred', { contactIds });
    expect((unstarred as User).starred.filter((id) => contactIds.includes(id))).toEqual([]);
  });

  it.each([
    ['add-contact', {}, 'newContact', 'Send the new contact as an object.'],
    ['add-contact', { newContact: {} }, 'newContact.name', 'Send the first name as text.'],
    ['add-contact', { newContact: { name: 'Ada', email: 'x' } }, 'email', 'Please enter a valid email'],
    ['update-contact', { contact: {} }, 'contact.id', 'Send the id of the contact as text.'],
    ['remove-contact', {}, 'contactId', 'Send the id of the contact as text.'],
    ['remove-contacts', {}, 'contactIds', 'Send the ids of the contacts as a list of texts.'],
    ['toggle-starred-contact', {}, 'contactId', 'Send the id of the contact as text.'],
    [
      'set-contacts-starred',
      { contactIds: 'x' },
      'contactIds',
      'Send the ids of the contacts as a list of texts.',
    ],
  ])('%s asked with %j answers 400 that names the field and the cure', async (path, body, field, message) => {
    expect(await post(createRestKit(), path, body)).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_USER_INPUT', field, message } },
    });
  });

  it.each([
    ['update-contact', { contact: { id: 'nobody' } }],
    ['remove-contact', { contactId: 'nobody' }],
    ['toggle-starred-contact', { contactId: 'nobody' }],
  ])('%s of an unknown contact answers 404', async (path, body) => {
    const reply = await post(createRestKit(), path, body);
    expect(reply).toMatchObject({
      status: 404,
      body: { error: { message: 'Contact nobody does not exist.' } },
    });
  });
});

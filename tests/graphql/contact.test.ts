import { describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { type Asker, createTestApi, type TestApi } from '../support/environment.ts';

interface Contact {
  id: string;
  name: string;
  lastName: string;
  email: string;
  birthday: string | null;
  starred: boolean;
  frequent: boolean;
  groups: { name: string }[];
}

const fields = 'id name lastName email birthday starred frequent groups { name }';

async function contacts(
  api: TestApi,
  variables: Record<string, unknown> = {},
  as?: Asker,
): Promise<Contact[]> {
  const { data, errors } = await api.ask(
    `query ($filter: ContactFilter, $orderBy: ContactOrder) {
      contacts(filter: $filter, orderBy: $orderBy, first: 100) { nodes { ${fields} } } }`,
    variables,
    as,
  );
  expect(errors).toEqual([]);
  return (data as { contacts: { nodes: Contact[] } }).contacts.nodes;
}

const named = async (api: TestApi, name: string) => (await contacts(api)).find((each) => each.name === name);

const idsOf = async (api: TestApi, filter: Record<string, unknown>, as?: Asker) =>
  (await contacts(api, { filter }, as)).map(({ id }) => id).sort();

const change = (api: TestApi, mutation: string, as?: Asker) => api.ask(`mutation { ${mutation} }`, {}, as);

const add = (api: TestApi, input: Record<string, unknown>) =>
  api.ask(
    `mutation ($input: ContactInput!) { addContact(input: $input) {
      contact { ${fields} company notes } counts { all } errors { field message } } }`,
    { input },
  );

describe('the address book of the demo', () => {
  test('has 25 contacts, 5 starred, 8 frequent, and the groups of 3, 4 and 4', async () => {
    const { data } = await createTestApi().ask(
      '{ contactCounts { all frequent starred } contactGroups { name contactCount } }',
    );
    expect(data).toEqual({
      contactCounts: { all: 25, frequent: 8, starred: 5 },
      contactGroups: [
        { name: 'Friends', contactCount: 3 },
        { name: 'Clients', contactCount: 4 },
        { name: 'Recent Workers', contactCount: 4 },
      ],
    });
  });
});

describe('views', () => {
  test('show all, the starred and the frequent contacts', async () => {
    const api = createTestApi();
    expect(await contacts(api)).toHaveLength(25);
    const starred = await contacts(api, { filter: { view: 'STARRED' } });
    const frequent = await contacts(api, { filter: { view: 'FREQUENT' } });
    expect(starred.map((each) => each.starred)).toEqual(Array(5).fill(true));
    expect(frequent.map((each) => each.frequent)).toEqual(Array(8).fill(true));
  });

  test('show the members of a group, and of them the starred ones', async () => {
    const api = createTestApi();
    const clients = await contacts(api, { filter: { groupId: 'contact-group-2' } });
    expect(clients.map(({ groups }) => groups)).toEqual(Array(4).fill([{ name: 'Clients' }]));
    const starred = await contacts(api, { filter: { groupId: 'contact-group-2', view: 'STARRED' } });
    expect(starred).toMatchObject([{ name: 'Annika', starred: true }]);
  });

  test('that show nobody are empty', async () => {
    const api = createTestApi();
    const { data } = await change(api, 'createContactGroup(input: { name: "Nobody" }) { group { id } }');
    const { createContactGroup } = data as { createContactGroup: { group: { id: string } } };
    expect(await idsOf(api, { groupId: createContactGroup.group.id })).toEqual([]);
  });

  test.each([
    ['NAME', 'name'],
    ['LAST_NAME', 'lastName'],
    ['EMAIL', 'email'],
  ] as const)('are ordered by %s in both directions', async (field, key) => {
    const api = createTestApi();
    const values = async (direction: string) =>
      (await contacts(api, { orderBy: { field, direction } })).map((each) => each[key]);
    expect(await values('ASC')).toEqual((await values('ASC')).sort());
    expect(await values('DESC')).toEqual((await values('ASC')).reverse());
  });

  test.each(['MacLeish', 'paulista arcade', '1979-03-14', '555 0214', 'drones', 'naivasha'])(
    'are searched in all fields: %s',
    async (search) => {
      expect(await contacts(createTestApi(), { filter: { search } })).toHaveLength(1);
    },
  );

  test('cost a read of each table, however many contacts they show', async () => {
    const api = createTestApi();
    const reads = await countReads(api, () => contacts(api));
    // The contacts once more, for the addresses that the viewer writes to.
    expect(reads).toEqual({
      contacts: 2,
      contactUses: 1,
      contactMarks: 1,
      contactMemberships: 1,
      contactGroups: 1,
    });
  });

  test('the groups’ sizes cost one aggregate', async () => {
    const api = createTestApi();
    const reads = await countReads(api, () => api.ask('{ contactGroups { contactCount } }'));
    expect(reads).toEqual({ contactGroups: 1, contactMemberships: 1 });
  });
});

describe('adding and changing', () => {
  test('a name suffices; texts lose the spaces around them', async () => {
    const { data } = await add(createTestApi(), { name: '  Ada ', birthday: '1990-02-28' });
    expect(data?.addContact).toMatchObject({
      contact: { name: 'Ada', lastName: '', birthday: '1990-02-28', starred: false, groups: [], notes: '' },
      counts: { all: 26 },
      errors: [],
    });
  });

  test.each([
    [{ name: ' ' }, 'name', 'Enter a name.'],
    [{ name: 'x'.repeat(61) }, 'name', 'A name has 60 characters at most.'],
    [{ name: 'Ada', email: 'ada' }, 'email', 'Please enter a valid email'],
    [{ name: 'Ada', birthday: '28.2.1990' }, 'birthday', 'Write it like 1984-05-29.'],
    [{ name: 'Ada', birthday: '1990-02' }, 'birthday', 'Write it like 1984-05-29.'],
    [{ name: 'Ada', birthday: '1990-02-30' }, 'birthday', 'Write it like 1984-05-29.'],
    [{ name: 'Ada', birthday: '2027-01-01' }, 'birthday', 'This lies in the future: give an earlier moment.'],
  ])('%j is refused on its field', async (input, field, message) => {
    const { data } = await add(createTestApi(), input);
    expect(data?.addContact).toMatchObject({
      contact: null,
      counts: { all: 25 },
      errors: [{ field, message }],
    });
  });

  test('an update keeps what is left out, and null empties the birthday', async () => {
    const api = createTestApi();
    const { data } = await change(
      api,
      `updateContact(input: { id: "contact-1", changes: { company: "", notes: "New", birthday: null } }) {
        contact { name company notes birthday email } errors { field } }`,
    );
    expect(data?.updateContact).toEqual({
      contact: {
        name: 'Annika',
        company: '',
        notes: 'New',
        birthday: null,
        email: 'annika.boersma@north-harbour-terminals.example',
      },
      errors: [],
    });
    expect(await idsOf(api, { search: 'europaweg' })).toEqual(['contact-1']);
    expect(await idsOf(api, { search: 'north harbour terminals' })).toEqual([]);
  });

  test('an update that breaks a rule changes nothing', async () => {
    const api = createTestApi();
    await change(
      api,
      'updateContact(input: { id: "contact-1", changes: { name: "", notes: "x" } }) { errors { field } }',
    );
    expect(await named(api, 'Annika')).toMatchObject({ id: 'contact-1' });
  });
});

describe('stars', () => {
  test('are set and taken in bulk', async () => {
    const api = createTestApi();
    const set = (starred: boolean) =>
      change(
        api,
        `setContactsStarred(input: { ids: ["contact-1", "contact-2", "contact-5"], starred: ${starred} }) { contacts { starred } counts { starred } }`,
      );
    expect((await set(true)).data?.setContactsStarred).toEqual({
      contacts: Array(3).fill({ starred: true }),
      counts: { starred: 7 },
    });
    expect((await set(false)).data?.setContactsStarred).toMatchObject({ counts: { starred: 4 } });
  });

  test('toggle each by itself', async () => {
    const { data } = await change(
      createTestApi(),
      'toggleContactsStarred(input: { ids: ["contact-1", "contact-2"] }) { contacts { id starred frequent } }',
    );
    expect(data?.toggleContactsStarred).toEqual({
      contacts: [
        { id: 'contact-1', starred: false, frequent: true },
        { id: 'contact-2', starred: true, frequent: true },
      ],
    });
  });

  test('are each viewer’s own', async () => {
    const api = createTestApi();
    const before = await idsOf(api, { view: 'STARRED' }, 'staff');
    await change(
      api,
      'toggleContactsStarred(input: { ids: ["contact-1", "contact-5"] }) { contacts { id } }',
    );
    expect(await idsOf(api, { view: 'STARRED' }, 'staff')).toEqual(before);
  });
});

describe('frequent contacts', () => {
  const write = async (api: TestApi, to: string, times = 3) => {
    for (let count = 0; count < times; count += 1) {
      const { data } = await change(
        api,
        `sendMail(input: { subject: "Keys", message: "At the gate.", to: [{ email: "${to}" }] }) { errors { field } }`,
      );
      expect(data?.sendMail).toEqual({ errors: [] });
    }
  };
  const frequent = (api: TestApi, as?: Asker) => idsOf(api, { view: 'FREQUENT' }, as);
  const email = 'ines.okonkwo@meridian-insurance.example';

  test('are those who get three mails, in whatever letters their address is written', async () => {
    const api = createTestApi();
    await write(api, email.toUpperCase(), 2);
    expect(await frequent(api)).not.toContain('contact-7');
    await write(api, email, 1);
    expect(await frequent(api)).toContain('contact-7');
    expect(await frequent(api, 'staff')).not.toContain('contact-7');
    expect((await api.ask('{ contactCounts { frequent } }')).data?.contactCounts).toEqual({ frequent: 9 });
    expect(await named(api, 'Ines')).toMatchObject({ frequent: true });
  });

  test('are those who get three messages in the chat', async () => {
    const api = createTestApi();
    const before = await frequent(api);
    expect(before).toContain('contact-10');
    const message =
      'sendChatMessage(input: { contactId: "chat-contact-10", text: "On my way" }) { errors { field } }';
    api.pass(89 * 86_400_000);
    expect(await frequent(api)).toEqual(['contact-1', 'contact-2', 'contact-4']);
    for (const _ of [1, 2, 3]) await change(api, message);
    expect(await frequent(api)).toEqual(['contact-1', 'contact-10', 'contact-2', 'contact-4']);
  });

  test('are not frequent any more after 90 days, and what was counted is forgotten', async () => {
    const api = createTestApi();
    await write(api, email);
    api.pass(90 * 86_400_000);
    expect(await frequent(api)).toContain('contact-7');
    api.pass(86_400_000);
    expect(await frequent(api)).not.toContain('contact-7');
    await write(api, email, 1);
    expect(await api.environment.store.contactUses.count({ ownerId: 'user-admin' })).toBe(1);
  });

  test('can be pinned, however rarely they are written to', async () => {
    const api = createTestApi();
    const pin = (pinned: boolean) =>
      change(
        api,
        `setContactsPinned(input: { ids: ["contact-7"], pinned: ${pinned} }) { contacts { pinned frequent starred } counts { frequent } }`,
      );
    expect((await pin(true)).data?.setContactsPinned).toEqual({
      contacts: [{ pinned: true, frequent: true, starred: true }],
      counts: { frequent: 9 },
    });
    expect((await pin(false)).data?.setContactsPinned).toEqual({
      contacts: [{ pinned: false, frequent: false, starred: true }],
      counts: { frequent: 8 },
    });
  });

  test('cost an aggregate and a read, however many there are', async () => {
    const api = createTestApi();
    const reads = await countReads(api, () => api.ask('{ contactCounts { frequent } }'));
    expect(reads).toEqual({ contactUses: 1, contactMarks: 1, contacts: 2 });
  });
});

describe('several at once', () => {
  const addAll = (api: TestApi, all: readonly object[]) =>
    api.ask(
      `mutation ($contacts: [ContactInput!]!) { addContacts(input: { contacts: $contacts }) {
        contacts { id name email removable } counts { all } errors { field code } } }`,
      { contacts: all },
    );

  test('are added', async () => {
    const { data } = await addAll(createTestApi(), [
      { name: ' Ada ', email: 'ada@x.example' },
      { name: 'Bob' },
    ]);
    expect(data?.addContacts).toMatchObject({
      contacts: [
        { name: 'Ada', email: 'ada@x.example', removable: true },
        { name: 'Bob', email: '' },
      ],
      counts: { all: 27 },
      errors: [],
    });
  });

  test.each([
    [
      [{ name: 'Ada' }, { name: '', email: 'x' }],
      ['contacts.1.name REQUIRED', 'contacts.1.email INVALID_EMAIL'],
    ],
    [[], ['contacts REQUIRED']],
    [Array(101).fill({ name: 'Ada' }), ['contacts TOO_MANY']],
  ])('are refused, all or none (%#)', async (all, refused) => {
    const { data } = await addAll(createTestApi(), all);
    expect(data).toMatchObject({ addContacts: { contacts: [], counts: { all: 25 } } });
    const { addContacts } = data as { addContacts: { errors: { field: string; code: string }[] } };
    expect(addContacts.errors.map(({ field, code }) => `${field} ${code}`)).toEqual(refused);
  });

  describe('with keys that the caller chose', () => {
    const [first, second] = ['first-of-the-caller', 'second-of-the-caller'];
    const addAs = (api: TestApi, keys: readonly string[], names: readonly string[], as?: Asker) =>
      api.ask(
        `mutation ($contacts: [ContactInput!]!, $keys: [String!]) {
          addContacts(input: { contacts: $contacts, keys: $keys }) { contacts { id name } errors { field } } }`,
        { contacts: names.map((name) => ({ name })), keys },
        as,
      );

    test('are added once, however often the call is made', async () => {
      const api = createTestApi();
      await addAs(api, [first], ['Ada']);
      const { data } = await addAs(api, [first, second], ['Ada', 'Bob']);
      expect(data).toMatchObject({
        addContacts: {
          contacts: [
            { id: first, name: 'Ada' },
            { id: second, name: 'Bob' },
          ],
          errors: [],
        },
      });
      expect(await contacts(api)).toHaveLength(27);
    });

    test.each([
      ['too few', [first]],
      ['one twice', [first, first]],
      ['a short one', [first, 'x']],
      ["somebody else's", [first, 'contact-of-the-admin']],
    ] as const)('are refused where there is %s', async (_, keys) => {
      const api = createTestApi();
      await addAs(api, ['contact-of-the-admin'], ['Ada']);
      const { errors } = await addAs(api, keys, ['Ada', 'Bob'], 'staff');
      expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'keys' }]);
      expect(await contacts(api)).toHaveLength(26);
    });
  });

  test('are found by their addresses, in whatever letters', async () => {
    const api = createTestApi();
    await addAll(api, [{ name: 'Ada', email: 'Ada@X.example' }]);
    const found = await contacts(api, { filter: { emails: ['ADA@x.example', 'nobody@x.example'] } });
    expect(found).toMatchObject([{ name: 'Ada', email: 'Ada@X.example' }]);
  });

  test('are found by their ids, among those of the view', async () => {
    const ids = ['contact-1', 'contact-2', 'nobody'];
    const api = createTestApi();
    expect(await idsOf(api, { ids })).toEqual(['contact-1', 'contact-2']);
    expect(await idsOf(api, { ids, view: 'STARRED' })).toEqual(['contact-1']);
    expect(await idsOf(api, { ids, groupId: 'contact-group-1' })).toEqual([]);
  });
});

test('who may be talked to is in the chat: accounts by their address, and people of the demo', async () => {
  const api = createTestApi();
  await add(api, { name: 'Colleague', email: 'Staff@watchfloor.example' });
  await add(api, { name: 'Myself', email: 'admin@watchfloor.example' });
  const { data } = await api.ask('{ contacts(first: 100) { nodes { id name chatContact { id } } } }');
  const { nodes } = (data as { contacts: { nodes: { name: string; chatContact: { id: string } | null }[] } })
    .contacts;
  const chatOf = (name: string) => nodes.find((node) => node.name === name)?.chatContact;
  expect([chatOf('Colleague'), chatOf('Myself'), chatOf('Annika'), chatOf('Ines')]).toEqual([
    { id: 'user-staff' },
    null,
    { id: 'chat-contact-1' },
    null,
  ]);
});

describe('removing', () => {
  test('takes a contact from everybody, with stars and memberships', async () => {
    const api = createTestApi();
    const { data } = await change(
      api,
      'removeContacts(input: { ids: ["contact-1"] }) { removedIds counts { all frequent starred } groups { name contactCount } }',
    );
    expect(data?.removeContacts).toEqual({
      removedIds: ['contact-1'],
      counts: { all: 24, frequent: 7, starred: 4 },
      groups: expect.arrayContaining([{ name: 'Clients', contactCount: 3 }]),
    });
    expect(await idsOf(api, { view: 'STARRED' }, 'staff')).not.toContain('contact-1');
    const { contactMarks, contactMemberships } = api.environment.store;
    const there = { contactId: 'contact-1' };
    expect([await contactMarks.count(there), await contactMemberships.count(there)]).toEqual([0, 0]);
  });

  test('tells the sizes that are left of the viewer’s groups alone', async () => {
    const { data } = await createTestApi().ask(`mutation {
      before: changeContactGroupMembers(input: { id: "contact-group-1", add: ["contact-9"] }) { group { id contactCount } }
      after: removeContacts(input: { ids: ["contact-9"] }) { groups { id contactCount } } }`);
    const { before, after } = data as {
      before: { group: { id: string; contactCount: number } };
      after: { groups: { id: string; contactCount: number }[] };
    };
    expect(after.groups.map(({ id }) => id)).toEqual([
      'contact-group-1',
      'contact-group-2',
      'contact-group-3',
    ]);
    expect(after.groups[0]?.contactCount).toBe(before.group.contactCount - 1);
  });

  test('is all or none', async () => {
    const api = createTestApi();
    const { errors } = await change(
      api,
      'removeContacts(input: { ids: ["contact-1", "nobody"] }) { removedIds }',
    );
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: 'Contact nobody does not exist.' }]);
    expect(await contacts(api)).toHaveLength(25);
  });
});

describe('groups', () => {
  const createdWith = async (api: TestApi, ids: readonly string[]) => {
    const { data } = await api.ask(
      'mutation ($ids: [ID!]) { createContactGroup(input: { name: " Night shift ", contactIds: $ids }) { group { id name contactCount } contacts { groups { name } } } }',
      { ids },
    );
    return (data as { createContactGroup: { group: { id: string } } }).createContactGroup;
  };

  test('are made with their members', async () => {
    expect(await createdWith(createTestApi(), ['contact-9', 'contact-12'])).toEqual({
      group: { id: expect.any(String), name: 'Night shift', contactCount: 2 },
      contacts: Array(2).fill({ groups: [{ name: 'Night shift' }] }),
    });
  });

  test('take members in, once, and let others go', async () => {
    const api = createTestApi();
    const { group } = await createdWith(api, ['contact-9', 'contact-12']);
    const { data } = await change(
      api,
      `changeContactGroupMembers(input: { id: "${group.id}", add: ["contact-9", "contact-3"], remove: ["contact-12"] }) { group { contactCount } }`,
    );
    expect(data?.changeContactGroupMembers).toEqual({ group: { contactCount: 2 } });
    expect(await idsOf(api, { groupId: group.id })).toEqual(['contact-3', 'contact-9']);
  });

  test('may be made without members', async () => {
    expect(await createdWith(createTestApi(), [])).toMatchObject({
      group: { contactCount: 0 },
      contacts: [],
    });
  });

  test('have names of 60 characters at most', async () => {
    const create = async (length: number) =>
      (
        await change(
          createTestApi(),
          `createContactGroup(input: { name: "${'x'.repeat(length)}" }) { errors { field message } }`,
        )
      ).data?.createContactGroup;
    expect(await create(60)).toEqual({ errors: [] });
    expect(await create(61)).toEqual({
      errors: [{ field: 'name', message: 'A name has 60 characters at most.' }],
    });
  });

  test('are a hundred at most', async () => {
    const api = createTestApi();
    const { rows } = await api.environment.store.contactGroups.list({ where: { ownerId: 'user-admin' } });
    const more = Array.from({ length: 99 - rows.length }, (_, index) => ({
      id: `group-${index}`,
      ownerId: 'user-admin',
      name: 'Night',
      createdAt: index,
    }));
    await api.environment.store.contactGroups.insert(more);
    const create = async () =>
      (
        await change(
          api,
          'createContactGroup(input: { name: "One more" }) { group { name } errors { field message } }',
        )
      ).data?.createContactGroup;
    expect(await create()).toEqual({ group: { name: 'One more' }, errors: [] });
    const message = 'There are 100 groups already, which is the most: remove one first.';
    expect(await create()).toEqual({ group: null, errors: [{ field: 'name', message }] });
    expect((await api.ask('{ contactGroups { id } }')).data?.contactGroups).toHaveLength(100);
  });

  test('of a contact are told by name, as they are after each of several changes of one call', async () => {
    const group = 'contact-group-1';
    const told = 'contacts { id starred groups { name } }';
    const { data } = await change(
      createTestApi(),
      `before: setContactsStarred(input: { ids: ["contact-9"], starred: true }) { ${told} }
      starred: setContactsStarred(input: { ids: ["contact-9"], starred: false }) { ${told} }
      joined: changeContactGroupMembers(input: { id: "${group}", add: ["contact-9"] }) { group { contactCount } ${told} }
      made: createContactGroup(input: { name: "Alarm", contactIds: ["contact-9"] }) { ${told} }
      left: changeContactGroupMembers(input: { id: "${group}", remove: ["contact-9"] }) { group { contactCount } ${told} }
      back: changeContactGroupMembers(input: { id: "${group}", add: ["contact-9"] }) { ${told} }
      deleted: deleteContactGroup(input: { id: "${group}" }) { ${told} }`,
    );
    const calls = data as Record<string, { contacts: Contact[]; group?: { contactCount: number } }>;
    const groupsOf = (call: string) =>
      calls[call]?.contacts.find(({ id }) => id === 'contact-9')?.groups.map(({ name }) => name);
    expect(calls.starred?.contacts[0]?.starred).toBe(false);
    expect(groupsOf('before')).toEqual([]);
    expect(groupsOf('joined')).toEqual(['Friends']);
    expect(groupsOf('made')).toEqual(['Alarm', 'Friends']);
    expect(groupsOf('left')).toEqual(['Alarm']);
    expect(groupsOf('back')).toEqual(['Alarm', 'Friends']);
    expect(groupsOf('deleted')).toEqual(['Alarm']);
    expect([calls.joined?.group?.contactCount, calls.left?.group?.contactCount]).toEqual([4, 3]);
  });

  test('are renamed and deleted; their contacts stay', async () => {
    const api = createTestApi();
    const { group } = await createdWith(api, ['contact-9']);
    const renamed = await change(
      api,
      `renameContactGroup(input: { id: "${group.id}", name: " Days " }) { group { name } }`,
    );
    expect(renamed.data?.renameContactGroup).toEqual({ group: { name: 'Days' } });
    const { data } = await change(
      api,
      `deleteContactGroup(input: { id: "${group.id}" }) { deletedId contacts { groups { name } } }`,
    );
    expect(data?.deleteContactGroup).toEqual({ deletedId: group.id, contacts: [{ groups: [] }] });
    expect(await contacts(api)).toHaveLength(25);
  });

  test('that were deleted are put back with their members, those who are still there', async () => {
    const api = createTestApi();
    const restore =
      'restoreContactGroup(input: { id: "contact-group-1" }) { group { id name contactCount } contacts { id } }';
    await change(api, 'deleteContactGroup(input: { id: "contact-group-1" }) { deletedId }');
    await change(api, 'removeContacts(input: { ids: ["contact-18"] }) { removedIds }');
    expect((await api.ask(`mutation { ${restore} }`, {}, 'staff')).errors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    expect((await change(api, restore)).data?.restoreContactGroup).toEqual({
      group: { id: 'contact-group-1', name: 'Friends', contactCount: 2 },
      contacts: [{ id: 'contact-22' }, { id: 'contact-25' }],
    });
  });

  test.each([
    'createContactGroup(input: { name: " " })',
    'renameContactGroup(input: { id: "contact-group-1", name: " " })',
  ])('%s is refused on its field', async (mutation) => {
    const { data } = await change(
      createTestApi(),
      `answer: ${mutation} { group { id } errors { field message } }`,
    );
    expect(data?.answer).toEqual({ group: null, errors: [{ field: 'name', message: 'Enter a name.' }] });
  });

  test.each([
    '{ contacts(filter: { groupId: "contact-group-1" }) { totalCount } }',
    'mutation { renameContactGroup(input: { id: "contact-group-1", name: "Mine" }) { group { id } } }',
    'mutation { changeContactGroupMembers(input: { id: "contact-group-1", add: ["contact-1"] }) { group { id } } }',
    'mutation { deleteContactGroup(input: { id: "contact-group-1" }) { deletedId } }',
  ])('are their owner’s alone: %s', async (query) => {
    const { errors } = await createTestApi().ask(query, {}, 'staff');
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: 'Group contact-group-1 does not exist.' }]);
  });
});

describe('new contacts with groups', () => {
  const both = (api: TestApi, groupIds: string[], as?: Asker) =>
    api.ask(
      `mutation ($contacts: [ContactInput!]!) { addContacts(input: { contacts: $contacts }) {
        contacts { name groups { name } } groups { contactCount } errors { field } } }`,
      { contacts: [{ name: 'Ada', groupIds }, { name: 'Bob' }] },
      as,
    );

  test('are in them at once', async () => {
    const { data } = await both(createTestApi(), ['contact-group-1', 'contact-group-2']);
    expect(data).toMatchObject({
      addContacts: {
        contacts: [
          { name: 'Ada', groups: [{ name: 'Clients' }, { name: 'Friends' }] },
          { name: 'Bob', groups: [] },
        ],
        groups: [{ contactCount: 4 }, { contactCount: 5 }, { contactCount: 4 }],
        errors: [],
      },
    });
  });

  const withNew = (api: TestApi, all: readonly object[], newGroups: readonly object[]) =>
    api.ask(
      `mutation ($contacts: [ContactInput!]!, $newGroups: [NewContactGroupInput!]) {
        addContacts(input: { contacts: $contacts, newGroups: $newGroups }) {
        contacts { name groups { name } } groups { name contactCount } errors { field code } } }`,
      { contacts: all, newGroups },
    );
  const namesOfGroups = async (api: TestApi) => (await api.ask('{ contactGroups { name } }')).data;

  test('are in new ones, which are made with them', async () => {
    const { data } = await withNew(
      createTestApi(),
      [{ name: 'Ada', groupIds: ['contact-group-1'] }, { name: 'Bob' }],
      [
        { name: ' Navy ', places: [0, 1] },
        { name: 'Nobody', places: [] },
      ],
    );
    expect(data).toMatchObject({
      addContacts: {
        contacts: [
          { name: 'Ada', groups: [{ name: 'Friends' }, { name: 'Navy' }] },
          { name: 'Bob', groups: [{ name: 'Navy' }] },
        ],
        errors: [],
      },
    });
    const { addContacts } = data as { addContacts: { groups: object[] } };
    expect(addContacts.groups).toContainEqual({ name: 'Navy', contactCount: 2 });
  });

  test.each([
    ['a contact is refused', [{ name: '' }], [{ name: 'Navy', places: [0] }], 'contacts.0.name'],
    ['a name is', [{ name: 'Ada' }], [{ name: ' ', places: [0] }], 'newGroups.0.name'],
    [
      'there would be too many',
      [{ name: 'Ada' }],
      Array.from({ length: 98 }, (_, index) => ({ name: `Group ${index}`, places: [0] })),
      'newGroups',
    ],
  ])('leave no new group behind when %s', async (_, all, newGroups, field) => {
    const api = createTestApi();
    const before = await namesOfGroups(api);
    const { data } = await withNew(api, all, newGroups);
    expect(data).toMatchObject({ addContacts: { contacts: [], errors: [{ field }] } });
    expect(await namesOfGroups(api)).toEqual(before);
    expect(await contacts(api)).toHaveLength(25);
  });

  test('name places that there are', async () => {
    const api = createTestApi();
    const { errors } = await withNew(api, [{ name: 'Ada' }], [{ name: 'Navy', places: [1] }]);
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
  });

  test.each([
    ['there is no such group', 'nothing', 'admin'],
    ["the group is another's", 'contact-group-1', 'staff'],
  ] as const)('are none when %s', async (_, id, as) => {
    const api = createTestApi();
    const { errors } = await both(api, [id], as);
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await contacts(api)).toHaveLength(25);
  });
});

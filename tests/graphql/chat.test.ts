import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { type Asker, createTestApi, NOW, type TestApi } from '../support/environment.ts';

interface Contact {
  id: string;
  name: string;
  status: string;
  unreadCount: number;
}

interface Chat {
  id: string;
  contact: { id: string };
  unreadCount: number;
  lastMessage: { text: string } | null;
  messages: { totalCount: number; nodes: { text: string; mine: boolean; sender: { id: string } }[] };
}

const chatFields = `id contact { id } unreadCount lastMessage { text }
  messages(first: 100) { totalCount nodes { text mine sender { id } } }`;

async function contacts(api: TestApi, as?: Asker): Promise<Contact[]> {
  const { data } = await api.ask(
    '{ chatContacts(first: 100) { nodes { id name status unreadCount } } }',
    {},
    as,
  );
  return (data as { chatContacts: { nodes: Contact[] } }).chatContacts.nodes;
}

async function chats(api: TestApi, as?: Asker): Promise<Chat[]> {
  const { data } = await api.ask(`{ chats { nodes { ${chatFields} } } }`, {}, as);
  return (data as { chats: { nodes: Chat[] } }).chats.nodes;
}

async function chatWith(api: TestApi, contactId: string, as?: Asker): Promise<Chat | null> {
  const { data } = await api.ask(`{ chatWith(contactId: "${contactId}") { ${chatFields} } }`, {}, as);
  return (data as { chatWith: Chat | null }).chatWith;
}

const open = (api: TestApi, contactId: string, as?: Asker) =>
  api.ask(
    'mutation ($id: ID!) { openChat(input: { contactId: $id }) { chat { id unreadCount messages { totalCount } } user { unreadCount } } }',
    { id: contactId },
    as,
  );

const send = (api: TestApi, input: Record<string, unknown>, as?: Asker) =>
  api.ask(
    `mutation ($input: ChatMessageInput!) { sendChatMessage(input: $input) {
      message { text mine sentAt sender { id } } chat { id unreadCount lastMessage { text } } errors { field message } } }`,
    { input },
    as,
  );

const stranger = 'chat-contact-10';

describe('the chats of the demo', () => {
  test('know 25 contacts: 6 online, 7 not to be disturbed, 6 away and 6 offline', async () => {
    const everybody = await contacts(createTestApi());
    const count = (status: string) => everybody.filter((contact) => contact.status === status).length;
    expect(everybody).toHaveLength(25);
    expect(['ONLINE', 'DO_NOT_DISTURB', 'AWAY', 'OFFLINE'].map(count)).toEqual([6, 7, 6, 6]);
  });

  test('are three, with 18, 3 and 1 messages', async () => {
    const sizes = (await chats(createTestApi())).map(({ messages }) => messages.totalCount);
    expect(sizes.sort((a, b) => b - a)).toEqual([18, 3, 1]);
  });

  test('hold both sides of what the two demo users said', async () => {
    const api = createTestApi();
    const mine = await chatWith(api, 'user-staff', 'admin');
    const theirs = await chatWith(api, 'user-admin', 'staff');
    const said = (chat: Chat | null) => chat?.messages.nodes.map(({ text, sender }) => [text, sender.id]);
    expect(said(mine)).toEqual(said(theirs));
    expect(mine?.messages.nodes.map((message) => message.mine)).toEqual([false, true, false]);
  });
});

describe('contacts', () => {
  test('are everybody but the viewer: each demo user is a contact of the other', async () => {
    const api = createTestApi();
    const ids = async (as: Asker) =>
      (await contacts(api, as)).map(({ id }) => id).filter((id) => id.startsWith('user-'));
    expect(await ids('admin')).toEqual(['user-staff']);
    expect(await ids('staff')).toEqual(['user-admin']);
  });

  test.each([1, 4, 7])('are visited once each by pages of %i', async (first) => {
    const api = createTestApi();
    const seen: string[] = [];
    let after: string | null = null;
    for (let more = true; more; ) {
      const { data } = await api.ask(
        'query ($first: Int!, $after: String) { chatContacts(first: $first, after: $after) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } }',
        { first, after },
      );
      const { chatContacts } = data as {
        chatContacts: {
          totalCount: number;
          nodes: { id: string }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      };
      expect(chatContacts.totalCount).toBe(25);
      expect(chatContacts.nodes).toHaveLength(Math.min(first, 25 - seen.length));
      seen.push(...chatContacts.nodes.map(({ id }) => id));
      more = chatContacts.pageInfo.hasNextPage;
      after = chatContacts.pageInfo.endCursor;
    }
    expect(seen).toEqual((await contacts(api)).map(({ id }) => id));
  });

  test('are searched by name', async () => {
    const { data } = await createTestApi().ask(
      '{ chatContacts(search: " shimi ") { totalCount nodes { name } } }',
    );
    expect(data?.chatContacts).toEqual({ totalCount: 1, nodes: [{ name: 'Haruto Shimizu' }] });
  });

  test('tell how many of their messages were not seen', async () => {
    const unread = (await contacts(createTestApi())).filter(({ unreadCount }) => unreadCount > 0);
    expect(unread.map(({ name, unreadCount }) => [name, unreadCount])).toEqual([
      ['Jonas Vermeer', 2],
      ['Wanjiru Mwangi', 1],
    ]);
  });

  test('cost a read of each table, however many there are', async () => {
    const api = createTestApi();
    expect(await countReads(api, () => contacts(api))).toEqual({
      chatContacts: 1,
      chatPresences: 1,
      chats: 1,
    });
  });
});

describe('the list of chats', () => {
  test('begins with the one last spoken in, also after a message', async () => {
    const api = createTestApi();
    const order = async () => (await chats(api)).map(({ contact }) => contact.id);
    expect(await order()).toEqual(['chat-member-2', 'chat-member-11', 'user-staff']);
    api.pass(1_000);
    await send(api, { contactId: 'user-staff', text: 'Hello' });
    expect(await order()).toEqual(['user-staff', 'chat-member-2', 'chat-member-11']);
  });

  test('costs a read of each table, however many there are', async () => {
    const api = createTestApi();
    const query =
      '{ chats { nodes { unreadCount contact { name status unreadCount } lastMessage { text sender { name } } } } }';
    expect(await countReads(api, () => api.ask(query))).toEqual({
      chats: 2,
      chatContacts: 1,
      chatPresences: 1,
      chatMessages: 1,
    });
  });
});

describe('opening', () => {
  test('clears what was unread', async () => {
    const api = createTestApi();
    const { data } = await open(api, 'chat-member-2');
    expect(data?.openChat).toMatchObject({ chat: { unreadCount: 0 }, user: { unreadCount: 1 } });
  });

  test('creates the chat if none exists, once', async () => {
    const api = createTestApi();
    expect(await chatWith(api, stranger)).toBeNull();
    const first = await open(api, stranger);
    const second = await open(api, stranger);
    expect(first.data?.openChat).toMatchObject({
      chat: { id: expect.any(String), messages: { totalCount: 0 } },
    });
    expect(second.data).toEqual(first.data);
    expect(await chats(api)).toHaveLength(4);
  });

  test('gives each viewer a chat of their own with the same contact', async () => {
    const api = createTestApi();
    const opened = async (as: Asker) =>
      ((await open(api, stranger, as)).data as { openChat: { chat: { id: string } } }).openChat.chat.id;
    expect(await opened('admin')).not.toBe(await opened('staff'));
  });

  test.each(['nobody', 'user-admin'])('a chat with %s is NOT_FOUND', async (id) => {
    const api = createTestApi();
    const notFound = [{ code: 'NOT_FOUND', message: `Contact ${id} does not exist.` }];
    expect((await open(api, id)).errors).toMatchObject(notFound);
    expect((await api.ask(`{ chatWith(contactId: "${id}") { id } }`)).errors).toMatchObject(notFound);
  });
});

describe('sending', () => {
  test('appends to the own chat, and to that of a contact who is a user, unread', async () => {
    const api = createTestApi();
    const { data } = await send(api, { contactId: 'user-staff', text: ' Gate 3 is open. ' });
    expect(data?.sendChatMessage).toMatchObject({
      message: {
        text: 'Gate 3 is open.',
        mine: true,
        sentAt: new Date(NOW).toISOString(),
        sender: { id: 'user-admin' },
      },
      chat: { unreadCount: 0, lastMessage: { text: 'Gate 3 is open.' } },
      errors: [],
    });
    const theirs = await chatWith(api, 'user-admin', 'staff');
    expect(theirs).toMatchObject({ unreadCount: 1, lastMessage: { text: 'Gate 3 is open.' } });
    expect(theirs?.messages.nodes[0]).toMatchObject({ mine: false, sender: { id: 'user-admin' } });
  });

  test('into a chat by its id clears what was unread there', async () => {
    const api = createTestApi();
    const { data } = await send(api, { chatId: 'chat-1', text: 'On my way.' });
    expect(data?.sendChatMessage).toMatchObject({ chat: { id: 'chat-1', unreadCount: 0 } });
  });

  test('to a contact without a chat creates it', async () => {
    const api = createTestApi();
    const { chatMessages } = api.environment.store;
    const before = await chatMessages.count();
    await send(api, { contactId: stranger, text: 'Hello' });
    expect(await chatWith(api, stranger)).toMatchObject({ messages: { totalCount: 1 } });
    // The contact is no user: nobody could read a copy.
    expect((await chatMessages.count()) - before).toBe(1);
  });

  test('tells the chat as it is after each of several messages of one call', async () => {
    const say = (text: string) =>
      `sendChatMessage(input: { contactId: "user-staff", text: "${text}" }) { chat { lastMessage { text } contact { chat { lastMessage { text } } } } }`;
    const { data } = await createTestApi().ask(`mutation { first: ${say('One')} second: ${say('Two')} }`);
    const lastMessage = { text: 'Two' };
    expect(data?.second).toEqual({ chat: { lastMessage, contact: { chat: { lastMessage } } } });
  });

  test('by somebody who has just registered reaches a user', async () => {
    const api = createTestApi();
    const account = { displayName: 'Nadia', email: 'nadia@example.com', password: 'long enough' };
    const registered = await api.ask(
      'mutation ($input: RegisterInput!) { register(input: $input) { session { accessToken user { id } } } }',
      { input: account },
      'guest',
    );
    const { register } = registered.data as {
      register: { session: { accessToken: string; user: { id: string } } };
    };
    const { accessToken, user } = register.session;
    const nadia = user.id;
    const sent = await api.executor.execute({
      document: parse(
        'mutation { sendChatMessage(input: { contactId: "user-admin", text: "I am new" }) { message { mine } } }',
      ),
      token: accessToken,
    });
    expect(sent.errors).toBeUndefined();
    expect(await chatWith(api, nadia)).toMatchObject({ lastMessage: { text: 'I am new' }, unreadCount: 1 });
  });

  test.each([
    ['', 'Write a message before you send it.'],
    [' \n ', 'Write a message before you send it.'],
    ['x'.repeat(4_001), 'A message has 4000 characters at most.'],
  ])('an empty or endless message is refused', async (text, message) => {
    const api = createTestApi();
    const { data } = await send(api, { contactId: 'user-staff', text });
    expect(data?.sendChatMessage).toEqual({
      message: null,
      chat: null,
      errors: [{ field: 'text', message }],
    });
    expect((await chatWith(api, 'user-staff'))?.messages.totalCount).toBe(3);
  });

  test('with a key happens once, however often it is tried, and the sender alone is told the key', async () => {
    const api = createTestApi();
    const input = { contactId: 'user-staff', text: 'Once', key: 'page-1' };
    const first = await send(api, input);
    api.pass(1_000);
    expect((await send(api, input)).data).toEqual(first.data);
    const keys = async (as: Asker, id: string) =>
      (
        await api.ask(
          `{ chatWith(contactId: "${id}") { messages(first: 2) { nodes { text key } } } }`,
          {},
          as,
        )
      ).data?.chatWith;
    expect(await keys('admin', 'user-staff')).toMatchObject({
      messages: { nodes: [{ text: 'Once', key: 'page-1' }, { key: null }] },
    });
    expect(await keys('staff', 'user-admin')).toMatchObject({
      messages: { nodes: [{ text: 'Once', key: null }, { key: null }] },
    });
    // Another account may use the same key.
    const other = await send(api, { contactId: 'user-admin', text: 'Mine', key: 'page-1' }, 'staff');
    expect(other.data?.sendChatMessage).toMatchObject({ message: { text: 'Mine' } });
  });

  test.each(['', 'x'.repeat(65)])('with a key of no use is refused', async (key) => {
    const { data } = await send(createTestApi(), { contactId: 'user-staff', text: 'Hello', key });
    expect(data?.sendChatMessage).toMatchObject({ message: null, errors: [{ field: 'key' }] });
  });

  test('names neither chat nor contact: refused with the cure', async () => {
    const { data } = await send(createTestApi(), { text: 'Hello' });
    const message = 'Name the chat, or the contact who is to get the message.';
    expect(data?.sendChatMessage).toMatchObject({ message: null, errors: [{ field: 'chatId', message }] });
  });
});

describe('live', () => {
  const subscription = 'subscription { chatMessageSent { text mine chat { unreadCount contact { id } } } }';

  test('a message reaches the other user, and the sender’s other windows', async () => {
    const api = createTestApi();
    const [staff, admin] = [await api.listen(subscription, 'staff'), await api.listen(subscription, 'admin')];
    await send(api, { contactId: 'user-staff', text: 'Do you see it?' });
    const text = 'Do you see it?';
    expect(await staff.next()).toEqual({
      chatMessageSent: { text, mine: false, chat: { unreadCount: 1, contact: { id: 'user-admin' } } },
    });
    expect(await admin.next()).toEqual({
      chatMessageSent: { text, mine: true, chat: { unreadCount: 0, contact: { id: 'user-staff' } } },
    });
    await Promise.all([staff.stop(), admin.stop()]);
  });

  test('nobody hears what others say', async () => {
    const api = createTestApi();
    const staff = await api.listen(subscription, 'staff');
    await send(api, { contactId: stranger, text: 'Not for staff' });
    await send(api, { contactId: 'user-staff', text: 'For staff' });
    expect(await staff.next()).toMatchObject({ chatMessageSent: { text: 'For staff' } });
    await staff.stop();
  });

  test('each message comes with its chat as it is then', async () => {
    const api = createTestApi();
    const staff = await api.listen(
      'subscription { chatMessageSent { sentAt chat { unreadCount lastMessageAt } } }',
      'staff',
    );
    for (const unreadCount of [1, 2]) {
      await send(api, { contactId: 'user-staff', text: 'Are you there?' });
      const at = new Date(NOW + (unreadCount - 1) * 60_000).toISOString();
      expect(await staff.next()).toEqual({
        chatMessageSent: { sentAt: at, chat: { unreadCount, lastMessageAt: at } },
      });
      api.pass(60_000);
    }
    await staff.stop();
  });
});

describe('what was sent', () => {
  const marks = async (api: TestApi) =>
    (await api.ask('{ chatWith(contactId: "user-staff") { deliveredUntil readUntil } }')).data?.chatWith;
  const deliver = (api: TestApi, as: Asker) =>
    api.ask('mutation { markChatsDelivered { chats { contact { id } unreadCount } } }', {}, as);
  const [sentAt, before] = [NOW, NOW - 1_488 * 60_000].map((at) => new Date(at).toISOString());

  test('is sent, then delivered to a page of the other, then read, each told to the sender once', async () => {
    const api = createTestApi();
    await send(api, { contactId: 'user-staff', text: 'Gate 3?' });
    expect(await marks(api)).toEqual({ deliveredUntil: before, readUntil: before });

    const admin = await api.listen('subscription { chatChanged { deliveredUntil readUntil } }', 'admin');
    api.pass(5_000);
    const { data } = await deliver(api, 'staff');
    expect(data?.markChatsDelivered).toMatchObject({
      chats: expect.arrayContaining([{ contact: { id: 'user-admin' }, unreadCount: 1 }]),
    });
    expect(await admin.next()).toEqual({ chatChanged: { deliveredUntil: sentAt, readUntil: before } });
    // A second tab says the same: nobody is told anew, and the next event is that of the reading.
    await deliver(api, 'staff');
    await open(api, 'user-admin', 'staff');
    expect(await admin.next()).toEqual({ chatChanged: { deliveredUntil: sentAt, readUntil: sentAt } });
    expect(await marks(api)).toEqual({ deliveredUntil: sentAt, readUntil: sentAt });
    await admin.stop();
  });

  test('is read up to what was seen, and the rest stays unread', async () => {
    const api = createTestApi();
    await open(api, 'user-admin', 'staff');
    for (const text of ['One', 'Two', 'Three']) {
      await send(api, { contactId: 'user-staff', text });
      api.pass(60_000);
    }
    const { data: talk } = await api.ask(
      '{ chatWith(contactId: "user-admin") { id messages(first: 3) { nodes { id text } } } }',
      {},
      'staff',
    );
    interface Talk {
      readonly chatWith: { id: string; messages: { nodes: { id: string; text: string }[] } };
    }
    const { id: chatId, messages } = (talk as unknown as Talk).chatWith;
    const until = (text: string) => messages.nodes.find((message) => message.text === text)?.id;
    const see = async (input: Record<string, unknown>) => {
      const { data, errors } = await api.ask(
        'mutation ($input: MarkChatReadInput!) { markChatRead(input: $input) { chat { unreadCount } user { unreadCount } } }',
        { input: { chatId, ...input } },
        'staff',
      );
      return errors[0]?.code ?? data?.markChatRead;
    };
    expect(await see({ until: until('Two') })).toMatchObject({ chat: { unreadCount: 1 } });
    const second = new Date(NOW + 60_000).toISOString();
    expect(await marks(api)).toEqual({ deliveredUntil: second, readUntil: second });
    // Nothing that was read becomes unread again, and a message of another chat is none of this one.
    expect(await see({ until: until('One') })).toMatchObject({ chat: { unreadCount: 1 } });
    expect(await see({ until: 'chat-1-message-1' })).toBe('NOT_FOUND');
    expect(await see({})).toMatchObject({ chat: { unreadCount: 0 } });
  });

  test('was read by whoever answers it', async () => {
    const api = createTestApi();
    await send(api, { contactId: 'user-staff', text: 'Gate 3?' });
    api.pass(5_000);
    await send(api, { contactId: 'user-admin', text: 'Yes.' }, 'staff');
    expect(await marks(api)).toEqual({ deliveredUntil: sentAt, readUntil: sentAt });
  });

  test('stays sent for people without an account', async () => {
    const api = createTestApi();
    await send(api, { contactId: 'chat-member-2', text: 'Hello' });
    const { data } = await api.ask('{ chatWith(contactId: "chat-member-2") { deliveredUntil readUntil } }');
    expect(data?.chatWith).toEqual({ deliveredUntil: null, readUntil: null });
  });

  test('is read in all windows of the reader at once', async () => {
    const api = createTestApi();
    const tab = await api.listen('subscription { chatChanged { id unreadCount } }', 'admin');
    await open(api, 'chat-member-2');
    expect(await tab.next()).toEqual({ chatChanged: { id: 'chat-1', unreadCount: 0 } });
    await tab.stop();
  });
});

describe('presence', () => {
  const status = async (api: TestApi) => (await contacts(api)).find(({ id }) => id === 'user-staff')?.status;

  const tab = (api: TestApi) => api.listen('subscription { chatMessageSent { id } }', 'staff');
  const beatAfter = async (api: TestApi, milliseconds: number) => {
    api.pass(milliseconds);
    await api.environment.presence.beat();
  };

  test('is what was chosen while a tab is connected, and offline soon after the last one has gone', async () => {
    const api = createTestApi();
    // Being signed in is not enough.
    await api.token('staff');
    expect(await status(api)).toBe('OFFLINE');
    const changed = await api.listen('subscription { chatContactChanged { id status mood } }');
    const tell = async () => ((await changed.next()) as { chatContactChanged: object }).chatContactChanged;
    const [first, second] = [await tab(api), await tab(api)];
    expect(await tell()).toMatchObject({ id: 'user-staff', status: 'ONLINE' });
    await api.ask(
      'mutation { updateChatUser(input: { status: AWAY, mood: "Tea." }) { user { id } } }',
      {},
      'staff',
    );
    expect(await tell()).toEqual({ id: 'user-staff', status: 'AWAY', mood: 'Tea.' });
    await first.stop();
    await beatAfter(api, 120_000);
    expect(await status(api)).toBe('AWAY');
    // A page that is loaded anew is back before anybody is told.
    await second.stop();
    await beatAfter(api, 2_999);
    const third = await tab(api);
    await beatAfter(api, 10_000);
    expect(await status(api)).toBe('AWAY');
    await third.stop();
    await beatAfter(api, 3_000);
    expect(await tell()).toMatchObject({ id: 'user-staff', status: 'OFFLINE' });
    expect(await status(api)).toBe('OFFLINE');
    const own = await api.ask('{ chatUser { status } }', {}, 'staff');
    expect(own.data?.chatUser).toEqual({ status: 'AWAY' });
    await changed.stop();
  });

  test('is known on every server of a database, and of one that died for a minute at most', async () => {
    const api = createTestApi();
    const other = createTestApi(undefined, {
      store: api.environment.store,
      fleetHealth: api.environment.fleetHealth,
      newId: () => 'other-server',
    });
    const died = await tab(other);
    expect(await status(api)).toBe('ONLINE');
    const changed = await api.listen('subscription { chatContactChanged { id status } }');
    await beatAfter(api, 60_000);
    expect(await changed.next()).toEqual({ chatContactChanged: { id: 'user-staff', status: 'OFFLINE' } });
    // It had slept only: it says so again, and a server that stops takes its people along.
    await beatAfter(other, 60_000);
    expect(await status(api)).toBe('ONLINE');
    await other.environment.presence.close();
    expect(await status(api)).toBe('OFFLINE');
    await died.stop();
  });

  test('ends with the session, and a new account is told of', async () => {
    const api = createTestApi();
    const changed = await api.listen('subscription { chatContactChanged { id name status } }');
    const tell = async () => ((await changed.next()) as { chatContactChanged: object }).chatContactChanged;
    const token = await api.token('staff');
    const messages = await api.executor.subscribe({
      document: parse('subscription { chatMessageSent { id } }'),
      token,
    });
    expect(await tell()).toMatchObject({ id: 'user-staff', status: 'ONLINE' });
    await api.executor.execute({ document: parse('mutation { logout { ended } }'), token });
    if (Symbol.asyncIterator in messages) await messages.next();
    await beatAfter(api, 3_000);
    expect(await tell()).toMatchObject({ id: 'user-staff', status: 'OFFLINE' });
    await api.ask(
      'mutation { register(input: { displayName: "Nadia", email: "nadia@example.com", password: "long enough" }) { session { expiresAt } } }',
      {},
      'guest',
    );
    expect(await tell()).toMatchObject({ name: 'Nadia' });
    expect((await contacts(api)).map(({ name }) => name)).toContain('Nadia');
    await changed.stop();
  });

  test('a new name and picture are those of the chats, too', async () => {
    const api = createTestApi();
    await api.ask('mutation { updateUser(input: { displayName: "Amani O." }) { user { id } } }', {}, 'staff');
    expect((await contacts(api)).find(({ id }) => id === 'user-staff')?.name).toBe('Amani O.');
  });
});

describe('typing', () => {
  const type = (api: TestApi, contactId: string, typing = true) =>
    api.ask(`mutation { tellTyping(input: { contactId: "${contactId}", typing: ${typing} }) { told } }`);

  test('is told to the other, at most every two seconds, and so is that it ended', async () => {
    const api = createTestApi();
    const staff = await api.listen('subscription { chatTyping { seconds contact { id } } }', 'staff');
    const told = async (typing?: boolean) => (await type(api, 'user-staff', typing)).data?.tellTyping;
    const of = (seconds: number) => ({ chatTyping: { seconds, contact: { id: 'user-admin' } } });
    expect(await told()).toEqual({ told: true });
    expect(await staff.next()).toEqual(of(6));
    expect(await told()).toEqual({ told: false });
    expect(await told(false)).toEqual({ told: true });
    expect(await staff.next()).toEqual(of(0));
    api.pass(2_000);
    expect(await told()).toEqual({ told: true });
    expect(await staff.next()).toEqual(of(6));
    await staff.stop();
  });

  test('to people without an account is told to nobody, and to nobody at all is refused', async () => {
    const api = createTestApi();
    expect((await type(api, stranger)).data?.tellTyping).toEqual({ told: false });
    expect((await type(api, 'nobody')).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('a contact', () => {
  const ask = async (id: string) =>
    (await createTestApi().ask(`{ chatContact(id: "${id}") { name email person { id } } }`)).data
      ?.chatContact;

  test('is asked for alone, with the address of the team and the page of the address book', async () => {
    expect(await ask('user-staff')).toEqual({
      name: 'Amani Otieno',
      email: 'amani.otieno@watchfloor.example',
      person: null,
    });
    expect(await ask('chat-member-2')).toMatchObject({
      email: 'jonas.vermeer@watchfloor.example',
      person: null,
    });
    expect(await ask('chat-contact-1')).toMatchObject({
      name: 'Annika Boersma',
      person: { id: 'contact-1' },
    });
  });

  test.each(['nobody', 'user-admin'])('%s is NOT_FOUND', async (id) => {
    const { errors } = await createTestApi().ask(`{ chatContact(id: "${id}") { id } }`);
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('the own chat user', () => {
  const update = (api: TestApi, input: string) =>
    api.ask(`mutation { updateChatUser(input: ${input}) { user { status mood } errors { field message } } }`);

  test('sets status and mood, which others see', async () => {
    const api = createTestApi();
    const tab = await api.listen('subscription { chatMessageSent { id } }');
    await update(api, '{ status: AWAY }');
    const { data } = await update(api, '{ mood: "Back at nine." }');
    expect(data?.updateChatUser).toEqual({ user: { status: 'AWAY', mood: 'Back at nine.' }, errors: [] });
    const seen = (await contacts(api, 'staff')).find(({ id }) => id === 'user-admin');
    expect(seen).toMatchObject({ status: 'AWAY' });
    await tab.stop();
  });

  test('is refused a mood that is too long', async () => {
    const mood = async (length: number) =>
      (await update(createTestApi(), `{ mood: "${'x'.repeat(length)}" }`)).data?.updateChatUser;
    expect(await mood(140)).toMatchObject({ errors: [] });
    expect(await mood(141)).toMatchObject({ user: null, errors: [{ field: 'mood' }] });
  });

  test('counts what is unread in all chats', async () => {
    const { data } = await createTestApi().ask('{ chatUser { id name unreadCount } }');
    expect(data?.chatUser).toEqual({ id: 'user-admin', name: 'Mira Aydın', unreadCount: 3 });
  });
});

describe('the owner alone', () => {
  test.each([
    'mutation { markChatRead(input: { chatId: "chat-1" }) { chat { id } } }',
    'mutation { sendChatMessage(input: { chatId: "chat-1", text: "x" }) { message { id } } }',
  ])('may ask %s; to others the chat does not exist', async (query) => {
    const { errors } = await createTestApi().ask(query, {}, 'staff');
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: 'Chat chat-1 does not exist.' }]);
  });

  test('sees the own chats in lists', async () => {
    const api = createTestApi();
    const [own, seen] = [await chats(api), await chats(api, 'staff')];
    expect(seen).toHaveLength(3);
    expect(seen.filter(({ id }) => own.some((chat) => chat.id === id))).toEqual([]);
  });
});

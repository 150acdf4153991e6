import { describe, expect, it } from 'vitest';
import { NOW } from '../support/environment.ts';
import { createRestKit, type RestKit } from './kit.ts';

interface Reply {
  chat: { id: string; dialog: { who: string; message: string; time: string }[] };
  userChatData: { chatId: string; contactId: string; lastMessageTime: string | null };
}

const getChat = async ({ call }: RestKit, contactId: string) =>
  (await call('/api/chat/get-chat', { query: { contactId, userId: 'user-admin' } })).body as Reply;

const post = ({ call }: RestKit, path: string, body: object) => call(path, { method: 'POST', body });

describe('/api/chat/contacts', () => {
  it('lists 25 contacts with status, mood and what is unread', async () => {
    const { body } = await createRestKit().call('/api/chat/contacts');
    expect(body).toHaveLength(25);
    expect(body).toContainEqual({
      id: 'chat-member-2',
      name: 'Jonas Vermeer',
      avatar: '',
      status: 'online',
      mood: expect.any(String),
      unread: 2,
    });
  });

  it('lists all of them, also where there are more than a page holds', async () => {
    const kit = createRestKit();
    const many = Array.from({ length: 150 }, (_, index) => ({
      id: `many-${index}`,
      name: 'Kim',
      avatar: '',
      status: 'ONLINE' as const,
      mood: '',
      userId: null,
      email: '',
      personId: null,
    }));
    await (await kit.store()).chatContacts.insert(many);
    expect((await kit.call('/api/chat/contacts')).body).toHaveLength(175);
  });
});

describe('/api/chat/user', () => {
  it('answers the viewer with the list of chats, the last one spoken in first', async () => {
    const { body } = await createRestKit().call('/api/chat/user');
    expect(body).toEqual({
      id: 'user-admin',
      name: 'Mira Aydın',
      avatar: '',
      status: 'online',
      mood: 'In the control room.',
      chatList: [
        {
          chatId: 'chat-1',
          contactId: 'chat-member-2',
          lastMessageTime: new Date(NOW - 720_000).toISOString(),
        },
        { chatId: 'chat-2', contactId: 'chat-member-11', lastMessageTime: expect.any(String) },
        { chatId: 'chat-3', contactId: 'user-staff', lastMessageTime: expect.any(String) },
      ],
    });
  });

  it('takes a status and a mood at /data, and answers the viewer', async () => {
    const { body } = await post(createRestKit(), '/api/chat/user/data', {
      status: 'do-not-disturb',
      mood: 'Counting.',
    });
    expect(body).toMatchObject({ id: 'user-admin', status: 'do-not-disturb', mood: 'Counting.' });
    expect(body).toHaveProperty('chatList');
  });
});

describe('/api/chat/get-chat', () => {
  it('answers the dialog, oldest message first, and the entry of the list of chats', async () => {
    const { chat, userChatData } = await getChat(createRestKit(), 'user-staff');
    expect(chat).toEqual({
      id: 'chat-3',
      dialog: [
        { who: 'user-staff', message: 'May I swap Saturday with Claire?', time: expect.any(String) },
        { who: 'user-admin', message: expect.stringMatching(/^If both/), time: expect.any(String) },
        { who: 'user-staff', message: 'Written. Thank you!', time: expect.any(String) },
      ],
    });
    expect(userChatData).toEqual({
      chatId: 'chat-3',
      contactId: 'user-staff',
      lastMessageTime: chat.dialog.at(-1)?.time,
    });
  });

  it('creates the chat if none exists, and clears what was unread', async () => {
    const kit = createRestKit();
    const { chat, userChatData } = await getChat(kit, 'chat-contact-10');
    expect(chat).toEqual({ id: expect.any(String), dialog: [] });
    expect(userChatData).toEqual({ chatId: chat.id, contactId: 'chat-contact-10', lastMessageTime: null });
    expect((await getChat(kit, 'chat-contact-10')).chat.id).toBe(chat.id);
    await getChat(kit, 'chat-member-2');
    const { body } = await kit.call('/api/chat/contacts');
    expect(body).toContainEqual(expect.objectContaining({ id: 'chat-member-2', unread: 0 }));
  });

  it('answers every message, also where there are more than a page holds', async () => {
    const kit = createRestKit();
    const many = Array.from({ length: 230 }, (_, index) => ({
      id: `many-${String(index).padStart(3, '0')}`,
      ownerId: 'user-admin',
      chatId: 'chat-3',
      senderId: 'user-staff',
      text: `${index}`,
      sentAt: NOW + index,
      sendKey: null,
    }));
    await (await kit.store()).chatMessages.insert(many);
    const { chat } = await getChat(kit, 'user-staff');
    expect(chat.dialog.slice(3).map(({ message }) => message)).toEqual(many.map(({ text }) => text));
  });

  it.each([
    [{ contactId: 'nobody' }, 404, { message: 'Contact nobody does not exist.' }],
    [{}, 400, { field: 'contactId', message: 'Send the id of the contact as text.' }],
  ])('asked with %j answers %i', async (query, status, error) => {
    expect(await createRestKit().call('/api/chat/get-chat', { query })).toMatchObject({
      status,
      body: { error },
    });
  });
});

describe('/api/chat/send-message', () => {
  const path = '/api/chat/send-message';

  it.each([
    ['text', 'Hello'],
    [
      'an object, as the panel sends it',
      { who: 'user-staff', message: 'Hello', time: '2001-01-01T00:00:00Z' },
    ],
  ])('takes the message as %s, and says by itself who sent it and when', async (_, message) => {
    const { body } = await post(createRestKit(), path, {
      chatId: 'chat-3',
      contactId: 'user-staff',
      message,
    });
    const time = new Date(NOW).toISOString();
    expect(body).toEqual({
      message: { who: 'user-admin', message: 'Hello', time },
      userChatData: { chatId: 'chat-3', contactId: 'user-staff', lastMessageTime: time },
    });
  });

  it.each([
    [
      { chatId: 'chat-3', message: ' ' },
      400,
      { field: 'message', message: 'Write a message before you send it.' },
    ],
    [
      { chatId: 'chat-3' },
      400,
      { field: 'message', message: 'Send the message as text, or as an object with the text in message.' },
    ],
    [{ message: 'Hello' }, 400, { field: 'chatId' }],
    [{ chatId: 'nothing', message: 'Hello' }, 404, { message: 'Chat nothing does not exist.' }],
  ])('asked with %j answers %i', async (body, status, error) => {
    expect(await post(createRestKit(), path, body)).toMatchObject({ status, body: { error } });
  });

  it('refuses a status that does not exist', async () => {
    expect(await post(createRestKit(), '/api/chat/user/data', { status: 'asleep' })).toMatchObject({
      status: 400,
      body: {
        error: { field: 'status', message: 'Send the status as online, away, do-not-disturb or offline.' },
      },
    });
  });
});

describe('/api/quick-panel/data', () => {
  it('answers the notes and the events', async () => {
    const { body } = await createRestKit().call('/api/quick-panel/data');
    const item = { id: expect.any(String), title: expect.any(String), detail: expect.any(String) };
    expect(body).toEqual({ notes: [item, item, item], events: [item, item, item] });
  });
});

import { describe, expect, it } from 'vitest';
import {
  groupMessages,
  orderContacts,
  type Unsent,
  withMessage,
  withoutDelivered,
  withTalk,
} from './chatPanel.rules.ts';

const person = (id: string) => ({ id });
const chat = (contactId: string, lastMessageAt: string | null, unreadCount = 0) => ({
  id: `chat-${contactId}`,
  contact: person(contactId),
  lastMessageAt,
  unreadCount,
});

describe('the list of contacts', () => {
  const contacts = ['ada', 'ben', 'cem', 'dua'].map(person);
  const ids = (chats: Parameters<typeof orderContacts>[0]) =>
    orderContacts(chats, contacts).map(({ contact }) => contact.id);

  it('begins with those who have a conversation, the last one spoken in on top', () => {
    const chats = [chat('cem', '2026-11-20T10:00:00Z'), chat('dua', '2026-11-21T09:00:00Z')];
    expect(ids(chats)).toEqual(['dua', 'cem', 'ada', 'ben']);
  });

  it('leaves a contact whose chat is empty among the others', () => {
    expect(ids([chat('cem', null)])).toEqual(['ada', 'ben', 'cem', 'dua']);
  });

  it('names somebody with a conversation who is not among the contacts at hand', () => {
    expect(ids([chat('zoe', '2026-11-21T09:00:00Z')])).toEqual(['zoe', 'ada', 'ben', 'cem', 'dua']);
  });

  it('says what is unread', () => {
    const [first] = orderContacts([chat('ben', '2026-11-21T09:00:00Z', 3)], contacts);
    expect(first?.unread).toBe(3);
  });
});

describe('a sent message', () => {
  it('updates the entry of its chat', () => {
    const before = [chat('ada', '2026-11-20T10:00:00Z'), chat('ben', '2026-11-20T11:00:00Z')];
    const after = chat('ada', '2026-11-21T10:00:00Z');
    expect(withTalk(before, after)).toEqual([after, before[1]]);
  });

  it('prepends the entry when there was none', () => {
    const before = [chat('ada', '2026-11-20T10:00:00Z')];
    const fresh = chat('ben', '2026-11-21T10:00:00Z');
    expect(withTalk(before, fresh)).toEqual([fresh, ...before]);
  });
});

const said = (id: string, sentAt: string, mine = false) => ({
  id,
  mine,
  sentAt: `2026-11-21T${sentAt}Z`,
});

describe('a message that arrives', () => {
  const before = [said('b', '10:01:00'), said('a', '10:00:00')];
  const idsWith = (message: ReturnType<typeof said>) => withMessage(before, message).map(({ id }) => id);

  it('comes first', () => {
    expect(idsWith(said('c', '10:02:00'))).toEqual(['c', 'b', 'a']);
  });

  it('is there once when it is told twice', () => {
    expect(idsWith(said('a', '10:00:00'))).toEqual(['b', 'a']);
  });

  it('takes the place of its time when a later one was told before it', () => {
    expect(idsWith(said('c', '10:00:30'))).toEqual(['b', 'c', 'a']);
    expect(idsWith(said('c', '09:00:00'))).toEqual(['b', 'a', 'c']);
  });
});

describe('bubbles', () => {
  const groups = (...messages: ReturnType<typeof said>[]) =>
    groupMessages(messages).map((group) => group.map(({ id }) => id));

  it('of one side stand together', () => {
    expect(groups(said('a', '10:00:00'), said('b', '10:01:00'), said('c', '10:02:00', true))).toEqual([
      ['a', 'b'],
      ['c'],
    ]);
  });

  it('begin a new group after five minutes of silence', () => {
    expect(groups(said('a', '10:00:00'), said('b', '10:04:59'), said('c', '10:09:59'))).toEqual([
      ['a', 'b'],
      ['c'],
    ]);
  });

  it('are none when nothing was said', () => {
    expect(groups()).toEqual([]);
  });
});

describe('a text on its way', () => {
  const unsent = (id: number, text: string, failed = false): Unsent => ({
    id,
    contactId: 'ada',
    text,
    failed,
  });

  it('is no longer unsent when its message is told', () => {
    const list = [unsent(1, 'Hello'), unsent(2, 'Hello')];
    expect(withoutDelivered(list, { contactId: 'ada', text: 'Hello' })).toEqual([unsent(2, 'Hello')]);
  });

  it('stays when another text or another chat was told', () => {
    const list = [unsent(1, 'Hello')];
    expect(withoutDelivered(list, { contactId: 'ada', text: 'Bye' })).toEqual(list);
    expect(withoutDelivered(list, { contactId: 'ben', text: 'Hello' })).toEqual(list);
  });

  it('stays when it has failed: only a new try may take it away', () => {
    const list = [unsent(1, 'Hello', true)];
    expect(withoutDelivered(list, { contactId: 'ada', text: 'Hello' })).toEqual(list);
  });
});

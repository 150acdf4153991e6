import { describe, expect, it } from 'vitest';
import {
  createGroupKeys,
  deliveryOf,
  groupMessages,
  named,
  orderContacts,
  spokenDays,
  withMessage,
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
    expect(idsWith(said('c', '10:01:00'))).toEqual(['c', 'b', 'a']);
  });
});

describe('bubbles', () => {
  const groups = (...messages: ReturnType<typeof said>[]) =>
    groupMessages(messages, null).map((group) => group.map(({ id }) => id));

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

  it('begin a new group below the line', () => {
    const three = ['a', 'b', 'c'].map((id, index) => said(id, `10:0${index}:00`));
    expect(groupMessages(three, 'b').map((group) => group.map(({ id }) => id))).toEqual([['a'], ['b', 'c']]);
  });

  it('are none when nothing was said', () => {
    expect(groups()).toEqual([]);
  });
});

it('a group keeps its key when messages are added above or below', () => {
  const keyOf = createGroupKeys();
  const ids = (...names: string[]) => names.map((id) => ({ id }));
  expect(keyOf(ids('c', 'd'))).toBe('c');
  expect(keyOf(ids('a', 'b', 'c', 'd'))).toBe('c');
  expect(keyOf(ids('a', 'b', 'c', 'd', 'e'))).toBe('c');
  expect(keyOf(ids('f'))).toBe('f');
});

describe('days', () => {
  const dayOf = (moment: string) => moment.slice(0, 10);

  it('hold what was said on them, and a group ends with the day', () => {
    const messages = [
      { id: 'a', mine: false, sentAt: '2026-11-20T23:59:00Z' },
      { id: 'b', mine: false, sentAt: '2026-11-21T00:01:00Z' },
      { id: 'c', mine: false, sentAt: '2026-11-21T00:02:00Z' },
    ];
    const ids = spokenDays(messages, dayOf).map(({ day, groups }) => [
      day,
      groups.map((group) => group.map(({ id }) => id)),
    ]);
    expect(ids).toEqual([
      ['2026-11-20', [['a']]],
      ['2026-11-21', [['b', 'c']]],
    ]);
  });
});

describe('how far a message has come', () => {
  const [early, late] = ['2026-11-21T10:00:00Z', '2026-11-21T10:05:00Z'];

  it('is sent, delivered, then read; the moment itself is included', () => {
    expect(deliveryOf(late, { deliveredUntil: null, readUntil: null })).toBe('sent');
    expect(deliveryOf(late, { deliveredUntil: early, readUntil: early })).toBe('sent');
    expect(deliveryOf(late, { deliveredUntil: late, readUntil: early })).toBe('delivered');
    expect(deliveryOf(late, { deliveredUntil: late, readUntil: late })).toBe('read');
  });
});

describe('a search', () => {
  const names = (search: string) =>
    named(
      ['Mira Aydın', 'Tomasz Zieliński', '박서연'].map((name) => ({ name })),
      search,
    ).map(({ name }) => name);

  it('finds names in any case of letters, without their accents, and in every script', () => {
    expect(names('AYDIN')).toEqual(['Mira Aydın']);
    expect(names('zielinski')).toEqual(['Tomasz Zieliński']);
    expect(names('서연')).toEqual(['박서연']);
    expect(names('')).toHaveLength(3);
    expect(names('x')).toEqual([]);
  });
});

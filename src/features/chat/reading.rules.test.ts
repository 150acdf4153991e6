import { describe, expect, it } from 'vitest';
import { firstBelow, type Reading, readingAfter, seenUntil, unreadOf } from './reading.rules.ts';

const messages = [
  { id: 'a', mine: false },
  { id: 'b', mine: false },
  { id: 'c', mine: true },
  { id: 'd', mine: false },
];

describe('what is unread', () => {
  const ids = (unread: number) => unreadOf(messages, unread).map(({ id }) => id);

  it('are the last messages of the other, as many as are at hand', () => {
    expect([ids(0), ids(1), ids(2), ids(9)]).toEqual([[], ['d'], ['b', 'd'], ['a', 'b', 'd']]);
  });
});

describe('the line above what is new', () => {
  const shown = (unread: number, last: string | null, inSight: boolean) => ({ unread, last, inSight });

  it('stands where reading ended when the conversation is opened, and nowhere when all was read', () => {
    expect(readingAfter(null, shown(2, 'd', true))).toEqual({ unread: 2, end: { unread: 2, last: 'd' } });
    expect(readingAfter(null, shown(0, 'd', true))).toEqual({ unread: 0, end: null });
    expect(readingAfter(null, shown(2, null, true))).toEqual({ unread: 2, end: null });
  });

  const opened: Reading = { unread: 2, end: { unread: 2, last: 'd' } };
  const read = { ...opened, unread: 0 };

  it('stays while the messages below it are read, and while more follow them', () => {
    expect(readingAfter(opened, shown(1, 'd', false))).toEqual({ unread: 1, end: opened.end });
    expect(readingAfter(opened, shown(0, 'd', false))).toEqual(read);
    expect(readingAfter(opened, shown(3, 'e', false))).toEqual({ unread: 3, end: opened.end });
  });

  it('moves to what comes out of sight after everything was read, not to what comes in sight', () => {
    expect(readingAfter(read, shown(1, 'e', false))).toEqual({ unread: 1, end: { unread: 1, last: 'e' } });
    expect(readingAfter(read, shown(1, 'e', true))).toEqual({ unread: 1, end: opened.end });
  });

  it('stands above the first of them, whatever follows, and not while that one is not at hand', () => {
    expect(firstBelow(messages, { unread: 2, last: 'd' })).toBe('b');
    expect(firstBelow(messages, { unread: 1, last: 'b' })).toBe('b');
    expect(firstBelow(messages, { unread: 4, last: 'd' })).toBeNull();
    expect(firstBelow(messages, { unread: 1, last: 'gone' })).toBeNull();
    expect(firstBelow(messages, null)).toBeNull();
  });
});

describe('what was seen', () => {
  const places = [
    { id: 'a', bottom: 100 },
    { id: 'b', bottom: 200 },
    { id: 'c', bottom: 300 },
  ];

  it('ends with the newest message whose end is not below the edge', () => {
    expect(seenUntil(places, 250)).toBe('b');
    expect(seenUntil(places, 299)).toBe('c');
    expect(seenUntil(places, 298)).toBe('b');
    expect(seenUntil(places, 98)).toBeNull();
  });
});

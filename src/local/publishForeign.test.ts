import { expect, test } from 'vitest';
import { createEvents } from '~/resolvers/events.ts';
import { publishForeign } from './publishForeign.ts';

const NOW = 1_000_000;

test('a board that another tab has changed, in itself, a list or a card, is told once', async () => {
  const events = createEvents();
  const heard = events.subscribe('boardChanged');
  const row = (id: string) => ({ id, boardId: 'one' });
  publishForeign(
    events,
    [
      { table: 'boardCards', id: 'card', row: row('card') },
      { table: 'boardLists', id: 'list', row: row('list') },
      { table: 'boards', id: 'two', row: null },
    ],
    NOW,
  );
  events.publish('boardChanged', { boardId: 'end' });
  const told = [await heard.next(), await heard.next(), await heard.next()];
  expect(told.map(({ value }) => value.boardId)).toEqual(['one', 'two', 'end']);
});

test('a mail that another tab has sent is told, and neither its sender’s copy nor a mail that is unread again', async () => {
  const events = createEvents();
  const heard = events.subscribe('mailArrived');
  const mail = (id: string, read: boolean, sentAt: number) => ({
    table: 'mails' as const,
    id,
    row: { id, ownerId: 'nadia', read, sentAt },
  });
  publishForeign(
    events,
    [mail('sent', true, NOW - 3), mail('old', false, NOW - 60_000), mail('new', false, NOW - 3)],
    NOW,
  );
  expect((await heard.next()).value).toEqual({ mailId: 'new', ownerId: 'nadia' });
});

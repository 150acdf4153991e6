import { expect, test } from 'vitest';
import { createEvents } from '~/resolvers/events.ts';
import { publishForeign } from './publishForeign.ts';

test('a board that another tab has changed, in itself, a list or a card, is told once', async () => {
  const events = createEvents();
  const heard = events.subscribe('boardChanged');
  const row = (id: string) => ({ id, boardId: 'one' });
  publishForeign(events, [
    { table: 'boardCards', id: 'card', row: row('card') },
    { table: 'boardLists', id: 'list', row: row('list') },
    { table: 'boards', id: 'two', row: null },
  ]);
  events.publish('boardChanged', { boardId: 'end' });
  const told = [await heard.next(), await heard.next(), await heard.next()];
  expect(told.map(({ value }) => value.boardId)).toEqual(['one', 'two', 'end']);
});

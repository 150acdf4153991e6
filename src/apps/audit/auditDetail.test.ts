import { expect, test } from 'vitest';
import { detailOf } from './auditDetail.ts';

const said = (action: 'CHANGE' | 'CREATE' | 'DRILL' | 'IMPORT', detail: string) =>
  ({ action, subject: 'CAMERA', detail }) as const;

test('codes of a detail become words: states, fields, roles, drills, phases, sharing and imports', () => {
  expect(detailOf(said('CHANGE', 'PAUSED'))).toEqual({ words: ['PAUSED'], text: '' });
  expect(detailOf(said('CHANGE', 'name, siteId, tags'))).toEqual({
    words: ['name', 'siteId', 'tags'],
    text: '',
  });
  expect(detailOf({ action: 'CREATE', subject: 'INVITATION', detail: 'STAFF' }).words).toEqual(['STAFF']);
  expect(detailOf(said('DRILL', 'SLOW_LINK started')).words).toEqual(['SLOW_LINK', 'started']);
  expect(detailOf({ action: 'CHANGE', subject: 'MAINTENANCE', detail: 'ACTIVE' }).words).toEqual([
    'underWay',
  ]);
  const wall = (detail: string) => detailOf({ action: 'CHANGE', subject: 'WALL', detail }).words;
  expect([wall('Wall made private.'), wall('Tour shared.')]).toEqual([['madePrivate'], ['tour', 'shared']]);
  expect(detailOf(said('IMPORT', '12 new, 3 changed')).imported).toEqual({ made: 12, changed: 3 });
});

test('what somebody wrote stays as it was written, also where it looks like a code', () => {
  expect(detailOf(said('CHANGE', 'PAUSED · Painting · ACTIVE again on Monday'))).toEqual({
    words: ['PAUSED'],
    text: 'Painting · ACTIVE again on Monday',
  });
  expect(detailOf({ action: 'CREATE', subject: 'INCIDENT', detail: 'name' })).toEqual({
    words: [],
    text: 'name',
  });
  expect(detailOf(said('CHANGE', 'something, name'))).toEqual({ words: [], text: 'something, name' });
});

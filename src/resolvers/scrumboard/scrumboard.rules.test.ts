import { describe, expect, test } from 'vitest';
import type { BoardCardRow } from './scrumboard.rows.ts';
import {
  activitiesOf,
  attachmentsOf,
  cardErrors,
  labelErrors,
  messageErrors,
  moveIdTo,
  nameErrors,
  settingsErrors,
  uriOf,
} from './scrumboard.rules.ts';

const hand = { newId: () => 'new', now: 9_000, memberId: 'member-1' };
const board = { memberIds: ['member-1'], labels: [{ id: '1', name: 'App', color: '#2196F3' }] };
const link = { id: 'a', name: 'Atlas', type: 'LINK', url: 'https://maps.example', time: 1 } as const;
const card: BoardCardRow = {
  id: 'card',
  boardId: 'board',
  name: 'Tile',
  description: '',
  coverId: 'a',
  memberIds: ['member-1'],
  labelIds: ['1'],
  attachments: [link],
  subscribed: false,
  checklists: [{ id: 'c', name: 'Steps', items: [{ id: 'i', name: 'One', checked: false }] }],
  activities: [],
  due: null,
};

test('a card that keeps the rules has no errors', () => {
  expect(cardErrors(card, board)).toEqual([]);
});

describe('a card is refused on its field', () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ ...link, id: `a${index}` }));
  test.each([
    [{ name: ' ' }, 'name'],
    [{ description: 'x'.repeat(10_001) }, 'description'],
    [{ memberIds: ['member-2'] }, 'memberIds'],
    [{ labelIds: ['2'] }, 'labelIds'],
    [{ coverId: 'b' }, 'coverId'],
    [{ attachments: [{ ...link, url: 'javascript:alert(1)' }] }, 'attachments'],
    [{ attachments: [{ ...link, type: 'IMAGE', url: 'http://maps.example' } as const] }, 'attachments'],
    [{ attachments: [link, link] }, 'attachments'],
    [{ attachments: [link, ...many] }, 'attachments'],
    [
      {
        checklists: [
          {
            id: 'c',
            name: '',
            items: [
              { id: 'i', name: '', checked: true },
              { id: 'i', name: '', checked: true },
            ],
          },
        ],
      },
      'checklists',
    ],
    [
      {
        activities: [
          { id: 'x', type: 'COMMENT', memberId: null, message: 'x'.repeat(10_001), time: 1 } as const,
        ],
      },
      'activities',
    ],
  ])('%#', (change, field) => {
    expect(cardErrors({ ...card, ...change }, board)).toMatchObject([{ field }]);
  });
});

test('names, colours and comments are checked', () => {
  expect(nameErrors('x'.repeat(201))).toMatchObject([{ field: 'name' }]);
  expect(labelErrors({ name: 'App', color: 'red' })).toMatchObject([{ field: 'color' }]);
  expect(messageErrors(' ')).toMatchObject([{ field: 'message' }]);
  const settings = { subscribed: true, cardCoverImages: true };
  for (const color of ['', '#192D3E', 'steel-blue'])
    expect(settingsErrors({ ...settings, color })).toEqual([]);
  expect(settingsErrors({ ...settings, color: 'url(//x)' })).toMatchObject([{ field: 'color' }]);
});

test('an address is made from the name, in any script, and is never empty', () => {
  expect(['Known Bugs!', '보드', '***'].map((name) => uriOf({ name }))).toEqual([
    'known-bugs',
    '보드',
    'board',
  ]);
});

test('attachments keep their moment, new ones are of now', () => {
  const given = [
    { ...link, name: 'World' },
    { name: 'New', type: 'LINK', url: 'https://x.example' } as const,
  ];
  expect(attachmentsOf([link], given, hand)).toEqual([
    { ...link, name: 'World' },
    { id: 'new', name: 'New', type: 'LINK', url: 'https://x.example', time: 9_000 },
  ]);
});

test('nobody writes in another’s name or changes what was written', () => {
  const old = { id: '1', type: 'COMMENT', memberId: 'member-2', message: 'Mine.', time: 1 } as const;
  const given = [
    { type: 'COMMENT', message: 'Yes.' } as const,
    { id: '1', type: 'COMMENT', message: 'Changed.' } as const,
  ];
  expect(activitiesOf([old], given, hand)).toEqual([
    { id: 'new', type: 'COMMENT', memberId: 'member-1', message: 'Yes.', time: 9_000 },
    old,
  ]);
});

test.each([
  ['c', 0, ['c', 'a', 'b']],
  ['a', 1, ['b', 'a', 'c']],
  ['a', 9, ['b', 'c', 'a']],
  ['c', -4, ['c', 'a', 'b']],
  ['d', 1, ['a', 'd', 'b', 'c']],
])('%s at index %i', (id, index, expected) => {
  expect(moveIdTo(['a', 'b', 'c'], id, index)).toEqual(expected);
});

import { describe, expect, test } from 'vitest';
import type { BoardCardRow } from './scrumboard.rows.ts';
import {
  activitiesOf,
  attachmentsOf,
  cardErrors,
  checklistsOf,
  labelErrors,
  messageErrors,
  moveIdTo,
  nameErrors,
  settingsErrors,
  uriOf,
  withAttachmentNotes,
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

/** A refusal as its field, its code and what it names. */
const brief = (errors: ReturnType<typeof cardErrors>) =>
  errors.map(({ field, code, params }) => [field, code, ...params.map(({ value }) => value)].join(' '));

const item = (id: string) => ({ id, name: '', checked: true });
const many = (count: number) => Array.from({ length: count }, (_, index) => String(index));
const checklist = (id: string, ...items: readonly string[]) => ({ id, name: '', items: items.map(item) });
const comment = (message: string) =>
  ({ id: `c${message.length}`, type: 'COMMENT', memberId: null, message, time: 1 }) as const;
const image = { ...link, id: 'i', type: 'IMAGE', url: 'data:image/png;base64,AAAA' } as const;

describe('a card', () => {
  test.each([
    [{ name: 'x'.repeat(200), description: 'x'.repeat(10_000) }],
    [{ coverId: null, attachments: [] }],
    [{ attachments: many(100).map((id) => ({ ...link, id })), coverId: '7' }],
    [{ attachments: [link, image, { ...link, id: 'h', url: 'http://maps.example' }] }],
    [{ attachments: [link, { ...image, url: image.url.padEnd(90_000, 'A') }] }],
    [{ checklists: [checklist('a', ...many(100)), checklist('b', ...many(100))] }],
    [{ activities: [comment('x'.repeat(10_000))] }],
    [{ memberIds: [], labelIds: [] }],
  ])('may be as large as allowed, and as empty: %#', (change) => {
    expect(cardErrors({ ...card, ...change }, board)).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, 'name REQUIRED'],
    [{ name: 'x'.repeat(201) }, 'name TOO_LONG 200'],
    [{ description: 'x'.repeat(10_001) }, 'description TOO_LONG 10000'],
    [{ memberIds: ['member-1', 'member-2'] }, 'memberIds NOT_AMONG members of the board'],
    [{ labelIds: ['1', '2'] }, 'labelIds NOT_AMONG labels of the board'],
    [{ coverId: 'b' }, 'coverId NOT_AMONG attachments of the card'],
    [{ attachments: [link, { ...image, url: image.url.padEnd(90_001, 'A') }] }, 'attachments TOO_LARGE 90'],
    [
      { attachments: [link, { ...link, id: 'b', url: 'javascript:alert(1)' }] },
      'attachments INVALID_ADDRESS https:, data:image/',
    ],
    [
      { attachments: [link, { ...image, url: 'http://maps.example' }] },
      'attachments INVALID_ADDRESS https:, data:image/',
    ],
    [
      { attachments: [link, { ...link, id: 'b', url: image.url }] },
      'attachments INVALID_ADDRESS https:, data:image/',
    ],
    [{ attachments: [link, link] }, 'attachments DUPLICATE'],
    [{ attachments: [link, ...many(100).map((id) => ({ ...link, id }))] }, 'attachments TOO_MANY 100'],
    [{ checklists: [checklist('c', 'i'), checklist('d', 'i', 'i')] }, 'checklists DUPLICATE'],
    [{ checklists: [checklist('c'), checklist('d', ...many(101))] }, 'checklists TOO_MANY 100'],
    [{ activities: [comment(''), comment('x'.repeat(10_001))] }, 'activities ITEM_TOO_LONG 10000'],
  ])('is refused on its field: %#', (change, error) => {
    expect(brief(cardErrors({ ...card, ...change }, board))).toEqual([error]);
  });

  test('keeps an attachment that it has, though nobody could add it today', () => {
    const old = { ...link, url: 'ftp://maps.example' };
    const changed = { ...card, attachments: [old] };
    expect(cardErrors(changed, board, [link, old])).toEqual([]);
    expect(brief(cardErrors(changed, board, [{ ...old, type: 'IMAGE' }]))).toHaveLength(1);
    expect(brief(cardErrors(changed, board, [link]))).toHaveLength(1);
  });
});

test('new checklists and their items get ids, those that are there keep theirs', () => {
  const given = [
    { id: 'c', name: 'Steps', items: [{ id: 'i', name: 'One', checked: true }] },
    { name: 'More', items: [{ name: 'Two', checked: false }] },
  ];
  expect(checklistsOf(given, hand)).toEqual([
    { id: 'c', name: 'Steps', items: [{ id: 'i', name: 'One', checked: true }] },
    { id: 'new', name: 'More', items: [{ id: 'new', name: 'Two', checked: false }] },
  ]);
});

test('a new attachment leaves a note before what was written', () => {
  const before = { ...card, activities: [comment('Old.')] };
  expect(withAttachmentNotes(before, [link, { ...link, id: 'b', name: 'Plan' }], hand)).toEqual([
    { id: 'new', type: 'ATTACHMENT', memberId: 'member-1', message: 'Plan', time: 9_000 },
    comment('Old.'),
  ]);
});

test('names and comments may be as long as allowed', () => {
  expect(nameErrors('x'.repeat(200))).toEqual([]);
  expect(brief(nameErrors('x'.repeat(201)))).toEqual(['name TOO_LONG 200']);
  expect(messageErrors('x'.repeat(10_000))).toEqual([]);
  expect(brief(messageErrors('x'.repeat(10_001)))).toEqual(['message TOO_LONG 10000']);
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

import { describe, expect, test } from 'vitest';
import { isEditable, isVisible, nameErrors, noFilter, tourErrors, wallErrors } from './wall.rules.ts';

const cell = (cameraId: string | null, columns = 1, rows = 1) => ({ cameraId, columns, rows });
const wall = { name: 'Gates', cells: [cell('a'), cell(null), cell(null)], filter: noFilter };
const page = { filter: noFilter, dwellSeconds: 20 };
const tour = { name: 'Night', pages: [page] };
const many = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`);
/** A refusal as its field, its code and the limits that it names. */
const codesOf = (errors: ReturnType<typeof wallErrors>) =>
  errors.map(({ field, code, params }) => [field, code, ...params.map(({ value }) => value)].join(' '));
const wallCodes = (change: Partial<Parameters<typeof wallErrors>[0]>) =>
  codesOf(wallErrors({ ...wall, ...change }));
const tourCodes = (pages: Parameters<typeof tourErrors>[0]['pages'], hidden = false) =>
  codesOf(tourErrors({ ...tour, pages }, hidden));

test('a name is asked for, of 80 characters at most', () => {
  expect(codesOf(nameErrors(''))).toEqual(['name REQUIRED']);
  expect(nameErrors('x'.repeat(80))).toEqual([]);
  expect(codesOf(nameErrors('x'.repeat(81)))).toEqual(['name TOO_LONG 80']);
});

describe('a wall', () => {
  test('that keeps the rules has no errors, with places left empty', () => {
    expect(wallCodes({})).toEqual([]);
  });

  test('has a name', () => {
    expect(wallCodes({ name: '' })).toEqual(['name REQUIRED']);
  });

  test('has 64 tiles at most', () => {
    expect(wallCodes({ cells: many(64).map((id) => cell(id)) })).toEqual([]);
    expect(wallCodes({ cells: many(65).map((id) => cell(id)) })).toEqual(['cells TOO_MANY 64']);
  });

  test.each([
    [0, 1, false],
    [1, 0, false],
    [8, 8, true],
    [9, 1, false],
    [1, 9, false],
  ])('may have a tile of %i columns and %i rows: %s', (columns, rows, allowed) => {
    expect(wallCodes({ cells: [cell('a'), cell('b', columns, rows)] })).toEqual(
      allowed ? [] : ['cells OUT_OF_RANGE 1 8'],
    );
  });

  test('shows each camera once', () => {
    expect(wallCodes({ cells: [cell('a'), cell('b'), cell('a')] })).toEqual(['cells DUPLICATE']);
  });

  test('filters by 100 values of each kind at most, of 100 characters at most', () => {
    const longest = 'x'.repeat(100);
    expect(
      wallCodes({ filter: { ...noFilter, tags: many(100), groups: [longest], search: longest } }),
    ).toEqual([]);
    expect(wallCodes({ filter: { ...noFilter, siteIds: many(101) } })).toEqual(['filter TOO_MANY 100']);
    expect(wallCodes({ filter: { ...noFilter, tags: ['a', `${longest}x`] } })).toEqual([
      'filter ITEM_TOO_LONG 100',
    ]);
    expect(wallCodes({ filter: { ...noFilter, search: `${longest}x` } })).toEqual([
      'filter ITEM_TOO_LONG 100',
    ]);
  });
});

describe('a tour', () => {
  test('has a name and a page', () => {
    expect(tourErrors(tour, false)).toEqual([]);
    expect(codesOf(tourErrors({ ...tour, name: '' }, false))).toEqual(['name REQUIRED']);
    expect(tourCodes([])).toEqual(['pages REQUIRED']);
  });

  test('has 32 pages at most', () => {
    expect(tourCodes(many(32).map(() => page))).toEqual([]);
    expect(tourCodes(many(33).map(() => page))).toEqual(['pages TOO_MANY 32']);
  });

  test.each([
    [4, false],
    [5, true],
    [300, true],
    [301, false],
  ])('may stay %i seconds on a page: %s', (dwellSeconds, allowed) => {
    expect(tourCodes([page, { ...page, dwellSeconds }])).toEqual(allowed ? [] : ['pages OUT_OF_RANGE 5 300']);
  });

  test('says once that the filters of its pages ask for too much', () => {
    const wide = { ...page, filter: { ...noFilter, siteIds: many(101) } };
    expect(tourCodes([page, wide, wide])).toEqual(['pages TOO_MANY 100']);
  });

  test('that is shared shows shared walls only', () => {
    expect(tourCodes([page], true)).toEqual(['pages PRIVATE_WALL']);
  });
});

describe('a wall or a tour', () => {
  const row = { id: 'w', authorId: 'author', name: 'Gates', removedAt: null };
  const shared = { ...row, ownerId: null };
  const kept = { ...row, ownerId: 'author' };
  const author = { id: 'author', isAdmin: false };
  const other = { id: 'other', isAdmin: false };
  const admin = { id: 'admin', isAdmin: true };

  test('is seen by everybody once it is shared, else by its owner alone', () => {
    expect([author, other, admin].map((viewer) => isVisible(shared, viewer))).toEqual([true, true, true]);
    expect([author, other, admin].map((viewer) => isVisible(kept, viewer))).toEqual([true, false, false]);
  });

  test('is changed by its author, and by administrators once it is shared', () => {
    expect([author, other, admin].map((viewer) => isEditable(shared, viewer))).toEqual([true, false, true]);
    expect([author, other, admin].map((viewer) => isEditable(kept, viewer))).toEqual([true, false, false]);
  });
});

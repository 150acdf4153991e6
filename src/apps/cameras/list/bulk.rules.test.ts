import { describe, expect, test } from 'vitest';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { undoOf } from './bulk.rules.ts';

const camera = (id: string, part: Partial<FleetCamera>): FleetCamera => ({
  id,
  name: id,
  model: '',
  siteId: 'site-a',
  siteName: 'A',
  group: 'Yard',
  tags: [],
  priority: 3,
  operatorState: 'ACTIVE',
  state: 'UP',
  stateSince: null,
  openSeverity: null,
  streamKinds: ['SYNTHETIC'],
  lat: 0,
  lng: 0,
  ...part,
});

const before = [
  camera('one', { tags: ['night'], priority: 1 }),
  camera('two', { operatorState: 'PAUSED', siteId: 'site-b' }),
  camera('three', { priority: 1, group: '' }),
];

describe('what is taken back', () => {
  test.each([
    [
      'a pause, of those that were active',
      { state: 'PAUSED' } as const,
      [{ ids: ['one', 'three'], state: 'ACTIVE' }],
    ],
    [
      'a removal, of all of them',
      { removal: 'REMOVE' } as const,
      [{ ids: ['one', 'two', 'three'], removal: 'RESTORE' }],
    ],
    [
      'a tag, of those that had it not',
      { input: { addTags: ['night'] } },
      [{ ids: ['two', 'three'], input: { removeTags: ['night'] } }],
    ],
    [
      'a removed tag, of those that had it',
      { input: { removeTags: ['night'] } },
      [{ ids: ['one'], input: { addTags: ['night'] } }],
    ],
    [
      'a priority, to what each had',
      { input: { priority: 5 } },
      [
        { ids: ['one', 'three'], input: { priority: 1 } },
        { ids: ['two'], input: { priority: 3 } },
      ],
    ],
    [
      'a move to a site and a group',
      { input: { siteId: 'site-c', group: 'Gate' } },
      [
        { ids: ['one', 'three'], input: { siteId: 'site-a' } },
        { ids: ['two'], input: { siteId: 'site-b' } },
        { ids: ['one', 'two'], input: { group: 'Yard' } },
        { ids: ['three'], input: { group: '' } },
      ],
    ],
    [
      'a resumption, of those that were paused',
      { state: 'ACTIVE' } as const,
      [{ ids: ['two'], state: 'PAUSED' }],
    ],
    ['nothing, where nothing was done', {}, []],
    [
      'nothing of a tag that all had',
      { input: { addTags: ['night'], removeTags: ['day'] } },
      [{ ids: ['two', 'three'], input: { removeTags: ['night'] } }],
    ],
  ])('%s', (_, step, undone) => {
    expect(undoOf(before, step)).toEqual(undone);
  });

  test('leaves out steps of no camera', () => {
    expect(undoOf([camera('one', { tags: ['night'] })], { input: { addTags: ['night'] } })).toEqual([]);
  });
});

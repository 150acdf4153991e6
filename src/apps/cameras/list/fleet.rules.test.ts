import { describe, expect, test } from 'vitest';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { byName, camerasUrl, facetValues, filterFleet, sortFleet } from './fleet.rules.ts';

const camera = (part: Partial<FleetCamera>): FleetCamera => ({
  id: part.name ?? 'x',
  name: 'North gate',
  model: 'Aperta D4',
  siteId: 'site-depot',
  siteName: 'Depot',
  group: 'Yard',
  tags: ['dome'],
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

const fleet = [
  camera({ name: 'Gate 10', tags: ['lpr', 'night'], state: 'DOWN', priority: 1 }),
  camera({
    name: 'gate 9',
    tags: ['lpr'],
    siteId: 'site-mall',
    siteName: 'Mall',
    streamKinds: ['RTSP', 'HLS'],
  }),
  camera({ name: 'Åre lift', group: 'Interior', state: 'UNKNOWN' }),
];
const names = (cameras: readonly FleetCamera[]) => cameras.map(({ name }) => name);
const find = (query: string) => names(filterFleet(fleet, camerasUrl.read(query)));
const collator = new Intl.Collator('en', { numeric: true });

describe('a filter of the fleet', () => {
  test.each([
    ['', ['Gate 10', 'gate 9', 'Åre lift']],
    ['search=GATE', ['Gate 10', 'gate 9']],
    ['search=gate mall', ['gate 9']],
    ['search=åre', ['Åre lift']],
    ['state=DOWN,UNKNOWN', ['Gate 10', 'Åre lift']],
    ['state=DOWN&tag=lpr', ['Gate 10']],
    ['tag=night,dome', ['Gate 10', 'Åre lift']],
    ['site=site-mall', ['gate 9']],
    ['kind=HLS', ['gate 9']],
    ['priority=1', ['Gate 10']],
    ['group=Interior', ['Åre lift']],
    ['priority=1&group=Interior', []],
  ])('%j leaves %j', (query, left) => {
    expect(find(query)).toEqual(left);
  });

  test('says how many cameras each value would leave, its own facet set aside', () => {
    const filter = camerasUrl.read('state=DOWN&tag=dome');
    expect(facetValues(fleet, 'tag', filter)).toEqual([
      { value: 'lpr', label: 'lpr', count: 1 },
      { value: 'night', label: 'night', count: 1 },
      { value: 'dome', label: 'dome', count: 0 },
    ]);
    expect(facetValues(fleet, 'site', filter).map(({ label }) => label)).toEqual(['Depot', 'Mall']);
  });
});

describe('the filters of the address', () => {
  test('drop states and kinds of streams that there are not', () => {
    const { state, kind } = camerasUrl.read('state=DOWN,BROKEN&kind=HLS,VHS');
    expect([state, kind]).toEqual([['DOWN'], ['HLS']]);
  });

  test('take a search with room around and between its words', () => {
    expect(find(`search=${encodeURIComponent('  gate   mall ')}`)).toEqual(['gate 9']);
    expect(find(`search=${encodeURIComponent('   ')}`)).toEqual(names(fleet));
  });

  test('leave the list itself as it is when they ask for nothing', () => {
    expect(filterFleet(fleet, camerasUrl.read(''))).toBe(fleet);
  });
});

describe('an order of the fleet by a column', () => {
  const several = [
    camera({ name: 'a', stateSince: '2026-11-02T00:00:00Z', openSeverity: 'LOW', model: 'Z', group: 'Yard' }),
    camera({
      name: 'b',
      stateSince: null,
      openSeverity: null,
      model: 'y',
      group: 'attic',
      streamKinds: ['WHEP'],
    }),
    camera({
      name: 'c',
      stateSince: '2026-10-30T00:00:00Z',
      openSeverity: 'HIGH',
      model: 'X',
      group: 'Bay',
      streamKinds: ['HLS'],
    }),
  ];
  test.each([
    ['since', 'bca'],
    ['severity', 'cab'],
    ['model', 'cba'],
    ['group', 'bca'],
    ['kinds', 'cab'],
  ])('%s', (column, order) => {
    const sorted = (direction: string) =>
      names(sortFleet(several, camerasUrl.read(`sort=${column}.${direction}`).sort, collator)).join('');
    expect([sorted('asc'), sorted('desc')]).toEqual([order, [...order].reverse().join('')]);
  });

  test.each(['DOWN,UNKNOWN,DEGRADED,MAINTENANCE,PAUSED,UP'])('state, the most urgent first: %s', (order) => {
    const states = order.split(',') as FleetCamera['state'][];
    const shuffled = [...states].sort().map((state) => camera({ name: state, state }));
    expect(names(sortFleet(shuffled, camerasUrl.read('sort=state.asc').sort, collator))).toEqual(states);
  });

  test('keeps names that are equal in the order of their ids', () => {
    const twins = ['2', '1', '3'].map((id) => camera({ id, name: 'Gate' }));
    expect(byName(twins, collator).map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  test('compares texts that repeat once', () => {
    let compared = 0;
    const compare = (one: string, other: string) => {
      compared++;
      return collator.compare(one, other);
    };
    const counting: Intl.Collator = Object.create(collator, { compare: { value: compare } });
    const many = Array.from({ length: 100 }, (_, at) =>
      camera({ name: `${at}`, group: at % 2 ? 'Yard' : 'Bay' }),
    );
    sortFleet(many, camerasUrl.read('sort=group.asc').sort, counting);
    expect(compared).toBeLessThanOrEqual(2);
  });
});

describe('an order of the fleet', () => {
  test.each([
    ['name.asc', ['Åre lift', 'gate 9', 'Gate 10']],
    ['name.desc', ['Gate 10', 'gate 9', 'Åre lift']],
    ['state.asc', ['Gate 10', 'Åre lift', 'gate 9']],
    ['priority.asc', ['Gate 10', 'Åre lift', 'gate 9']],
    ['site.desc', ['gate 9', 'Åre lift', 'Gate 10']],
    ['nonsense.desc', ['Åre lift', 'gate 9', 'Gate 10']],
  ])('by %s is that of the language, with equals by name', (sort, ordered) => {
    expect(names(sortFleet(byName(fleet, collator), camerasUrl.read(`sort=${sort}`).sort, collator))).toEqual(
      ordered,
    );
  });
});

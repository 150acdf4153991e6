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

import { between, pick, type Random, randomFrom } from '~/lib/random.ts';
import { emptyProjection } from '../health/projection.rules.ts';
import { siteFixtures } from '../site/site.fixtures.ts';
import type { SiteRow } from '../site/site.rows.ts';
import type { CameraRow, CameraStreamRow, ViewSlotRow, ViewWindowRow } from './camera.rows.ts';
import { viewSlotsOf } from './camera.rules.ts';

interface Spot {
  readonly name: string;
  readonly group: string;
  readonly tags: readonly string[];
}

const spots: Record<string, readonly Spot[]> = {
  'site-harbour': [
    { name: 'Quay 3 crane', group: 'Perimeter', tags: ['ptz', 'crane'] },
    { name: 'Container lane A', group: 'Yard', tags: ['lpr'] },
    { name: 'Container lane B', group: 'Yard', tags: ['lpr'] },
    { name: 'Fuel berth', group: 'Hazard', tags: ['thermal'] },
    { name: 'Harbour gate', group: 'Entrances', tags: ['lpr', 'intercom'] },
    { name: 'Customs hall', group: 'Interior', tags: ['dome'] },
    { name: 'Breakwater', group: 'Perimeter', tags: ['ptz', 'thermal'] },
    { name: 'Pilot station', group: 'Interior', tags: ['dome'] },
  ],
  'site-depot': [
    { name: 'Loading dock 1', group: 'Yard', tags: ['dome'] },
    { name: 'Loading dock 4', group: 'Yard', tags: ['dome'] },
    { name: 'Cold store', group: 'Interior', tags: ['low-light'] },
    { name: 'Truck entrance', group: 'Entrances', tags: ['lpr'] },
    { name: 'Roof east', group: 'Perimeter', tags: ['ptz'] },
    { name: 'Sorting belt', group: 'Interior', tags: ['dome'] },
    { name: 'Fence south', group: 'Perimeter', tags: ['thermal'] },
    { name: 'Canteen corridor', group: 'Interior', tags: ['dome'] },
  ],
  'site-campus': [
    { name: 'Hall A aisle 2', group: 'Interior', tags: ['dome'] },
    { name: 'Hall A aisle 7', group: 'Interior', tags: ['dome'] },
    { name: 'Hall B cages', group: 'Interior', tags: ['low-light'] },
    { name: 'Generator court', group: 'Hazard', tags: ['thermal'] },
    { name: 'Visitor lobby', group: 'Entrances', tags: ['dome', 'intercom'] },
    { name: 'Battery room', group: 'Hazard', tags: ['thermal'] },
    { name: 'Riverside fence', group: 'Perimeter', tags: ['thermal'] },
    { name: 'Mantrap 2', group: 'Entrances', tags: ['dome'] },
  ],
  'site-solar': [
    { name: 'Array row 12', group: 'Perimeter', tags: ['ptz'] },
    { name: 'Array row 48', group: 'Perimeter', tags: ['ptz'] },
    { name: 'Inverter house', group: 'Hazard', tags: ['thermal'] },
    { name: 'Substation', group: 'Hazard', tags: ['thermal'] },
    { name: 'West track', group: 'Perimeter', tags: ['lpr'] },
    { name: 'Gatehouse', group: 'Entrances', tags: ['intercom'] },
    { name: 'Spare parts store', group: 'Interior', tags: ['dome'] },
    { name: 'Water tower', group: 'Perimeter', tags: ['ptz'] },
  ],
  'site-mall': [
    { name: 'Atrium', group: 'Interior', tags: ['dome', 'counting'] },
    { name: 'Food court', group: 'Interior', tags: ['dome', 'counting'] },
    { name: 'Parking level 1', group: 'Yard', tags: ['lpr'] },
    { name: 'Parking level 3', group: 'Yard', tags: ['lpr', 'low-light'] },
    { name: 'Jewellery row', group: 'Interior', tags: ['dome'] },
    { name: 'Avenue entrance', group: 'Entrances', tags: ['counting'] },
    { name: 'Delivery ramp', group: 'Yard', tags: ['dome'] },
    { name: 'Roof terrace', group: 'Perimeter', tags: ['ptz'] },
  ],
  'site-yard': [
    { name: 'Track 1 points', group: 'Yard', tags: ['ptz'] },
    { name: 'Track 9 points', group: 'Yard', tags: ['ptz'] },
    { name: 'Engine shed', group: 'Interior', tags: ['low-light'] },
    { name: 'Level crossing', group: 'Entrances', tags: ['lpr'] },
    { name: 'Signal bridge', group: 'Perimeter', tags: ['ptz', 'thermal'] },
    { name: 'Freight office', group: 'Interior', tags: ['dome'] },
    { name: 'Tunnel mouth', group: 'Hazard', tags: ['thermal', 'low-light'] },
    { name: 'Wash bay', group: 'Yard', tags: ['dome'] },
  ],
};

const models = [
  'Aperta D4',
  'Aperta P8 PTZ',
  'Lumen T2 Thermal',
  'Lumen N5',
  'Orbis 360',
  'Veld L1 LPR',
] as const;

/** Cameras that an operator has taken out of service. */
const paused = ['camera-depot-8', 'camera-mall-8', 'camera-yard-6'];

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const shifts: readonly (readonly ViewWindowRow[])[] = [
  [{ weekdays: everyDay, from: '00:00', to: '24:00' }],
  [{ weekdays: [1, 2, 3, 4, 5], from: '06:00', to: '18:00' }],
  [{ weekdays: everyDay, from: '18:00', to: '24:00' }],
  [{ weekdays: [6, 7], from: '08:00', to: '20:00' }],
  [{ weekdays: [1, 2, 3, 4, 5], from: '08:30', to: '12:30' }],
  [],
];

function streams(): CameraStreamRow[] {
  const stream = { kind: 'SYNTHETIC', address: null, secret: null } as const;
  return [
    { ...stream, name: 'Main', role: 'MAIN', width: 1920, height: 1080, framesPerSecond: 25 },
    { ...stream, name: 'Sub', role: 'SUB', width: 640, height: 360, framesPerSecond: 12 },
  ];
}

/** The first two cameras of every site stand since 2017, the others came one by one until 2024. */
function installed(random: Random, index: number): number {
  const year = index < 2 ? 2017 : Math.min(2024, 2016 + index);
  return index < 2 ? Date.UTC(2017, 0, 1) : Date.UTC(year, between(random, 0, 11), between(random, 1, 28), 9);
}

function cameraAt(site: SiteRow, spot: Spot, index: number): CameraRow {
  const id = `camera-${site.id.replace('site-', '')}-${index + 1}`;
  const random = randomFrom(id);
  const angle = (index / 8) * 2 * Math.PI;
  const away = 0.004 + random() * 0.008;
  return {
    id,
    name: spot.name,
    model: pick(random, models),
    siteId: site.id,
    lat: Number((site.lat + Math.sin(angle) * away).toFixed(5)),
    lng: Number((site.lng + Math.cos(angle) * away).toFixed(5)),
    group: spot.group,
    tags: spot.tags,
    priority:
      spot.group === 'Hazard' || spot.group === 'Entrances' ? between(random, 1, 2) : between(random, 2, 5),
    operatorState: paused.includes(id) ? 'PAUSED' : 'ACTIVE',
    streams: streams(),
    schedule: shifts[between(random, 0, shifts.length - 1)] ?? [],
    installedAt: installed(random, index),
    removedAt: null,
    removedBy: null,
    ...emptyProjection,
  };
}

/** The windows of the cameras' schedules. */
export const viewSlotFixtures = (): ViewSlotRow[] => cameraFixtures().flatMap(viewSlotsOf);

/** 48 cameras, eight on each of the six sites. */
export const cameraFixtures = (): CameraRow[] =>
  siteFixtures().flatMap((site) => (spots[site.id] ?? []).map((spot, index) => cameraAt(site, spot, index)));

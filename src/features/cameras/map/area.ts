import type { CameraState } from '~/graphql/types.generated.ts';
import { cameraStateLook } from '../states.ts';
import type { Area, Box, MapMarker } from './mapTypes.ts';

/** The state that needs attention most is last: a cluster looks like the worst of its cameras. */
const worstLast: readonly CameraState[] = [
  'UP',
  'PAUSED',
  'MAINTENANCE',
  'NOT_OBSERVED',
  'DEGRADED',
  'UNKNOWN',
  'DOWN',
];

export const worstFirst: readonly CameraState[] = [...worstLast].reverse();

/** How bad a state is: 0 is good. */
export const rankOf = (state: CameraState): number => worstLast.indexOf(state);

/** The states in the order of their ranks. */
export const statesByRank: readonly CameraState[] = worstLast;

type Point = Pick<MapMarker, 'lat' | 'lng'>;

/** The smallest box around all points; the inhabited world when there is none. */
export function boxOf(points: readonly Point[]): Box {
  if (points.length === 0) return [-160, -55, 175, 75];
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { lat, lng } of points) {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

const isInside = ({ lat, lng }: Point, [west, south, east, north]: Box): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

export interface PlaceOption {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** The places of the markers, each once, by name. */
export function placesOf(markers: readonly MapMarker[]): PlaceOption[] {
  const found = new Map<string, PlaceOption>();
  for (const { place } of markers)
    found.set(place.id, { ...place, count: (found.get(place.id)?.count ?? 0) + 1 });
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** The area of a place. */
export const areaOf = (markers: readonly MapMarker[], placeId: string): Area => ({
  box: boxOf(markers.filter(({ place }) => place.id === placeId)),
  placeId,
});

/** The markers of the area: of a place its own, of a piece of the map those inside. */
export function markersIn(markers: readonly MapMarker[], area: Area | null): readonly MapMarker[] {
  if (!area) return markers;
  return markers.filter((marker) =>
    area.placeId === null ? isInside(marker, area.box) : marker.place.id === area.placeId,
  );
}

/** How many markers are in each state, in the order in which states are told. */
export function countStates(markers: readonly MapMarker[]): readonly [CameraState, number][] {
  const counts = new Map<CameraState, number>();
  for (const { state } of markers) counts.set(state, (counts.get(state) ?? 0) + 1);
  const states = Object.keys(cameraStateLook) as CameraState[];
  return states.map((state) => [state, counts.get(state) ?? 0]);
}

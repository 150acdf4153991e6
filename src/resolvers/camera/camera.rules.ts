import type { CameraState, StreamKind, ViewDay } from '~/graphql/types.generated.ts';
import { plus, readingOf } from '~/lib/calendar.ts';
import type { CameraRow, ViewSlotRow } from './camera.rows.ts';

/** All states, best first: the order in which they are counted and shown. */
export const cameraStates: readonly CameraState[] = [
  'UP',
  'DEGRADED',
  'DOWN',
  'UNKNOWN',
  'NOT_OBSERVED',
  'MAINTENANCE',
  'PAUSED',
];

/** How the pictures of the streams come, each kind once. */
export const streamKindsOf = (streams: CameraRow['streams']): StreamKind[] => [
  ...new Set(streams.map(({ kind }) => kind)),
];

/** The condition for cameras that are in the registry: removed ones are neither listed nor counted. */
export const inRegistry = { removedAt: null } as const;

export interface Counts {
  readonly total: number;
  readonly live: number;
  readonly offline: number;
  readonly notObserved: number;
  readonly excluded: number;
  readonly byState: { readonly state: CameraState; readonly count: number }[];
}

/**
 * Counts cameras as live (gives pictures), offline (should give pictures and does not), not yet observed, and excluded
 * (taken out of service). Null, a camera without a transition, counts as NOT_OBSERVED.
 */
export function countStates(counts: ReadonlyMap<CameraState | null, number>): Counts {
  const byState = cameraStates.map((state) => ({
    state,
    count: (counts.get(state) ?? 0) + (state === 'NOT_OBSERVED' ? (counts.get(null) ?? 0) : 0),
  }));
  const sum = (...wanted: CameraState[]) =>
    byState.reduce((total, { state, count }) => total + (wanted.includes(state) ? count : 0), 0);
  return {
    total: sum(...cameraStates),
    live: sum('UP', 'DEGRADED'),
    offline: sum('DOWN', 'UNKNOWN'),
    notObserved: sum('NOT_OBSERVED'),
    excluded: sum('MAINTENANCE', 'PAUSED'),
    byState,
  };
}

/** The windows of a camera's schedule, one for each of their weekdays. */
export const viewSlotsOf = ({
  id,
  siteId,
  name,
  priority,
  operatorState,
  schedule,
}: CameraRow): ViewSlotRow[] =>
  schedule.flatMap(({ weekdays, from, to }, index) =>
    weekdays.map((weekday) => ({
      id: `${id}-${weekday}-${index}`,
      cameraId: id,
      siteId,
      cameraName: name,
      priority,
      operatorState,
      weekday,
      from,
      to,
    })),
  );

/** The weekday and the minute of the day for watchers in the zone. */
export function watchedDay(day: ViewDay, now: number, zone: string) {
  const local = readingOf(now, zone);
  const { weekday } = day === 'TODAY' ? local : readingOf(plus(now, zone, 1, 'day'), zone);
  return { weekday, minute: day === 'TODAY' ? local.hour * 60 + local.minute : null };
}

const minutes = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
};

/** Whether the window contains the minute of its day; null stands for another day, on which no window is open. */
export const isOpenAt = ({ from, to }: Pick<ViewSlotRow, 'from' | 'to'>, minute: number | null): boolean =>
  minute !== null && minutes(from) <= minute && minute < minutes(to);

/** Where a camera stands in an order by a value. */
export interface Place {
  /** Null when there is none. */
  readonly value: number | null;
  readonly name: string;
  readonly id: string;
}

const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/**
 * Below 0 when `a` comes before `b`: by value ascending (`sign` 1) or descending (-1). Cameras without a value come
 * last either way; equal ones are ordered by name, then by id.
 */
export function comparePlaces(a: Place, b: Place, sign: 1 | -1): number {
  const missing = Number(a.value === null) - Number(b.value === null);
  if (missing !== 0) return missing;
  const difference = sign * ((a.value ?? 0) - (b.value ?? 0));
  return difference || compareTexts(a.name, b.name) || compareTexts(a.id, b.id);
}

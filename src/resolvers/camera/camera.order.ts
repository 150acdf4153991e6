import { decodeCursor, encodeCursor } from '~/store/cursor.ts';
import { InvalidCursorError, type Where } from '~/store/port.ts';
import { type Connection, checkFirst, connectionOf, readConnection, refuseCursor } from '../base/paging.ts';
import { spanOf, untilNow } from '../base/period.rules.ts';
import { latestTransitions } from '../base/transitions.ts';
import type { Context } from '../context.ts';
import { type Health, uptimeOf } from '../health/health.rules.ts';
import type { CameraOrder, CameraOrderField, Period } from '../types.generated.ts';
import { healthUntil } from './camera.health.ts';
import type { CameraRow } from './camera.rows.ts';
import { cameraStates, comparePlaces, type Place } from './camera.rules.ts';

interface PageArguments {
  readonly first: number;
  readonly after?: string | null | undefined;
}

const stored = {
  NAME: 'name',
  PRIORITY: 'priority',
  INSTALLED_AT: 'installedAt',
  OPERATOR_STATE: 'operatorState',
} as const satisfies Partial<Record<CameraOrderField, keyof CameraRow>>;

type StoredField = keyof typeof stored;
type Measure = Exclude<CameraOrderField, StoredField | 'STATE'>;

/** An order, and the stretch over which what is derived is measured. */
export interface MeasuredOrder extends Partial<CameraOrder> {
  readonly period: Period;
  readonly zone: string;
}

interface DerivedOrder extends Required<MeasuredOrder> {
  readonly field: Measure | 'STATE';
}

const isStored = (field: CameraOrderField): field is StoredField => field in stored;

const measures: Record<Measure, (health: Health) => number | null> = {
  MALFUNCTIONS: ({ malfunctions }) => malfunctions,
  DOWN_TIME: ({ times }) => times.DOWN,
  UP_TIME: ({ times }) => times.UP + times.DEGRADED,
  UPTIME: ({ times }) => uptimeOf(times),
};

/** What each camera is ranked by, as it was at the moment `at`, from the transitions themselves; two reads at most. */
async function valuesAt(
  context: Context,
  cameras: readonly CameraRow[],
  { field, period, zone }: DerivedOrder,
  at: number,
): Promise<(number | null)[]> {
  if (field === 'STATE') {
    const latest = await latestTransitions(context, null, at + 1);
    const states = new Map(latest.map(({ cameraId, to }) => [cameraId, to]));
    return cameras.map(({ id }) => cameraStates.indexOf(states.get(id) ?? 'UNKNOWN'));
  }
  return Promise.all(
    cameras.map(async (camera) => measures[field](await healthUntil(context, camera, period, zone, at))),
  );
}

interface Ranking {
  readonly at: number;
  readonly after: Place | undefined;
  readonly sign: 1 | -1;
  readonly first: number;
}

interface Ranked {
  readonly place: Place;
  readonly row: CameraRow;
}

/** The cameras behind a place in the order of the moment `at`, `first` of them at most, and how many there are in all. */
async function rankedHere(
  context: Context,
  where: Where<CameraRow>,
  order: DerivedOrder,
  { at, after, sign, first }: Ranking,
): Promise<{ ranked: readonly Ranked[]; total: () => Promise<number> }> {
  const { rows } = await context.store.cameras.list({ where });
  const values = await valuesAt(context, rows, order, at);
  const ranked = rows
    .map(
      (row, index): Ranked => ({
        row,
        place: { id: row.id, name: row.name, value: values[index] ?? null },
      }),
    )
    .filter(({ place }) => !after || comparePlaces(place, after, sign) > 0)
    .sort((a, b) => comparePlaces(a.place, b.place, sign))
    .slice(0, first);
  return { ranked, total: async () => rows.length };
}

/** The same, found by the store. */
async function rankedThere(
  { store }: Context,
  rank: NonNullable<Context['store']['rankCameras']>,
  where: Where<CameraRow>,
  { field, period, zone }: DerivedOrder,
  { at, ...ranking }: Ranking,
): ReturnType<typeof rankedHere> {
  const span = field === 'STATE' ? { from: at, to: at } : untilNow(spanOf(period, at, zone), at);
  const places = await rank({ where, by: field, span, ...ranking });
  const rows = await store.cameras.getMany(places.map(({ id }) => id));
  const ranked = places.flatMap((place, index) => {
    const row = rows[index];
    return row ? [{ place, row }] : [];
  });
  return { ranked, total: () => store.cameras.count(where) };
}

/** The moment whose order a cursor belongs to, and the place in it. Throws InvalidCursorError for any other text. */
function readPlace(keys: Parameters<typeof decodeCursor>[0], after: string, now: number) {
  const [at, value, name, id] = decodeCursor(keys, after);
  const known =
    typeof at === 'number' && at >= 0 && at <= now && (value === null || typeof value === 'number');
  if (!known || typeof name !== 'string' || typeof id !== 'string') throw new InvalidCursorError();
  return { at, place: { value, name, id } };
}

/** A page of the cameras in an order by something derived. */
async function readRanked(
  context: Context,
  where: Where<CameraRow>,
  order: DerivedOrder,
  { first, after }: PageArguments,
): Promise<Connection<CameraRow>> {
  const sign = order.direction === 'DESC' ? -1 : 1;
  const keys = [
    { field: `${order.field} ${order.period} ${order.zone}`, sign },
    { field: 'value', sign },
    { field: 'name', sign: 1 },
    { field: 'id', sign: 1 },
  ] as const;
  const begin = after ? readPlace(keys, after, context.now) : null;
  // One more tells whether another page follows.
  const ranking = { at: begin?.at ?? context.now, after: begin?.place, sign, first: first + 1 } as const;
  const { rankCameras } = context.store;
  const { ranked, total } = await (rankCameras
    ? rankedThere(context, rankCameras, where, order, ranking)
    : rankedHere(context, where, order, ranking));
  const page = ranked.slice(0, first);
  return connectionOf(
    {
      rows: page.map(({ row }) => row),
      cursors: page.map(({ place: { value, name, id } }) =>
        encodeCursor(keys, [ranking.at, value, name, id]),
      ),
      hasNextPage: ranked.length > first,
      // Cameras are never removed: the one that the cursor was made of stands before the page.
      hasPreviousPage: begin !== null,
    },
    total,
  );
}

/** A page of cameras in the order asked for. BAD_USER_INPUT for `first` outside 0 to 100 or a cursor of another list. */
export async function readCameras(
  context: Context,
  where: Where<CameraRow>,
  { field = 'NAME', direction = 'ASC', period, zone }: MeasuredOrder,
  page: PageArguments,
): Promise<Connection<CameraRow>> {
  if (!isStored(field)) {
    checkFirst(page.first);
    return readRanked(context, where, { field, direction, period, zone }, page).catch(refuseCursor);
  }
  const first = { field: stored[field], direction: direction === 'DESC' ? 'desc' : 'asc' } as const;
  const byName = field === 'NAME' ? [] : [{ field: 'name', direction: 'asc' } as const];
  return readConnection(context.store.cameras, { where, orderBy: [first, ...byName] }, page);
}

import { decodeCursor, encodeCursor } from '~/store/cursor.ts';
import { InvalidCursorError, type Where } from '~/store/port.ts';
import { type Connection, checkFirst, connectionOf, readConnection, refuseCursor } from '../base/paging.ts';
import type { Context } from '../context.ts';
import type { RankedBy } from '../fleetHealth.ts';
import type { CameraOrder, CameraOrderField, Period } from '../types.generated.ts';
import type { CameraRow } from './camera.rows.ts';

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

/** An order, and the stretch over which what is derived is measured. */
export interface MeasuredOrder extends Partial<CameraOrder> {
  readonly period: Period;
  readonly zone: string;
}

interface DerivedOrder extends Required<MeasuredOrder> {
  readonly field: RankedBy;
}

const isStored = (field: CameraOrderField): field is StoredField => field in stored;

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
  const at = begin?.at ?? context.now;
  const { ranked, total } = await context.fleetHealth.rank(context, {
    where,
    by: order.field,
    period: order.period,
    zone: order.zone,
    at,
    sign,
    after: begin?.place,
    // One more tells whether another page follows.
    first: first + 1,
  });
  const page = ranked.slice(0, first);
  return connectionOf(
    {
      rows: page.map(({ row }) => row),
      cursors: page.map(({ place: { value, name, id } }) => encodeCursor(keys, [at, value, name, id])),
      hasNextPage: ranked.length > first,
      // The camera that the cursor was made of stands before the page, unless it was removed meanwhile.
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

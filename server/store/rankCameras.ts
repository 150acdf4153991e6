import { type RawBuilder, sql } from 'kysely';
import type { Span } from '~/resolvers/base/period.rules.ts';
import { cameraStates, type Place } from '~/resolvers/camera/camera.rules.ts';
import type { RankedBy, Ranking } from '~/resolvers/fleetHealth.ts';
import { givesPictures } from '~/resolvers/health/health.rules.ts';
import { readWhere } from '~/store/where.ts';
import { type Condition, conditionsOf } from './conditions.ts';
import type { Connection, Dialect } from './dialect.ts';
import { shapes } from './shape.ts';

/** What is ranked: `from` of the stretch is included, `to` is not, but for the state, which is the one at `to`. */
interface RankQuery extends Omit<Ranking, 'period' | 'zone' | 'at'> {
  readonly span: Span;
}

type Expression = RawBuilder<unknown>;

const from = sql.id('from');
const to = sql.id('to');
const [cameraId, at] = [sql.id('cameraId'), sql.id('at')];

/** 1 in the states that are added up, else 0; or the place among the states. */
type Weight = (state: Expression) => Expression;

const among =
  (states: readonly string[]): Weight =>
  (state) =>
    sql`case when ${state} in (${sql.join(states.map((each) => sql.lit(each)))}) then 1 else 0 end`;
const up = among(cameraStates.filter(givesPictures));
const down = among(['DOWN']);
const place: Weight = (state) => {
  const places = cameraStates.map((each, index) => sql`when ${sql.lit(each)} then ${sql.lit(index)}`);
  return sql`case ${state} ${sql.join(places, sql` `)} else ${sql.lit(cameraStates.indexOf('NOT_OBSERVED'))} end`;
};
const malfunction = sql`case when ${to} = 'DOWN' and ${from} <> 'DOWN' then 1 else 0 end`;

/**
 * What a state or a time was at another moment than the one it is known of: it differs by what each transition between the
 * two has changed, whatever their order. So a few transitions are added up, and not all since the beginning.
 */
function changes(dialect: Dialect, moment: number, between: Condition): Expression {
  const change = (weight: Weight) => sql`(${weight(to)} - ${weight(from)})`;
  const time = (weight: Weight) => dialect.sum(sql`${change(weight)} * (${moment} - ${at})`);
  return sql`(
    select ${cameraId}, ${time(up)} as up, ${time(down)} as down, ${dialect.sum(malfunction)} as malfunctions,
      ${dialect.sum(change(place))} as place
    from ${sql.id('statusTransitions')} where ${between} group by ${dialect.keyOfFew(cameraId)}
  )`;
}

/** The moment of the snapshots nearest to another moment; undefined when there are no snapshots. */
async function nearestMark(connection: Connection, moment: number): Promise<number | undefined> {
  const marks = sql.id('cameraHealthSnapshots');
  const { rows } = await sql<{ before: number | null; behind: number | null }>`select
    (select max(${at}) from ${marks} where ${at} <= ${moment}) as before,
    (select min(${at}) from ${marks} where ${at} > ${moment}) as behind`.execute(connection);
  const { before, behind } = rows[0] ?? { before: null, behind: null };
  if (before === null || behind === null) return before ?? behind ?? undefined;
  return moment - before <= behind - moment ? before : behind;
}

const column = (table: string, name: string): Expression => sql.id(table, name);
/** Division of whole numbers would give a whole number, and sums are no integers in every database. */
const real = (value: Expression): Expression => sql`cast(${value} as double precision)`;

/** A query of the place of each camera's state at a moment. */
function states(dialect: Dialect, cameras: Expression, moment: number): Expression {
  const value = sql`${place(column('c', 'currentState'))} - coalesce(${column('later', 'place')}, 0)`;
  return sql`select c.id, c.name, ${real(value)} as value from ${cameras} as c
    left join ${changes(dialect, moment, sql`${at} > ${moment}`)} as later on later.${cameraId} = c.id`;
}

const figures: Readonly<Record<Exclude<RankedBy, 'STATE'>, Expression>> = {
  MALFUNCTIONS: sql`malfunctions`,
  DOWN_TIME: sql`down`,
  UP_TIME: sql`up`,
  UPTIME: sql`up / nullif(up + down, 0)`,
};

/**
 * A query of one health figure of each camera in a stretch of time: the sums up to its end minus those up to its
 * beginning.
 */
function healths(
  dialect: Dialect,
  cameras: Expression,
  { span: { from: begin, to: end }, by }: { span: RankQuery['span']; by: keyof typeof figures },
  mark: number,
): Expression {
  const forwards = mark <= begin;
  const [first, last] = forwards ? [mark, begin] : [begin, mark];
  const sign = forwards ? sql`+` : sql`-`;
  const gap = sql`cast(${begin - mark} as bigint)`;
  const time = (name: 'up' | 'down', weight: Weight) => {
    const kept = sql`${column('c', `total${name === 'up' ? 'Up' : 'Down'}Time`)}
      + ${weight(column('c', 'currentState'))} * (${end} - ${column('c', 'currentSince')})`;
    const marked = sql`coalesce(${column('marks', `${name}Time`)} + ${weight(column('marks', 'state'))} * ${gap}, 0)`;
    return sql`${kept} - coalesce(${column('later', name)}, 0)
      - (${marked} ${sign} coalesce(${column('edge', name)}, 0))`;
  };
  const malfunctions = sql`${column('c', 'totalMalfunctions')} - coalesce(later.malfunctions, 0)
    - (coalesce(marks.malfunctions, 0) ${sign} coalesce(edge.malfunctions, 0))`;
  return sql`select id, name, ${figures[by]} as value from (
    select c.id, c.name, ${real(time('up', up))} as up, ${real(time('down', down))} as down,
      ${real(malfunctions)} as malfunctions
    from ${cameras} as c
    left join ${sql.id('cameraHealthSnapshots')} as marks on marks.at = ${mark} and marks.${cameraId} = c.id
    left join ${changes(dialect, begin, sql`${at} >= ${first} and ${at} < ${last}`)} as edge
      on edge.${cameraId} = c.id
    left join ${changes(dialect, end, sql`${at} >= ${end}`)} as later on later.${cameraId} = c.id
  ) as sums`;
}

/** Those behind the place in the order that `FleetHealth.rank` promises. */
function isBehind({ sign, after }: RankQuery): Condition {
  if (after === undefined) return sql`1 = 1`;
  const { value, name, id } = after;
  const isEqual = sql`(name, id) > (${name}, ${id})`;
  if (value === null) return sql`value is null and ${isEqual}`;
  const further = sign === 1 ? sql`value > ${value}` : sql`value < ${value}`;
  return sql`(${further} or (value = ${value} and ${isEqual}) or value is null)`;
}

/** Ranks cameras by their sums and snapshots, without reading the transitions inside the stretch. */
export async function rankCameras(
  connection: Connection,
  dialect: Dialect,
  query: RankQuery,
): Promise<Place[]> {
  const { where, by, span, sign, first } = query;
  const shape = shapes.get('cameras');
  if (!shape) throw new TypeError('There is no table of cameras.');
  const asked = await conditionsOf(connection, dialect, shape, readWhere(where));
  const cameras = sql`(select * from ${shape.table} where ${asked})`;
  const values =
    by === 'STATE'
      ? states(dialect, cameras, span.to)
      : healths(dialect, cameras, { span, by }, (await nearestMark(connection, span.from)) ?? 0);
  const found = sql<Place>`
    select id, name, value from (${values}) as ranked where ${isBehind(query)}
    order by value is null, value ${sign === 1 ? sql`asc` : sql`desc`}, name, id limit ${sql.lit(first)}`;
  return (await found.execute(connection)).rows;
}

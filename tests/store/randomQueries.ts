import type { IncidentRow } from '~/resolvers/incident/incident.rows.ts';
import type {
  AggregateQuery,
  FieldCondition,
  ListQuery,
  NumericField,
  OrderBy,
  Where,
} from '~/store/port.ts';
import type { Random } from './random.ts';
import { incident } from './rows.ts';

const cameras = ['a', 'b', 'c', null] as const;
const members = ['mia', 'noa', null] as const;
const states = ['NEW', 'ACKNOWLEDGED', 'RESOLVED', 'DISMISSED'] as const;
const severities = ['LOW', 'MEDIUM', 'HIGH'] as const;
const summaries = ['', 'Gate', 'north gate', 'KAPI', '서울', 'كاميرا'] as const;
const fields = ['id', 'raisedAt', 'number', 'acknowledgedAt', 'severity', 'summary', 'cameraId'] as const;
const numeric: readonly NumericField<IncidentRow>[] = ['raisedAt', 'number', 'acknowledgedAt'];

/** The values are few, so that many rows share one. */
export const randomIncident = (random: Random, id: string): IncidentRow =>
  incident(id, {
    number: random.below(40),
    cameraId: random.oneOf(cameras),
    severity: random.oneOf(severities),
    state: random.oneOf(states),
    summary: random.oneOf(summaries),
    raisedAt: random.below(60),
    acknowledgedAt: random.once(3) ? null : random.below(20),
    assigneeId: random.oneOf(members),
  });

function randomRange(random: Random): FieldCondition<number> {
  return {
    ...(random.once(3) ? { gte: random.below(60) } : {}),
    ...(random.once(4) ? { gt: random.below(60) } : {}),
    ...(random.once(3) ? { lte: random.below(60) } : {}),
    ...(random.once(4) ? { lt: random.below(60) } : {}),
    ...(random.once(8) ? { in: [random.below(60), random.below(60), random.below(20)] } : {}),
  };
}

export function randomWhere(random: Random): Where<IncidentRow> {
  const oneOrSome = <T>(values: readonly T[]) =>
    random.once(2) ? random.oneOf(values) : { in: random.someOf(values) };
  return {
    ...(random.once(4) ? { cameraId: oneOrSome(cameras) } : {}),
    ...(random.once(4) ? { assigneeId: oneOrSome(members) } : {}),
    ...(random.once(3) ? { state: oneOrSome(states) } : {}),
    ...(random.once(4) ? { severity: oneOrSome(severities) } : {}),
    ...(random.once(2) ? { raisedAt: randomRange(random) } : {}),
    ...(random.once(4) ? { number: randomRange(random) } : {}),
    ...(random.once(4) ? { acknowledgedAt: random.once(3) ? null : randomRange(random) } : {}),
    ...(random.once(6) ? { summary: { contains: random.oneOf(['GATE', 'kapı', '서', 'a', '']) } } : {}),
  };
}

export function randomList(random: Random): ListQuery<IncidentRow> {
  const keys = random.once(3) ? random.someOf(fields).slice(0, 3) : [random.oneOf(fields)];
  const orderBy = keys.map(
    (field): OrderBy<IncidentRow> => ({ field, direction: random.oneOf(['asc', 'desc']) }),
  );
  return {
    where: randomWhere(random),
    orderBy,
    ...(random.once(3) ? { distinctOn: random.oneOf(['cameraId', 'assigneeId', 'severity', 'number']) } : {}),
  };
}

export function randomAggregate(random: Random): AggregateQuery<IncidentRow, keyof IncidentRow> {
  const edges = Array.from({ length: random.below(6) }, () => random.below(60));
  return {
    where: randomWhere(random),
    by: random.someOf(['cameraId', 'severity', 'state'] as const).slice(0, 2),
    sum: random.someOf(numeric),
    ...(random.once(2)
      ? { bucket: { field: random.oneOf(numeric), edges: [...new Set(edges)].sort((a, b) => a - b) } }
      : {}),
    ...(random.once(2) ? { countDistinct: random.oneOf(['cameraId', 'number'] as const) } : {}),
    ...(random.once(2) ? { min: random.oneOf(numeric) } : {}),
    ...(random.once(2) ? { max: random.oneOf(numeric) } : {}),
    ...(random.once(3) ? { largest: random.below(5) } : {}),
  };
}

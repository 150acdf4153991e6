import type { Period, TimeRangeInput } from '../types.generated.ts';
import { spanOf } from './period.rules.ts';

interface Bounds {
  readonly gte?: number;
  readonly lt?: number;
}

/** Bounds that contain every moment but not null. */
export const ANY_MOMENT = { gte: -8_640_000_000_000_000 };

/** Bounds of a moment that must lie in the explicit range and in the named period; undefined when neither is given. */
export function momentBounds(
  range: TimeRangeInput | null | undefined,
  period: Period | null | undefined,
  now: number,
  zone: string,
): Bounds | undefined {
  const spans = [
    { from: range?.from ?? undefined, to: range?.to ?? undefined },
    ...(period ? [spanOf(period, now, zone)] : []),
  ];
  const froms = spans.flatMap(({ from }) => (from === undefined ? [] : [from]));
  const tos = spans.flatMap(({ to }) => (to === undefined ? [] : [to]));
  if (froms.length === 0 && tos.length === 0) return undefined;
  return {
    ...(froms.length > 0 ? { gte: Math.max(...froms) } : {}),
    ...(tos.length > 0 ? { lt: Math.min(...tos) } : {}),
  };
}

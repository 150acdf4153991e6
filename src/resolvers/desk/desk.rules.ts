import { startOf } from '~/lib/calendar.ts';
import { DAY, edgesOf, type Span } from '../base/period.rules.ts';

/**
 * Enough bars to see a rhythm, few enough to tell them apart: hours up to two days, days up to two months, weeks up to
 * a year.
 */
function unitOf(length: number) {
  if (length <= 2 * DAY) return 'hour';
  if (length <= 62 * DAY) return 'day';
  return length <= 400 * DAY ? 'week' : 'month';
}

/** The bounds of a filter; a missing one is open. */
interface Asked {
  readonly gte?: number;
  readonly lt?: number;
}

/**
 * Where the stretches of a timeline begin, and the end of the last. It covers what the filter names, but reaches no more
 * than a year before the first incident, and ends with the last one or now, whatever is later.
 *
 * @param found the first and the last moment that an incident was raised at
 */
export function timelineEdges(asked: Asked | undefined, found: Span, now: number, zone: string): number[] {
  const end = Math.min(asked?.lt ?? Number.POSITIVE_INFINITY, Math.max(now, found.to) + 1);
  const begin = Math.max(asked?.gte ?? found.from, found.from - 366 * DAY);
  const unit = unitOf(end - begin);
  return edgesOf({ from: asked?.gte === begin ? begin : startOf(begin, zone, unit), to: end }, unit, zone);
}

import { loadBatched } from '../base/loadBatched.ts';
import { type Span, spanOf, untilNow } from '../base/period.rules.ts';
import type { Context } from '../context.ts';
import { type CameraTimeline, emptyTimeline, type Health, healthOf } from '../health/health.rules.ts';
import { readTimelines } from '../health/transitions.service.ts';
import type { Period } from '../types.generated.ts';
import type { CameraRow } from './camera.rows.ts';

/** What a camera did, and the stretch of time for which it was read. */
interface Known {
  readonly span: Span;
  readonly timeline: CameraTimeline;
}

/** A camera's health in the part of the period before `until`; two reads for all cameras that an operation asks for. */
export async function healthUntil(
  context: Context,
  { id, installedAt, removedAt }: CameraRow,
  period: Period,
  zone: string,
  until: number,
): Promise<Health> {
  const known = await loadBatched<Known>(
    context,
    `camera:timeline:${period}:${zone}:${until}`,
    id,
    async (ids) => {
      // Computed once for all cameras: finding where days begin in a zone costs more than reading one camera's year.
      const span = untilNow(spanOf(period, until, zone), until);
      const timelines = await readTimelines(context, ids, span);
      return new Map(ids.map((each) => [each, { span, timeline: timelines.get(each) ?? emptyTimeline }]));
    },
  );
  if (!known) throw new Error(`The timeline of ${id} was not read.`);
  const { span, timeline } = known;
  // A camera counts from its installation, or from its first transition when that was earlier.
  const [first] = timeline.inside;
  const since = timeline.before ? span.from : Math.min(installedAt, first?.at ?? installedAt);
  // A removed camera counts until its removal.
  const to = Math.max(span.from, Math.min(span.to, removedAt ?? span.to));
  return healthOf(timeline, { from: Math.min(to, Math.max(span.from, since)), to });
}

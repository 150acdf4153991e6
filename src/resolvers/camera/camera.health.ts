import { loadBatched } from '../base/loadBatched.ts';
import { type Span, spanOf, untilNow } from '../base/period.rules.ts';
import type { Context } from '../context.ts';
import { type CameraTimeline, emptyTimeline, type Health, healthOf } from '../health/health.rules.ts';
import { readTimelines } from '../health/transitions.service.ts';
import type { Period } from '../types.generated.ts';
import type { CameraRow } from './camera.rows.ts';

/** What a camera did, and the stretch that this was read for. */
interface Known {
  readonly span: Span;
  readonly timeline: CameraTimeline;
}

/** A camera's health in the part of the period before `until`; two reads for all cameras that an operation asks for. */
export async function healthUntil(
  context: Context,
  { id, installedAt }: CameraRow,
  period: Period,
  zone: string,
  until: number,
): Promise<Health> {
  const known = await loadBatched<Known>(
    context,
    `camera:timeline:${period}:${zone}:${until}`,
    id,
    async (ids) => {
      // Once for all: to find where days begin in a zone costs more than to read a year of one camera.
      const span = untilNow(spanOf(period, until, zone), until);
      const timelines = await readTimelines(context, ids, span);
      return new Map(ids.map((each) => [each, { span, timeline: timelines.get(each) ?? emptyTimeline }]));
    },
  );
  if (!known) throw new Error(`The timeline of ${id} was not read.`);
  const { span, timeline } = known;
  // It is known since it was installed; one that was observed before, since then.
  const [first] = timeline.inside;
  const since = timeline.before ? span.from : Math.min(installedAt, first?.at ?? installedAt);
  return healthOf(timeline, { from: Math.min(span.to, Math.max(span.from, since)), to: span.to });
}

import type { DeviceKind } from '~/graphql/types.generated.ts';
import { between, pick, randomFrom, weighted } from '~/lib/random.ts';
import { DAY, HOUR, MINUTE } from '../base/period.rules.ts';
import { teamMemberFixtures } from '../team/team.fixtures.ts';
import type { VisitRow } from './visit.rows.ts';

/** Twice the longest period that is compared with the one before, and a little more. */
const DAYS_KEPT = 200;

/** How many visits each hour of a weekday brings, in UTC: three sites' worth of shifts, with changes at 6, 14, 22. */
const rhythm = [
  0.7, 0.6, 0.6, 0.7, 0.9, 1.6, 2.6, 2.4, 2.3, 2.2, 2, 1.9, 1.8, 2.2, 2.7, 2.2, 1.9, 1.7, 1.4, 1.3, 1.2, 1.4,
  1.7, 1,
];

const devices: readonly (readonly [DeviceKind, number])[] = [
  ['DESKTOP', 68],
  ['MOBILE', 20],
  ['TABLET', 12],
];

function visitsOfDay(day: number, members: readonly string[]): VisitRow[] {
  const random = randomFrom(`visits:${day}`);
  const weekend = [0, 6].includes(new Date(day * DAY).getUTCDay());
  return rhythm.flatMap((expected, hour) =>
    Array.from({ length: Math.floor(expected * (weekend ? 0.6 : 1) + random()) }, (_, index) => {
      const startedAt = day * DAY + hour * HOUR + Math.floor(random() * HOUR);
      const views = between(random, 1, 14);
      return {
        id: `visit-${day}-${hour}-${index}`,
        memberId: pick(random, members),
        device: weighted(random, devices),
        startedAt,
        lastSeenAt: startedAt + views * between(random, 1, 6) * MINUTE,
        views,
      };
    }),
  );
}

/** What the team's sittings before the dashboard were, up to now. */
export function visitFixtures(now: number): VisitRow[] {
  const members = teamMemberFixtures().map(({ id }) => id);
  const today = Math.floor(now / DAY);
  const days = Array.from({ length: DAYS_KEPT }, (_, index) => today - DAYS_KEPT + 1 + index);
  return days.flatMap((day) => visitsOfDay(day, members)).filter(({ startedAt }) => startedAt <= now);
}

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

/** Adds the visits of a day up to now. By loops: thousands are made before the first screen is answered. */
function addVisitsOfDay(made: VisitRow[], day: number, members: readonly string[], now: number): void {
  const random = randomFrom(`visits:${day}`);
  const weekend = [0, 6].includes(new Date(day * DAY).getUTCDay());
  for (const [hour, expected] of rhythm.entries()) {
    const visits = Math.floor(expected * (weekend ? 0.6 : 1) + random());
    for (let index = 0; index < visits; index += 1) {
      const startedAt = day * DAY + hour * HOUR + Math.floor(random() * HOUR);
      const views = between(random, 1, 14);
      const visit = {
        id: `visit-${day}-${hour}-${index}`,
        memberId: pick(random, members),
        device: weighted(random, devices),
        startedAt,
        lastSeenAt: startedAt + views * between(random, 1, 6) * MINUTE,
        views,
      };
      if (startedAt <= now) made.push(visit);
    }
  }
}

/**
 * What the team's sittings before the dashboard were, up to now.
 * @param days so many days, of them today and those before it
 * @param leftOut of these so many of the last
 */
export function visitFixtures(now: number, days = DAYS_KEPT, leftOut = 0): VisitRow[] {
  const members = teamMemberFixtures().map(({ id }) => id);
  const today = Math.floor(now / DAY);
  const made: VisitRow[] = [];
  for (let day = today - days + 1; day <= today - leftOut; day += 1) addVisitsOfDay(made, day, members, now);
  return made;
}

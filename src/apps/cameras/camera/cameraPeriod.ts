import { choice, defineUrl } from '~/lib/defineUrl.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import type { CameraScreenQueryVariables } from './Camera.generated.ts';

const HOUR = 3_600_000;

/** The stretches that a camera's page looks back over, in hours. */
export const periods = { LAST_24_HOURS: 24, LAST_7_DAYS: 168, LAST_30_DAYS: 720 } as const;

export type CameraPeriod = keyof typeof periods;

export const periodNames = Object.keys(periods) as readonly CameraPeriod[];

/** What the address of a camera's page says: the stretch, a week by default, and whether its form or the question before its removal is open. */
export const cameraPageUrl = defineUrl({
  period: choice(periodNames, 'LAST_7_DAYS'),
  panel: choice(['edit', 'remove'], null),
});

/** Lines of a page of the downtime log. */
export const DOWNTIME_PAGE = 10;

/** Where the timeline begins: at a full hour, so that the same question is not asked anew every second. */
export const timelineStart = (period: CameraPeriod, now: number): number =>
  Math.floor(now / HOUR) * HOUR - (periods[period] - 1) * HOUR;

/** What the page asks for. */
export function cameraVariables(id: string, period: CameraPeriod, now: number): CameraScreenQueryVariables {
  const after = new Date(timelineStart(period, now)).toISOString();
  return { id, zone: browserZone(), period, after };
}

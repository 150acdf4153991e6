import type { Period, TrendRange } from '~/graphql/types.generated.ts';
import { browserZone } from '~/shell/i18n/zone.ts';

export const deviceRanges = ['today', 'yesterday', '7-days', '28-days', '90-days'] as const;
export const visitorDays = ['today', 'yesterday'] as const;
export const trendRanges = ['day', 'week', 'month'] as const;

export type DeviceRange = (typeof deviceRanges)[number];
export type VisitorDay = (typeof visitorDays)[number];
export type TrendChoice = (typeof trendRanges)[number];

const periods = {
  today: 'TODAY',
  yesterday: 'YESTERDAY',
  '7-days': 'LAST_7_DAYS',
  '28-days': 'LAST_28_DAYS',
  '90-days': 'LAST_90_DAYS',
} as const satisfies Record<DeviceRange, Period>;

const trends = { day: 'DAY', week: 'WEEK', month: 'MONTH' } as const satisfies Record<
  TrendChoice,
  TrendRange
>;

/** What the address chooses; anything it does not say, or says wrongly, is the default. */
export interface Choices {
  readonly year: number;
  readonly device: DeviceRange;
  readonly visitors: VisitorDay;
  readonly trend: TrendChoice;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value {
  return values.find((value) => value === text) ?? otherwise;
}

/** Reads the choices out of an address; the year is the running one when none is named. */
export function readChoices(params: URLSearchParams): Choices {
  const year = params.get('year');
  return {
    year: year !== null && /^[12]\d{3}$/.test(year) ? Number(year) : new Date().getFullYear(),
    device: oneOf(deviceRanges, params.get('device'), 'today'),
    visitors: oneOf(visitorDays, params.get('visitors'), 'today'),
    trend: oneOf(trendRanges, params.get('trend'), 'day'),
  };
}

/** The period that a choice of the device or visitors widget stands for. */
export const periodOf = (range: DeviceRange): Period => periods[range];

/** The variables of the map dashboard's query. */
export function mapDashboardVariables(params: URLSearchParams) {
  const { year, device, visitors } = readChoices(params);
  return { zone: browserZone(), year, device: periods[device], visitors: periods[visitors] };
}

/** The variables of Camera Health's query. */
export function cameraHealthVariables(params: URLSearchParams) {
  return { ...mapDashboardVariables(params), trend: trends[readChoices(params).trend] };
}

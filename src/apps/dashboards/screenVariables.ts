import type { Period, TrendRange } from '~/graphql/types.generated.ts';
import { choice, defineUrl, type Param } from '~/lib/defineUrl.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import { cameraTableUrl } from './camera-table/cameraTable.rules.ts';
import { drilldownUrl } from './drilldown/drilldown.ts';

export const deviceRanges = ['today', 'yesterday', '7-days', '28-days', '90-days'] as const;
export const visitorDays = ['today', 'yesterday'] as const;
export const trendRanges = ['day', 'week', 'month'] as const;

export type DeviceRange = (typeof deviceRanges)[number];
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

const thisYear = () => new Date().getFullYear();

const isYear = (text: string) => /^[12]\d{3}$/.test(text);

/** A year; the running one by default, whichever that is by then. */
const year: Param<number> = {
  read: ([text = '']) => (isYear(text) ? Number(text) : thisYear()),
  write: (value) => (value === thisYear() ? [] : [String(value)]),
  knows: isYear,
};

/** What the widgets of the map dashboard look at. */
export const mapChoices = defineUrl({
  year,
  device: choice(deviceRanges, 'today'),
  visitors: choice(visitorDays, 'today'),
});

/** What the widgets of Camera Health look at. */
export const dashboardChoices = defineUrl({ ...mapChoices.params, trend: choice(trendRanges, 'day') });

/** All that the address of the map dashboard may say. */
export const mapDashboardUrl = defineUrl({
  ...mapChoices.params,
  ...cameraTableUrl.params,
  ...drilldownUrl.params,
});

/** All that the address of Camera Health may say. */
export const cameraHealthUrl = defineUrl({ ...mapDashboardUrl.params, ...dashboardChoices.params });

/** The period that a choice of the device or visitors widget stands for. */
export const periodOf = (range: DeviceRange): Period => periods[range];

type MapChoices = typeof mapChoices.defaults;

/** The variables of the queries that the dashboards ask. Days begin in the browser's time zone. */
export const incidentVariables = () => ({ zone: browserZone() });

export const outageVariables = ({ year }: Pick<MapChoices, 'year'>) => ({ zone: browserZone(), year });

export const trendVariables = ({ trend }: typeof dashboardChoices.defaults) => ({ trend: trends[trend] });

export const visitVariables = ({ device, visitors }: Pick<MapChoices, 'device' | 'visitors'>) => ({
  zone: browserZone(),
  device: periods[device],
  visitors: periods[visitors],
});

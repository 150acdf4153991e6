import { deskUrl, kinds } from '~/features/incidents/deskUrl.ts';
import type { Period, ViewDay } from '~/graphql/types.generated.ts';
import { choice, defineUrl, flag, id } from '~/lib/defineUrl.ts';

/** The specification's codes of ranges, as they stand in the address. */
export const periodOfCode = {
  DT: 'TODAY',
  DY: 'YESTERDAY',
  DTM: 'THIS_MONTH',
  TW: 'THIS_WEEK',
  LW: 'LAST_WEEK',
  '2W': 'TWO_WEEKS_AGO',
} as const satisfies Record<string, Period>;

export type RangeCode = keyof typeof periodOfCode;

export const countRanges = ['DT', 'DY', 'DTM'] as const;
export const weekRanges = ['TW', 'LW', '2W'] as const;
export const moneyRanges = ['TW', 'LW', '2W', 'DTM'] as const;
/** The codes of the days of scheduled views. */
export const dayOfCode = { T: 'TODAY', TM: 'TOMORROW' } as const satisfies Record<string, ViewDay>;
export const viewDays = ['T', 'TM'] as const;
export const tabs = ['home', 'budget', 'team'] as const;

/** Kinds that are work at the desk, which a project pays for: an outage waits for a repair. */
export const workedKinds = kinds.filter((kind) => kind !== 'OUTAGE');

/** What the address of Incident Report says: the incident desk's part of it, and what the other widgets show. */
export const reportUrl = defineUrl({
  ...deskUrl.params,
  tab: choice(tabs, 'home'),
  /** Id of the chosen project; null for all. */
  project: id(),
  count: choice(countRanges, 'DT'),
  analysis: choice(weekRanges, 'TW'),
  tasks: choice(weekRanges, 'TW'),
  alerts: choice(weekRanges, 'TW'),
  cameras: choice(weekRanges, 'TW'),
  spent: choice(moneyRanges, 'TW'),
  budget: choice(moneyRanges, 'DTM'),
  views: choice(viewDays, 'T'),
  /** Id of the camera that is chosen on the map. */
  marker: id(),
  /** Clock and weather are open as a drawer, on small screens. */
  side: flag('open'),
  /** The projects are open, to be changed. */
  projects: flag('open'),
});

export type ReportUrl = typeof reportUrl.defaults;

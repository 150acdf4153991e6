import { type DeskUrl, kinds, oneOf, readDeskUrl } from '~/features/incidents/deskUrl.ts';
import type { Period, ViewDay } from '~/graphql/types.generated.ts';

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

export interface ReportUrl extends DeskUrl {
  readonly tab: (typeof tabs)[number];
  /** Id of the chosen project; null for all. */
  readonly project: string | null;
  readonly count: (typeof countRanges)[number];
  readonly analysis: (typeof weekRanges)[number];
  readonly tasks: (typeof weekRanges)[number];
  readonly alerts: (typeof weekRanges)[number];
  readonly cameras: (typeof weekRanges)[number];
  readonly spent: (typeof moneyRanges)[number];
  readonly budget: (typeof moneyRanges)[number];
  readonly views: (typeof viewDays)[number];
  /** Id of the camera that is chosen on the map. */
  readonly marker: string | null;
  /** Clock and weather are open as a drawer, on small screens. */
  readonly side: boolean;
}

/** Reads the address; what it does not say, or says wrongly, is the default. */
export function readReportUrl(params: URLSearchParams): ReportUrl {
  const text = (name: string) => params.get(name);
  return {
    ...readDeskUrl(params),
    tab: oneOf(tabs, text('tab'), 'home'),
    project: text('project') || null,
    count: oneOf(countRanges, text('count'), 'DT'),
    analysis: oneOf(weekRanges, text('analysis'), 'TW'),
    tasks: oneOf(weekRanges, text('tasks'), 'TW'),
    alerts: oneOf(weekRanges, text('alerts'), 'TW'),
    cameras: oneOf(weekRanges, text('cameras'), 'TW'),
    spent: oneOf(moneyRanges, text('spent'), 'TW'),
    budget: oneOf(moneyRanges, text('budget'), 'DTM'),
    views: oneOf(viewDays, text('views'), 'T'),
    marker: text('marker') || null,
    side: text('side') === 'open',
  };
}

import type {
  IncidentKind,
  IncidentSeverity,
  IncidentState,
  Period,
  ViewDay,
} from '~/graphql/types.generated.ts';

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
export const viewDays = ['TODAY', 'TOMORROW'] as const satisfies readonly ViewDay[];
export const tabs = ['home', 'budget', 'team'] as const;

export const incidentStates = [
  'NEW',
  'ACKNOWLEDGED',
  'RESOLVED',
  'DISMISSED',
] as const satisfies readonly IncidentState[];
export const severities = ['HIGH', 'MEDIUM', 'LOW'] as const satisfies readonly IncidentSeverity[];
export const kinds = [
  'MOTION',
  'INTRUSION',
  'LOITERING',
  'TAMPER',
  'LINE_CROSSING',
  'OUTAGE',
] as const satisfies readonly IncidentKind[];
/** Kinds that are work at the desk, which a project pays for: an outage waits for a repair. */
export const workedKinds = kinds.filter((kind) => kind !== 'OUTAGE');

export const deskPeriods = [
  'TODAY',
  'YESTERDAY',
  'THIS_WEEK',
  'LAST_WEEK',
  'TWO_WEEKS_AGO',
  'THIS_MONTH',
  'LAST_24_HOURS',
  'LAST_7_DAYS',
  'LAST_28_DAYS',
  'LAST_30_DAYS',
  'LAST_90_DAYS',
  'LAST_12_MONTHS',
] as const satisfies readonly Period[];

/** The filters of the incident table, by the names that they have in the address. */
export interface DeskFilter {
  readonly state: readonly IncidentState[];
  readonly severity: readonly IncidentSeverity[];
  readonly kind: readonly IncidentKind[];
  readonly camera: readonly string[];
  readonly site: readonly string[];
  readonly assignee: readonly string[];
  readonly period: Period | null;
  /** Moments in ISO 8601; `from` is included, `to` is not. */
  readonly from: string | null;
  readonly to: string | null;
  /** Id of the incident whose folded incidents are listed; null lists no storm in particular. */
  readonly storm: string | null;
}

export interface ReportUrl extends DeskFilter {
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
  /** Whether incidents that were folded into a storm stand in the table beside it, which no number counts. */
  readonly storms: 'folded' | 'open';
  readonly sort: 'raised' | 'number';
  readonly dir: 'asc' | 'desc';
  /** Cursors of the pages that were left behind; the last one begins the page that is shown. */
  readonly after: readonly string[];
  /** Id of the incident that is open. */
  readonly incident: string | null;
  /** Id of the camera that is chosen on the map. */
  readonly marker: string | null;
  /** The list of keys is open. */
  readonly help: boolean;
  /** Clock and weather are open as a drawer, on small screens. */
  readonly side: boolean;
}

const filterNames = [
  'state',
  'severity',
  'kind',
  'camera',
  'site',
  'assignee',
  'period',
  'from',
  'to',
  'storm',
] as const;

/** Parts of the address that choose which incidents are listed: a change of one of them leads to the first page. */
const listNames: readonly string[] = [...filterNames, 'storms', 'sort', 'dir', 'project'];

function oneOf<Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value {
  return values.find((value) => value === text) ?? otherwise;
}

/** Words of a choice in any case of letters; words that are not among them are passed over. */
function among<Value extends string>(values: readonly Value[], texts: readonly string[]): Value[] {
  const asked = new Set(texts.map((text) => text.toUpperCase()));
  return values.filter((value) => asked.has(value));
}

function momentOf(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d\d-\d\d/.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Reads the address; what it does not say, or says wrongly, is the default. */
export function readReportUrl(params: URLSearchParams): ReportUrl {
  const text = (name: string) => params.get(name);
  const ids = (name: string) => [...new Set(params.getAll(name))].filter(Boolean);
  return {
    tab: oneOf(tabs, text('tab'), 'home'),
    project: text('project') || null,
    count: oneOf(countRanges, text('count'), 'DT'),
    analysis: oneOf(weekRanges, text('analysis'), 'TW'),
    tasks: oneOf(weekRanges, text('tasks'), 'TW'),
    alerts: oneOf(weekRanges, text('alerts'), 'TW'),
    cameras: oneOf(weekRanges, text('cameras'), 'TW'),
    spent: oneOf(moneyRanges, text('spent'), 'TW'),
    budget: oneOf(moneyRanges, text('budget'), 'DTM'),
    views: oneOf(viewDays, text('views'), 'TODAY'),
    state: among(incidentStates, params.getAll('state')),
    severity: among(severities, params.getAll('severity')),
    kind: among(kinds, params.getAll('kind')),
    camera: ids('camera'),
    site: ids('site'),
    assignee: ids('assignee'),
    period: among(deskPeriods, params.getAll('period'))[0] ?? null,
    from: momentOf(text('from')),
    to: momentOf(text('to')),
    storm: text('storm') || null,
    storms: oneOf(['folded', 'open'], text('storms'), 'folded'),
    sort: oneOf(['raised', 'number'], text('sort'), 'raised'),
    dir: oneOf(['asc', 'desc'], text('dir'), 'desc'),
    after: params.getAll('after').filter(Boolean),
    incident: text('incident') || null,
    marker: text('marker') || null,
    help: text('help') === 'keys',
    side: text('side') === 'open',
  };
}

/** The incident table is narrowed by something. */
export const isFiltered = (url: DeskFilter): boolean =>
  filterNames.some((name) => {
    const value = url[name];
    return Array.isArray(value) ? value.length > 0 : value !== null;
  });

export type UrlChange = Readonly<Record<string, string | readonly string[] | null>>;

/** The query text with the changes; null or an empty list takes a part out. */
export function changedSearch(search: string, changes: UrlChange): string {
  const params = new URLSearchParams(search);
  if (Object.keys(changes).some((name) => listNames.includes(name))) params.delete('after');
  for (const [name, value] of Object.entries(changes)) {
    params.delete(name);
    for (const each of typeof value === 'string' ? [value] : (value ?? [])) {
      if (each !== '') params.append(name, each);
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The change that leaves exactly these filters on the incident table, storms folded, and closes what is open. */
export const onlyFilters = (filters: UrlChange): UrlChange => ({
  ...Object.fromEntries(filterNames.map((name) => [name, null])),
  storms: null,
  tab: null,
  incident: null,
  ...filters,
});

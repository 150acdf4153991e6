import type { IncidentKind, IncidentSeverity, IncidentState, Period } from '~/graphql/types.generated.ts';
import type { AddressChange } from '~/lib/address.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import type { IncidentDeskQueryVariables } from './list/IncidentDesk.generated.ts';

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
  /** Part of the summary, or a number. */
  readonly search: string | null;
  /** Id of the incident whose folded incidents are listed; null lists no storm in particular. */
  readonly storm: string | null;
}

/** What the address says of the incident desk, on whichever screen it stands. */
export interface DeskUrl extends DeskFilter {
  /** Whether incidents that were folded into a storm stand in the table beside it, which no number counts. */
  readonly storms: 'folded' | 'open';
  readonly sort: 'raised' | 'number';
  readonly dir: 'asc' | 'desc';
  /** Id of the incident that is open. */
  readonly incident: string | null;
  /** The list of keys is open. */
  readonly help: boolean;
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
  'search',
  'storm',
] as const;

/** Longest text that is searched for, in characters. */
export const SEARCH_LIMIT = 100;

export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null,
  otherwise: Value,
): Value {
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

/** Reads the desk's part of an address; what it does not say, or says wrongly, is the default. */
export function readDeskUrl(params: URLSearchParams): DeskUrl {
  const text = (name: string) => params.get(name);
  const ids = (name: string) => [...new Set(params.getAll(name))].filter(Boolean);
  return {
    state: among(incidentStates, params.getAll('state')),
    severity: among(severities, params.getAll('severity')),
    kind: among(kinds, params.getAll('kind')),
    camera: ids('camera'),
    site: ids('site'),
    assignee: ids('assignee'),
    period: among(deskPeriods, params.getAll('period'))[0] ?? null,
    from: momentOf(text('from')),
    to: momentOf(text('to')),
    search: text('search')?.trim().slice(0, SEARCH_LIMIT) || null,
    storm: text('storm') || null,
    storms: oneOf(['folded', 'open'], text('storms'), 'folded'),
    sort: oneOf(['raised', 'number'], text('sort'), 'raised'),
    dir: oneOf(['asc', 'desc'], text('dir'), 'desc'),
    incident: text('incident') || null,
    help: text('help') === 'keys',
  };
}

/** The incident table is narrowed by something. */
export const isFiltered = (url: DeskFilter): boolean =>
  filterNames.some((name) => {
    const value = url[name];
    return Array.isArray(value) ? value.length > 0 : value !== null;
  });

/** The change that leaves exactly these filters on the incident table, storms folded, and closes what is open. */
export const onlyFilters = (filters: AddressChange): AddressChange => ({
  ...Object.fromEntries(filterNames.map((name) => [name, null])),
  storms: null,
  incident: null,
  ...filters,
});

/** Ids of the sites that a screen is about, one at least; undefined for all. */
export type SiteIds = readonly string[] | undefined;

const some = <Value>(values: readonly Value[]): Value[] | null => (values.length > 0 ? [...values] : null);

/**
 * Sites that both the table's filter and the screen allow; null for all. A filter that names none of the screen's sites
 * narrows nothing: it offers them alone.
 */
function sitesOf(chosen: readonly string[], siteIds: SiteIds): string[] | null {
  const allowed = siteIds ? chosen.filter((id) => siteIds.includes(id)) : chosen;
  return some(allowed) ?? (siteIds ? [...siteIds] : null);
}

/** The variables of the incident table, for what the address asks. */
export function deskVariables(url: DeskUrl, siteIds?: SiteIds): IncidentDeskQueryVariables {
  const ranged = url.from !== null || url.to !== null;
  return {
    filter: {
      states: some(url.state),
      severities: some(url.severity),
      kinds: some(url.kind),
      cameraIds: some(url.camera),
      siteIds: sitesOf(url.site, siteIds),
      assigneeIds: some(url.assignee),
      parentIds: url.storm === null ? null : [url.storm],
      folded: url.storm === null && url.storms === 'folded' ? false : null,
      raisedAt: ranged ? { from: url.from, to: url.to } : null,
      period: url.period,
      search: url.search,
      zone: browserZone(),
    },
    orderBy: {
      field: url.sort === 'number' ? 'NUMBER' : 'RAISED_AT',
      direction: url.dir === 'asc' ? 'ASC' : 'DESC',
    },
  };
}

import type { IncidentKind, IncidentSeverity, IncidentState, Period } from '~/graphql/types.generated.ts';
import { choice, choices, choicesOr, defineUrl, flag, id, ids, moment, text } from '~/lib/defineUrl.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import type { IncidentDeskQueryVariables } from './list/IncidentDesk.generated.ts';

export const incidentStates = [
  'NEW',
  'ACKNOWLEDGED',
  'RESOLVED',
  'DISMISSED',
] as const satisfies readonly IncidentState[];
/** What the desk opens on: what somebody still has to work on. */
export const openStates = ['NEW', 'ACKNOWLEDGED'] as const satisfies readonly IncidentState[];
/** How the desk may be ordered, by the names that the orders have in the address. */
export const deskOrders = ['urgent', 'raised', 'number'] as const;
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

/** Longest text that is searched for, in characters. */
export const SEARCH_LIMIT = 100;

/** What narrows the incident table, by the names that it has in the address. */
const filters = {
  /** None is any; an address that says nothing means the open ones. */
  state: choicesOr(incidentStates, openStates),
  severity: choices(severities),
  kind: choices(kinds),
  camera: ids(),
  site: ids(),
  assignee: ids(),
  period: choice(deskPeriods, null),
  /** Moments in ISO 8601; `from` is included, `to` is not. */
  from: moment(),
  to: moment(),
  /** Part of the summary, or a number. */
  search: text(SEARCH_LIMIT),
  /** Id of the incident whose folded incidents are listed; null lists no storm in particular. */
  storm: id(),
};

/** The filters of the incident table alone. */
export const deskFilter = defineUrl(filters);

export type DeskFilter = typeof deskFilter.defaults;

/** What the address says of the incident desk, on whichever screen it stands. */
export const deskUrl = defineUrl({
  ...filters,
  /** Whether incidents that were folded into a storm stand in the table beside it, which no number counts. */
  storms: choice(['folded', 'open'], 'folded'),
  sort: choice(deskOrders, 'urgent'),
  dir: choice(['asc', 'desc'], 'desc'),
  /** Id of the incident that is open. */
  incident: id(),
  /** The list of keys is open. */
  help: flag('keys'),
});

export type DeskUrl = typeof deskUrl.defaults;

/** The incident table is narrowed by something. */
export const isFiltered = (url: DeskFilter): boolean =>
  Object.values(deskFilter.write(url)).some((texts) => texts !== null && texts.length > 0);

/**
 * The change that leaves exactly these filters on the incident table, storms folded, and closes what is open: where a
 * number leads. Without states it counted incidents in any.
 */
export const onlyFilters = (wanted: Partial<DeskFilter>): Partial<DeskUrl> => ({
  ...deskFilter.defaults,
  state: [],
  storms: 'folded',
  incident: null,
  ...wanted,
});

/** The change that takes every filter away: the desk shows what is open, as it does when it is opened. */
export const noFilters: Partial<DeskUrl> = { ...deskFilter.defaults, storms: 'folded', incident: null };

const orderFields = { urgent: 'URGENCY', raised: 'RAISED_AT', number: 'NUMBER' } as const;

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
      search: url.search || null,
      zone: browserZone(),
    },
    orderBy: {
      field: orderFields[url.sort],
      direction: url.dir === 'asc' ? 'ASC' : 'DESC',
    },
  };
}

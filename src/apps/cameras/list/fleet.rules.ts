import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import { cameraStates } from '~/features/cameras/states.ts';
import { cameraParam } from '~/features/cameras/useSelectedCamera.ts';
import type { CameraState, IncidentSeverity, StreamKind } from '~/graphql/types.generated.ts';
import { choice, commaList, defineUrl, sort, text } from '~/lib/defineUrl.ts';
import type { SortState } from '~/shell/ui/table.ts';

/** Every kind of stream, for choices. */
export const streamKinds: readonly StreamKind[] = ['SYNTHETIC', 'WHEP', 'HLS', 'MJPEG', 'RTSP'];

/** What the cameras are narrowed by beside the search, by the names that stand in the address. */
export const facets = ['state', 'site', 'group', 'tag', 'priority', 'kind'] as const;

export type Facet = (typeof facets)[number];

/** What the table is filtered by; empty lists let everything pass. */
const filters = {
  search: text(),
  state: commaList(cameraStates),
  /** Ids of sites. Groups and tags are free texts without commas. */
  site: commaList(),
  group: commaList(),
  tag: commaList(),
  priority: commaList(),
  kind: commaList(streamKinds),
};

/** The filters alone. */
export const fleetFilter = defineUrl(filters);

export type FleetFilter = typeof fleetFilter.defaults;

/** What can be sorted by without asking again. */
export const sortableColumns: readonly string[] = [
  'name',
  'state',
  'since',
  'site',
  'group',
  'model',
  'priority',
  'severity',
  'kinds',
];

/** What the address of the list says: the filters, the order, the chosen camera, and the drawer that is open. */
export const camerasUrl = defineUrl({
  ...filters,
  ...cameraParam,
  sort: sort(sortableColumns, { column: 'name', direction: 'asc' }),
  view: choice(['table', 'cards'], 'table'),
  panel: choice(['add', 'import', 'origins', 'sites', 'newSite'], null),
  /** Removed cameras stand in a list of their own, for administrators. */
  show: choice(['removed'], null),
});

/** What the camera is in a facet. */
const valuesOf: Readonly<Record<Facet, (camera: FleetCamera) => readonly string[]>> = {
  state: ({ state }) => [state],
  site: ({ siteId }) => [siteId],
  group: ({ group }) => [group],
  tag: ({ tags }) => tags,
  priority: ({ priority }) => [String(priority)],
  kind: ({ streamKinds: ofCamera }) => ofCamera,
};

/** The cameras that pass: of each facet one of its values, and every word of the search somewhere. */
export function filterFleet(cameras: readonly FleetCamera[], filter: FleetFilter): readonly FleetCamera[] {
  const wanted = facets
    .filter((facet) => filter[facet].length > 0)
    .map((facet) => ({ of: valuesOf[facet], any: new Set(filter[facet]) }));
  const words = filter.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0 && words.length === 0) return cameras;
  return cameras.filter(
    (camera) =>
      wanted.every(({ of, any }) => of(camera).some((value) => any.has(value))) &&
      (words.length === 0 || holdsWords(camera, words)),
  );
}

function holdsWords({ name, model, siteName, group, tags }: FleetCamera, words: readonly string[]): boolean {
  const text = `${name}\n${model}\n${siteName}\n${group}\n${tags.join('\n')}`.toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}

export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The values that a facet has among the cameras, by their labels, each with how many cameras it would leave. */
export function facetValues(
  cameras: readonly FleetCamera[],
  facet: Facet,
  filter: FleetFilter,
): FacetValue[] {
  const labels = new Map<string, string>();
  for (const camera of cameras) {
    for (const value of valuesOf[facet](camera)) {
      if (!labels.has(value)) labels.set(value, facet === 'site' ? camera.siteName : value);
    }
  }
  const counts = new Map<string, number>();
  for (const camera of filterFleet(cameras, { ...filter, [facet]: [] })) {
    for (const value of valuesOf[facet](camera)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...labels].map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }));
}

const stateOrder: readonly CameraState[] = [
  'DOWN',
  'UNKNOWN',
  'DEGRADED',
  'NOT_OBSERVED',
  'MAINTENANCE',
  'PAUSED',
  'UP',
];
const severityOrder: readonly (IncidentSeverity | null)[] = ['HIGH', 'MEDIUM', 'LOW', null];

type Compare = (a: FleetCamera, b: FleetCamera) => number;

/** What can be sorted by without asking again, and how. The most urgent comes first. */
const sorts = (byText: (a: string, b: string) => number): Readonly<Record<string, Compare>> => ({
  name: () => 0,
  state: (a, b) => stateOrder.indexOf(a.state) - stateOrder.indexOf(b.state),
  since: (a, b) => (a.stateSince ?? '').localeCompare(b.stateSince ?? ''),
  site: (a, b) => byText(a.siteName, b.siteName),
  group: (a, b) => byText(a.group, b.group),
  model: (a, b) => byText(a.model, b.model),
  priority: (a, b) => a.priority - b.priority,
  severity: (a, b) => severityOrder.indexOf(a.openSeverity) - severityOrder.indexOf(b.openSeverity),
  kinds: (a, b) => byText(a.streamKinds.join(), b.streamKinds.join()),
});

/** The cameras by name as the language orders names: what every other order keeps among equals. */
export function byName(cameras: readonly FleetCamera[], collator: Intl.Collator): readonly FleetCamera[] {
  return [...cameras].sort((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

/** @param cameras by name */
export function sortFleet(
  cameras: readonly FleetCamera[],
  { column, direction }: SortState,
  collator: Intl.Collator,
): readonly FleetCamera[] {
  if (column === 'name') return direction === 'asc' ? cameras : [...cameras].reverse();
  // Texts repeat: each pair is compared by the language's rules once.
  const known = new Map<string, number>();
  const byText = (a: string, b: string): number => {
    if (a === b) return 0;
    const key = `${a}\n${b}`;
    const kept = known.get(key) ?? collator.compare(a, b);
    known.set(key, kept);
    return kept;
  };
  const compare = sorts(byText)[column] ?? (() => 0);
  const sign = direction === 'asc' ? 1 : -1;
  return [...cameras].sort((a, b) => sign * compare(a, b));
}

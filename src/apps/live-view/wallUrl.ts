import type { CameraState, WallLayout } from '~/graphql/types.generated.ts';
import type { AddressChange } from '~/lib/address.ts';
import { empty, layoutNamed, layouts, SPAN_LIMIT, TILE_LIMIT, type Tile } from './layout.rules.ts';
import { asksForNothing, type Filter, noFilter, type View } from './view.rules.ts';

/** Which alerts come to the front: none, those of high severity, or all. */
export const spotlights = ['high', 'all', 'off'] as const;
export type Spotlight = (typeof spotlights)[number];

/** What the address says. Null is what it does not say: the saved wall then holds. */
export interface WallUrl {
  readonly wallId: string | null;
  readonly tourId: string | null;
  readonly layout: WallLayout | null;
  readonly filter: Filter | null;
  readonly cells: readonly Tile[] | null;
  /** From 0; in the address from 1. Null: the page of the chosen camera, else the first. */
  readonly page: number | null;
  /** The one camera that is chosen, by the name that map and tables give it too. */
  readonly cameraId: string | null;
  /** The chosen camera fills the wall. */
  readonly large: boolean;
  readonly spotlight: Spotlight;
  readonly kiosk: boolean;
}

const cameraStates: readonly CameraState[] = ['UP', 'DEGRADED', 'DOWN', 'UNKNOWN', 'MAINTENANCE', 'PAUSED'];
const isState = (text: string): text is CameraState => cameraStates.some((state) => state === text);

const escaped = (id: string) =>
  id.replace(/[%.*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * How an address says tiles: ids with points between, a size behind a star, nothing for an empty place. A list of one
 * text, for one that is empty says something too.
 */
export const writeCells = (cells: readonly Tile[]): readonly string[] => [
  cells
    .map(({ cameraId, columns, rows }) => {
      const size = columns > 1 || rows > 1 ? `*${columns}x${rows}` : '';
      return `${escaped(cameraId ?? '')}${size}`;
    })
    .join('.'),
];

const spanOf = (text: string | undefined) => Math.min(SPAN_LIMIT, Math.max(1, Number(text) || 1));

function readCells(text: string): Tile[] {
  const seen = new Set<string>();
  return text
    .split('.')
    .slice(0, TILE_LIMIT)
    .map((cell) => {
      const [id = '', size = ''] = cell.split('*');
      const [columns, rows] = size.split('x');
      const cameraId = unescaped(id);
      const again = seen.has(cameraId);
      seen.add(cameraId);
      const span = { columns: spanOf(columns), rows: spanOf(rows) };
      return cameraId === '' || again ? { ...empty, ...span } : { cameraId, ...span };
    });
}

const filterNames = ['q', 'site', 'group', 'tag', 'state'] as const;

/** The filter as parts of the address. One that asks for nothing is said by a word, for a saved wall may have one. */
export const filterChanges = (filter: Filter): AddressChange => ({
  q: filter.search,
  site: filter.siteIds,
  group: filter.groups,
  tag: filter.tags,
  state: filter.states,
  filter: asksForNothing(filter) ? 'none' : null,
  page: null,
});

/** What an address says of the filter, when it says nothing. */
export const noFilterChanges: AddressChange = Object.fromEntries(
  [...filterNames, 'filter'].map((name) => [name, null]),
);

function readFilter(params: URLSearchParams): Filter | null {
  if (params.get('filter') === 'none') return noFilter;
  if (!filterNames.some((name) => params.has(name))) return null;
  return {
    search: (params.get('q') ?? '').slice(0, 100),
    siteIds: params.getAll('site'),
    groups: params.getAll('group'),
    tags: params.getAll('tag'),
    states: params.getAll('state').filter(isState),
  };
}

/** Reads an address; what is missing or wrong becomes the default. */
export function readWallUrl(params: URLSearchParams): WallUrl {
  const cells = params.get('cells');
  const spotlight = spotlights.find((each) => each === params.get('spotlight')) ?? 'high';
  return {
    wallId: params.get('wall'),
    tourId: params.get('tour'),
    layout: layoutNamed(params.get('layout')) ?? null,
    filter: readFilter(params),
    cells: cells === null ? null : readCells(cells),
    page: params.has('page') ? Math.max(0, Math.trunc(Number(params.get('page')) || 1) - 1) : null,
    cameraId: params.get('camera'),
    large: params.get('large') === '1',
    spotlight,
    kiosk: params.get('kiosk') === '1',
  };
}

/** The saved view, or every camera, with what the address says laid over it. */
export const viewOf = (url: Pick<WallUrl, 'layout' | 'filter' | 'cells'>, saved: View): View => ({
  layout: url.layout ?? saved.layout,
  filter: url.filter ?? saved.filter,
  cells: url.cells ?? saved.cells,
});

/** How an address says the layout. */
export const layoutChange = (layout: WallLayout): AddressChange => ({
  layout: layouts[layout].name,
  page: null,
});

/** The address without what was changed of the saved view. */
export const unchanged: AddressChange = { ...noFilterChanges, layout: null, cells: null };

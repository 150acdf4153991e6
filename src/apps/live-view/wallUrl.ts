import { cameraStates } from '~/features/cameras/states.ts';
import { cameraParam } from '~/features/cameras/useSelectedCamera.ts';
import type { WallLayout } from '~/graphql/types.generated.ts';
import { choice, choices, defineUrl, flag, id, type Param, single, text } from '~/lib/defineUrl.ts';
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

const escaped = (id: string) =>
  id.replace(/[%.*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** How an address says tiles: ids with points between, a size behind a star, nothing for an empty place. */
const writeCells = (cells: readonly Tile[]): string =>
  cells
    .map(({ cameraId, columns, rows }) => {
      const size = columns > 1 || rows > 1 ? `*${columns}x${rows}` : '';
      return `${escaped(cameraId ?? '')}${size}`;
    })
    .join('.');

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

/** Tiles; null where nobody has arranged any, while an empty text is one empty place. */
const cells: Param<readonly Tile[] | null> = {
  read: ([text]) => (text === undefined ? null : readCells(text)),
  write: (tiles) => (tiles === null ? [] : [writeCells(tiles)]),
  knows: () => true,
};

/** A page, from 0; in the address from 1. */
const page: Param<number | null> = {
  read: ([text]) => (text === undefined ? null : Math.max(0, Math.trunc(Number(text) || 1) - 1)),
  write: (number) => (number === null ? [] : [String(number + 1)]),
  knows: (text) => Number(text) >= 1,
};

/** Free texts, of which one may be empty: cameras without a group. */
const names: Param<readonly string[]> = {
  read: (texts) => [...new Set(texts)],
  write: (values) => values,
  knows: () => true,
};

/** What the address of the wall says, by the names that stand there. */
export const wallUrl = defineUrl({
  ...cameraParam,
  wall: id(),
  tour: id(),
  layout: single<WallLayout | null>(layoutNamed, null, (layout) => layouts[layout].name),
  q: text(),
  site: names,
  group: names,
  tag: names,
  state: choices(cameraStates),
  /** The filter asks for nothing, though that of the saved wall may ask for something. */
  filter: flag('none'),
  cells,
  page,
  large: flag('1'),
  spotlight: choice(spotlights, 'high'),
  kiosk: flag('1'),
});

type WallValues = typeof wallUrl.defaults;

/** A change of the wall's address. */
export type WallChange = Partial<WallValues>;

/** The filter as parts of the address. One that asks for nothing is said by a word, for a saved wall may have one. */
export const filterChanges = (filter: Filter): WallChange => ({
  q: filter.search,
  site: filter.siteIds,
  group: filter.groups,
  tag: filter.tags,
  state: filter.states,
  filter: asksForNothing(filter),
  page: null,
});

/** What an address says of the filter, when it says nothing. */
export const noFilterChanges: WallChange = { ...filterChanges(noFilter), filter: false };

function filterOf({ q, site, group, tag, state, filter }: WallValues): Filter | null {
  if (filter) return noFilter;
  const asked: Filter = { search: q, siteIds: site, groups: group, tags: tag, states: state };
  return asksForNothing(asked) ? null : asked;
}

/** What the values of an address mean. */
export const wallOf = (values: WallValues): WallUrl => ({
  wallId: values.wall,
  tourId: values.tour,
  layout: values.layout,
  filter: filterOf(values),
  cells: values.cells,
  page: values.page,
  cameraId: values.camera,
  large: values.large,
  spotlight: values.spotlight,
  kiosk: values.kiosk,
});

/** The saved view, or every camera, with what the address says laid over it. */
export const viewOf = (url: Pick<WallUrl, 'layout' | 'filter' | 'cells'>, saved: View): View => ({
  layout: url.layout ?? saved.layout,
  filter: url.filter ?? saved.filter,
  cells: url.cells ?? saved.cells,
});

/** Another layout begins at its first page. */
export const layoutChange = (layout: WallLayout): WallChange => ({ layout, page: null });

/** The address without what was changed of the saved view. */
export const unchanged: WallChange = { ...noFilterChanges, layout: null, cells: null };

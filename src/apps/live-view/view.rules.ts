import type { CameraState, WallLayout } from '~/graphql/types.generated.ts';
import { foldCase } from '~/lib/foldCase.ts';
import { type Tile, tileOf } from './layout.rules.ts';

/** Which cameras are wanted. Parts that are empty ask for nothing; of a list, one value must hold. */
export interface Filter {
  readonly search: string;
  readonly siteIds: readonly string[];
  readonly groups: readonly string[];
  readonly tags: readonly string[];
  readonly states: readonly CameraState[];
}

export const noFilter: Filter = { search: '', siteIds: [], groups: [], tags: [], states: [] };

/** What a filter and an order look at. */
export interface Filtered {
  readonly id: string;
  readonly name: string;
  readonly siteId: string;
  readonly group: string;
  readonly tags: readonly string[];
  readonly priority: number;
  readonly state: CameraState;
}

/** What is shown: cameras where somebody put them, or those that the filter finds. */
export interface View {
  readonly layout: WallLayout;
  /** Empty: the filter chooses. */
  readonly cells: readonly Tile[];
  readonly filter: Filter;
}

/** The view that nobody has saved: every camera. */
export const everything: View = { layout: 'GRID_3', cells: [], filter: noFilter };

export const asksForNothing = ({ search, ...lists }: Filter): boolean =>
  search === '' && Object.values(lists).every((values: readonly string[]) => values.length === 0);

const holds = <Value>(wanted: readonly Value[], value: Value) =>
  wanted.length === 0 || wanted.includes(value);

export function matches(camera: Filtered, { search, siteIds, groups, tags, states }: Filter): boolean {
  return (
    foldCase(camera.name).includes(foldCase(search)) &&
    holds(siteIds, camera.siteId) &&
    holds(groups, camera.group) &&
    holds(states, camera.state) &&
    (tags.length === 0 || camera.tags.some((tag) => tags.includes(tag)))
  );
}

/** Those that are watched first come first, equals by name. */
const byPriority = (a: Filtered, b: Filtered) => a.priority - b.priority || a.name.localeCompare(b.name);

/**
 * The tiles of a view. Where somebody put cameras, a filter narrows them; elsewhere it finds them. A camera that is not
 * in the fleet any more leaves its place empty.
 */
export function tilesOf({ cells, filter }: View, fleet: ReadonlyMap<string, Filtered>): Tile[] {
  if (cells.length === 0) {
    const found = [...fleet.values()].filter((camera) => matches(camera, filter));
    return found.sort(byPriority).map(({ id }) => tileOf(id));
  }
  const there = cells.map((cell) => {
    const known = cell.cameraId !== null && fleet.has(cell.cameraId);
    return known ? cell : { ...cell, cameraId: null };
  });
  if (asksForNothing(filter)) return there;
  return there.filter(({ cameraId }) => {
    const camera = cameraId === null ? undefined : fleet.get(cameraId);
    return camera !== undefined && matches(camera, filter);
  });
}

/** Cameras can be moved: not while a filter hides some of those that somebody put here. */
export const isArrangeable = ({ cells, filter }: View): boolean =>
  cells.length === 0 || asksForNothing(filter);

const sameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value) => b.includes(value));

const sameFilter = (a: Filter, b: Filter) =>
  a.search === b.search &&
  sameSet(a.siteIds, b.siteIds) &&
  sameSet(a.groups, b.groups) &&
  sameSet(a.tags, b.tags) &&
  sameSet(a.states, b.states);

/** Both show the same, in the same places. */
export const sameView = (a: View, b: View): boolean =>
  a.layout === b.layout &&
  sameFilter(a.filter, b.filter) &&
  a.cells.length === b.cells.length &&
  a.cells.every((cell, index) => {
    const other = b.cells[index];
    return (
      other !== undefined &&
      cell.cameraId === other.cameraId &&
      cell.columns === other.columns &&
      cell.rows === other.rows
    );
  });

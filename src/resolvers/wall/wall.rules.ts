import { DAY } from '../base/period.rules.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import type { SharedOwnedRow, TourPageRow, WallCellRow, WallFilterRow } from './wall.rows.ts';

/** Longest name, in characters. */
export const NAME_LIMIT = 80;
/** Most tiles of a wall: those of the largest layout. */
export const CELL_LIMIT = 64;
/** Most columns and rows that a tile takes. */
export const SPAN_LIMIT = 8;
/** Most pages of a tour. */
export const PAGES_LIMIT = 32;
/** Seconds that a page of a tour stays (specification, Live View: 5 to 300). */
export const DWELL_SECONDS = { least: 5, most: 300 } as const;
/** Most walls, and most tours, that one person keeps. */
export const PRIVATE_LIMIT = 100;
/** Most walls, and most tours, that are shared. */
export const SHARED_LIMIT = 200;
/** How long something removed can be restored, in milliseconds. */
export const RESTORE_TIME = DAY;
/** Longest search and most values of one part of a filter. */
const SEARCH_LIMIT = 100;
const VALUES_LIMIT = 100;

/** A filter that asks for nothing. */
export const noFilter: WallFilterRow = { search: '', siteIds: [], groups: [], tags: [], states: [] };

/** What is wrong with the name of a wall or a tour. */
export const nameErrors = (name: string): FieldErrorRow[] =>
  refusals(
    name === '' && refuse('name', 'REQUIRED'),
    name.length > NAME_LIMIT && refuse('name', 'TOO_LONG', { most: NAME_LIMIT }),
  );

const isOutside = (value: number, least: number, most: number) => value < least || value > most;

const filterErrors = ({ search, ...lists }: WallFilterRow, field: string): FieldErrorRow[] => {
  const all: readonly (readonly string[])[] = Object.values(lists);
  return refusals(
    all.some((values) => values.length > VALUES_LIMIT) && refuse(field, 'TOO_MANY', { most: VALUES_LIMIT }),
    [search, ...all.flat()].some((value) => value.length > SEARCH_LIMIT) &&
      refuse(field, 'ITEM_TOO_LONG', { most: SEARCH_LIMIT }),
  );
};

interface CheckedWall {
  readonly name: string;
  readonly cells: readonly WallCellRow[];
  readonly filter: WallFilterRow;
}

/** What is wrong with a wall, by field. */
export function wallErrors({ name, cells, filter }: CheckedWall): FieldErrorRow[] {
  const cameraIds = cells.flatMap(({ cameraId }) => (cameraId === null ? [] : [cameraId]));
  return [
    ...nameErrors(name),
    ...refusals(
      cells.length > CELL_LIMIT && refuse('cells', 'TOO_MANY', { most: CELL_LIMIT }),
      cells.some(
        ({ columns, rows }) => isOutside(columns, 1, SPAN_LIMIT) || isOutside(rows, 1, SPAN_LIMIT),
      ) && refuse('cells', 'OUT_OF_RANGE', { least: 1, most: SPAN_LIMIT }),
      new Set(cameraIds).size < cameraIds.length && refuse('cells', 'DUPLICATE'),
    ),
    ...filterErrors(filter, 'filter'),
  ];
}

interface CheckedTour {
  readonly name: string;
  readonly pages: readonly Pick<TourPageRow, 'filter' | 'dwellSeconds'>[];
}

/**
 * What is wrong with a tour, by field.
 * @param hidden a page shows a wall that not everybody sees to whom the tour is shown
 */
export function tourErrors({ name, pages }: CheckedTour, hidden: boolean): FieldErrorRow[] {
  const { least, most } = DWELL_SECONDS;
  const [tooWide] = pages.flatMap(({ filter }) => filterErrors(filter, 'pages'));
  return [
    ...nameErrors(name),
    ...refusals(
      pages.length === 0 && refuse('pages', 'REQUIRED'),
      pages.length > PAGES_LIMIT && refuse('pages', 'TOO_MANY', { most: PAGES_LIMIT }),
      pages.some(({ dwellSeconds }) => isOutside(dwellSeconds, least, most)) &&
        refuse('pages', 'OUT_OF_RANGE', { least, most }),
      tooWide ?? false,
      hidden && refuse('pages', 'PRIVATE_WALL'),
    ),
  ];
}

/** Who looks. */
interface Viewer {
  readonly id: string;
  readonly isAdmin: boolean;
}

/** Shared rows are seen by everybody, private ones by their owner alone: not by administrators either. */
export const isVisible = ({ ownerId }: SharedOwnedRow, viewer: Pick<Viewer, 'id'>): boolean =>
  ownerId === null || ownerId === viewer.id;

/** The author may change it; shared rows may also be changed by an administrator. */
export const isEditable = (row: SharedOwnedRow, { id, isAdmin }: Viewer): boolean =>
  row.ownerId === null ? isAdmin || row.authorId === id : row.ownerId === id;

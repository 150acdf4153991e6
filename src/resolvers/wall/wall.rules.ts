import type { FieldError } from '~/graphql/types.generated.ts';
import { DAY } from '../base/period.rules.ts';
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
export const DWELL = { least: 5, most: 300 } as const;
/** Most walls, and most tours, that one person keeps. */
export const KEPT_LIMIT = 100;
/** Most walls, and most tours, that are shared. */
export const SHARED_LIMIT = 200;
/** How long something removed can be restored, in milliseconds. */
export const RESTORE_TIME = DAY;
/** Longest search and most values of one part of a filter. */
const SEARCH_LIMIT = 100;
const VALUES_LIMIT = 100;

/** A filter that asks for nothing. */
export const noFilter: WallFilterRow = { search: '', siteIds: [], groups: [], tags: [], states: [] };

type Rule = readonly [broken: boolean, field: string, message: string];

const brokenOf = (rules: readonly Rule[]): FieldError[] =>
  rules.flatMap(([broken, field, message]) => (broken ? [{ field, message }] : []));

const nameRules = (name: string): readonly Rule[] => [
  [name === '', 'name', 'Give it a name.'],
  [name.length > NAME_LIMIT, 'name', `A name has ${NAME_LIMIT} characters at most.`],
];

const isOutside = (value: number, least: number, most: number) => value < least || value > most;

const isLong = ({ search, ...lists }: WallFilterRow): boolean =>
  search.length > SEARCH_LIMIT ||
  Object.values(lists).some(
    (values: readonly string[]) =>
      values.length > VALUES_LIMIT || values.some((value) => value.length > SEARCH_LIMIT),
  );

const filterRule = (filter: WallFilterRow, field: string): Rule => [
  isLong(filter),
  field,
  `A filter names ${VALUES_LIMIT} values of a kind at most, each of ${SEARCH_LIMIT} characters.`,
];

interface CheckedWall {
  readonly name: string;
  readonly cells: readonly WallCellRow[];
  readonly filter: WallFilterRow;
}

/** What is wrong with a wall, by field. */
export function wallErrors({ name, cells, filter }: CheckedWall): FieldError[] {
  const cameraIds = cells.flatMap(({ cameraId }) => (cameraId === null ? [] : [cameraId]));
  return brokenOf([
    ...nameRules(name),
    [cells.length > CELL_LIMIT, 'cells', `A wall has ${CELL_LIMIT} tiles at most.`],
    [
      cells.some(({ columns, rows }) => isOutside(columns, 1, SPAN_LIMIT) || isOutside(rows, 1, SPAN_LIMIT)),
      'cells',
      `A tile takes 1 to ${SPAN_LIMIT} columns and rows.`,
    ],
    [new Set(cameraIds).size < cameraIds.length, 'cells', 'A camera stands on a wall once.'],
    filterRule(filter, 'filter'),
  ]);
}

interface CheckedTour {
  readonly name: string;
  readonly pages: readonly TourPageRow[];
}

/**
 * What is wrong with a tour, by field.
 * @param hidden a page shows a wall that not everybody sees to whom the tour is shown
 */
export function tourErrors({ name, pages }: CheckedTour, hidden: boolean): FieldError[] {
  const { least, most } = DWELL;
  return brokenOf([
    ...nameRules(name),
    [pages.length === 0, 'pages', 'Give the tour a page.'],
    [pages.length > PAGES_LIMIT, 'pages', `A tour has ${PAGES_LIMIT} pages at most.`],
    [
      pages.some(({ dwellSeconds }) => isOutside(dwellSeconds, least, most)),
      'pages',
      `A page stays ${least} to ${most} seconds.`,
    ],
    [
      pages.some(({ filter }) => isLong(filter)),
      'pages',
      `A filter names ${VALUES_LIMIT} values of a kind at most, each of ${SEARCH_LIMIT} characters.`,
    ],
    [hidden, 'pages', 'A shared tour shows shared walls only: share its walls first.'],
  ]);
}

/** Who looks. */
interface Viewer {
  readonly id: string;
  readonly isAdmin: boolean;
}

/** Shared rows are seen by everybody, private ones by their owner alone: not by administrators either. */
export const isVisible = ({ ownerId }: SharedOwnedRow, viewer: Pick<Viewer, 'id'>): boolean =>
  ownerId === null || ownerId === viewer.id;

/** Who made it may change it; what is shared, an administrator too. */
export const isEditable = (row: SharedOwnedRow, { id, isAdmin }: Viewer): boolean =>
  row.ownerId === null ? isAdmin || row.authorId === id : row.ownerId === id;

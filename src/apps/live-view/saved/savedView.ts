import type { WallInput } from '~/graphql/types.generated.ts';
import type { SavedTourFragment, WallViewFragment } from '../LiveViewScreen.generated.ts';
import type { TourStop } from '../tour.rules.ts';
import type { Filter, View } from '../view.rules.ts';

const filterOf = ({ search, siteIds, groups, tags, states }: Filter): Filter => ({
  search,
  siteIds,
  groups,
  tags,
  states,
});

/** What a saved wall shows. */
export const viewOfWall = ({ layout, cells, filter }: WallViewFragment): View => ({
  layout,
  cells: cells.map(({ camera, columns, rows }) => ({ cameraId: camera?.id ?? null, columns, rows })),
  filter: filterOf(filter),
});

/** A view as the API takes it. */
export const inputOf = ({ layout, cells, filter }: View): WallInput => ({
  layout,
  cells: cells.map(({ cameraId, columns, rows }) => ({ cameraId, columns, rows })),
  filter: {
    search: filter.search,
    siteIds: [...filter.siteIds],
    groups: [...filter.groups],
    tags: [...filter.tags],
    states: [...filter.states],
  },
});

/** The pages of a tour as views. */
export const stopsOf = ({ pages }: SavedTourFragment): TourStop[] =>
  pages.map(({ wall, layout, filter, dwellSeconds }) => ({
    ...(wall ? viewOfWall(wall) : { layout, cells: [], filter: filterOf(filter) }),
    wallName: wall?.name ?? '',
    dwellSeconds,
  }));

import type { WallInput } from '~/graphql/types.generated.ts';
import type { SavedTourFragment, SavedWallFragment, WallViewFragment } from '../LiveViewScreen.generated.ts';
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

/** What a page of a tour shows whose filter chooses. */
export const viewOfPage = ({ layout, filter }: SavedTourFragment['pages'][number]): View => ({
  layout,
  cells: [],
  filter: filterOf(filter),
});

/** The pages of a tour as views; one whose wall is not among the walls is passed over. */
export const stopsOf = ({ pages }: SavedTourFragment, walls: readonly SavedWallFragment[]): TourStop[] =>
  pages.flatMap((page) => {
    const { dwellSeconds } = page;
    if (!page.wall) return [{ ...viewOfPage(page), wallName: '', dwellSeconds }];
    const wall = walls.find(({ id }) => id === page.wall?.id);
    return wall ? [{ ...viewOfWall(wall), wallName: wall.name, dwellSeconds }] : [];
  });

import { forEveryOwner } from '../base/owners.ts';
import { cameraFixtures } from '../camera/camera.fixtures.ts';
import { siteFixtures } from '../site/site.fixtures.ts';
import type { TourRow, WallFilterRow, WallRow } from './wall.rows.ts';
import { noFilter } from './wall.rules.ts';

const author = 'user-admin';

/** A wall that everybody sees and that shows what its filter finds. */
const sharedWall = (
  id: string,
  name: string,
  layout: WallRow['layout'],
  filter: Partial<WallFilterRow>,
): WallRow => ({
  id,
  ownerId: null,
  authorId: author,
  name,
  removedAt: null,
  layout,
  cells: [],
  filter: { ...noFilter, ...filter },
});

const cell = (cameraId: string | null, columns = 1, rows = 1) => ({ cameraId, columns, rows });

/** The six cameras at dangerous places; the first is the large one. */
function hazards(): WallRow['cells'] {
  const ids = cameraFixtures().flatMap(({ id, group }) => (group === 'Hazard' ? [id] : []));
  return ids.map((id, index) => cell(id, index === 0 ? 2 : 1, index === 0 ? 2 : 1));
}

/** A wall for each site, three across all of them, and one that each account keeps for itself. */
export const wallFixtures = (): WallRow[] => [
  sharedWall('wall-perimeter', 'Perimeter', 'GRID_4', { groups: ['Perimeter'] }),
  sharedWall('wall-entrances', 'Entrances', 'ONE_SEVEN', { groups: ['Entrances'] }),
  sharedWall('wall-trouble', 'Trouble now', 'GRID_3', { states: ['DEGRADED', 'DOWN', 'UNKNOWN'] }),
  ...siteFixtures().map(({ id, name }) =>
    sharedWall(id.replace('site', 'wall'), name, 'GRID_3', { siteIds: [id] }),
  ),
  ...forEveryOwner(({ userId, prefix }) => [
    {
      ...sharedWall(`${prefix}wall-hazards`, 'My hazards', 'GRID_3', {}),
      ownerId: userId,
      authorId: userId,
      cells: hazards(),
    },
  ]),
];

const pageOf = (wallId: string | null, dwellSeconds: number, filter = noFilter) => ({
  wallId,
  layout: 'GRID_3' as const,
  filter,
  dwellSeconds,
});

/** A round of the sites that everybody sees, and a short one that each account keeps for itself. */
export const tourFixtures = (): TourRow[] => [
  {
    id: 'tour-round',
    ownerId: null,
    authorId: author,
    name: 'Round of the sites',
    removedAt: null,
    pages: [
      pageOf('wall-perimeter', 30),
      ...siteFixtures().map(({ id }) => pageOf(id.replace('site', 'wall'), 15)),
    ],
  },
  ...forEveryOwner(({ userId, prefix }) => [
    {
      id: `${prefix}tour-night`,
      ownerId: userId,
      authorId: userId,
      name: 'Night watch',
      removedAt: null,
      pages: [
        pageOf(`${prefix}wall-hazards`, 20),
        pageOf(null, 20, { ...noFilter, groups: ['Perimeter', 'Entrances'] }),
      ],
    },
  ]),
];

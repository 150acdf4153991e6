import { cameraStates } from '~/features/cameras/states.ts';
import type { CameraOrderField, CameraState } from '~/graphql/types.generated.ts';
import { choice, defineUrl, sort, text } from '~/lib/defineUrl.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import type { CameraTableQuery, CameraTableQueryVariables } from './CameraTable.generated.ts';

/** States by what they mean for the watcher, as the counter groups them. */
export const stateGroups = {
  LIVE: ['UP', 'DEGRADED'],
  OFFLINE: ['DOWN', 'UNKNOWN'],
  EXCLUDED: ['MAINTENANCE', 'PAUSED'],
} as const satisfies Record<string, readonly CameraState[]>;

export type StateGroup = keyof typeof stateGroups;
export type StateChoice = StateGroup | CameraState;

export const stateChoices: readonly StateChoice[] = ['LIVE', 'OFFLINE', 'EXCLUDED', ...cameraStates];

export type CameraLine = CameraTableQuery['cameras']['nodes'][number];

/** What the API orders by for each column. */
const orderFields = {
  camera: 'NAME',
  total_malfunctions: 'MALFUNCTIONS',
  down_time: 'DOWN_TIME',
  up_time: 'UP_TIME',
  up_time_pc: 'UPTIME',
  status: 'OPERATOR_STATE',
  state: 'STATE',
} as const satisfies Record<string, CameraOrderField>;

export type CameraColumn = keyof typeof orderFields;

const fieldOf: Readonly<Record<string, CameraOrderField>> = orderFields;

/** What the address says of the table; by name unless it says otherwise. */
export const cameraTableUrl = defineUrl({
  search: text(),
  state: choice(stateChoices, null),
  sort: sort(Object.keys(orderFields), { column: 'camera', direction: 'asc' }),
});

export type CameraTableUrl = typeof cameraTableUrl.defaults;

function statesOf(choice: StateChoice | null): CameraState[] | null {
  if (choice === null) return null;
  return choice in stateGroups ? [...stateGroups[choice as StateGroup]] : [choice as CameraState];
}

/** Rows of a page. */
export const CAMERA_PAGE = 50;

/** The variables of the table's first page, as the address asks for it. */
export function cameraTableVariables(url: CameraTableUrl): CameraTableQueryVariables {
  const { search, state, sort } = url;
  const zone = browserZone();
  return {
    filter: { search: search || null, states: statesOf(state) },
    orderBy: {
      field: fieldOf[sort.column] ?? 'NAME',
      direction: sort.direction === 'desc' ? 'DESC' : 'ASC',
    },
    first: CAMERA_PAGE,
    after: null,
    zone,
  };
}

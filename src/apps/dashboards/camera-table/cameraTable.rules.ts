import type { CameraOrderField, CameraState } from '~/graphql/types.generated.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import type { SortState } from '~/shell/ui/table.ts';
import type { CameraTableQuery, CameraTableQueryVariables } from './CameraTable.generated.ts';

/** Best first: the order in which states are counted and offered. */
export const cameraStates = ['UP', 'DEGRADED', 'DOWN', 'UNKNOWN', 'MAINTENANCE', 'PAUSED'] as const;

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

const isColumn = (text: string | undefined): text is CameraColumn =>
  text !== undefined && text in orderFields;

/** The sort as it stands in the address, `up_time_pc.desc`; by name where it says nothing that can be sorted by. */
export function readSort(text: string | null): SortState & { column: CameraColumn } {
  const [column, direction] = text?.split('.') ?? [];
  if (!isColumn(column)) return { column: 'camera', direction: 'asc' };
  return { column, direction: direction === 'desc' ? 'desc' : 'asc' };
}

export const writeSort = ({ column, direction }: SortState): string => `${column}.${direction}`;

/** The state filter of the address; null for all states. */
export const readStateChoice = (text: string | null): StateChoice | null =>
  stateChoices.find((choice) => choice === text) ?? null;

function statesOf(choice: StateChoice | null): CameraState[] | null {
  if (choice === null) return null;
  return choice in stateGroups ? [...stateGroups[choice as StateGroup]] : [choice as CameraState];
}

/** Rows of a page. */
export const CAMERA_PAGE = 50;

/** The variables of the table's first page, as the address asks for it. */
export function cameraTableVariables(params: URLSearchParams): CameraTableQueryVariables {
  const { column, direction } = readSort(params.get('sort'));
  const zone = browserZone();
  return {
    filter: { search: params.get('search'), states: statesOf(readStateChoice(params.get('state'))) },
    orderBy: { field: orderFields[column], direction: direction === 'desc' ? 'DESC' : 'ASC' },
    first: CAMERA_PAGE,
    after: null,
    zone,
  };
}

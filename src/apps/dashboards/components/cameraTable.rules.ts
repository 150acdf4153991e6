import type { CameraState, OperatorState } from '~/graphql/types.generated.ts';
import type { SortState } from '~/shell/ui/table.ts';

/** Best first: the order in which states are counted, offered and sorted. */
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

export interface CameraLine {
  readonly id: string;
  readonly name: string;
  readonly operatorState: OperatorState;
  readonly state: CameraState;
  readonly health: {
    readonly malfunctions: number;
    readonly upSeconds: number;
    readonly degradedSeconds: number;
    readonly downSeconds: number;
    readonly uptime: number | null;
    readonly coverage: number;
  };
}

/** Seconds with pictures. */
export const upTimeOf = ({ health }: CameraLine): number => health.upSeconds + health.degradedSeconds;

const sortValues = {
  camera: ({ name }: CameraLine) => name,
  total_malfunctions: ({ health }: CameraLine) => health.malfunctions,
  down_time: ({ health }: CameraLine) => health.downSeconds,
  up_time: upTimeOf,
  up_time_pc: ({ health }: CameraLine) => health.uptime,
  status: ({ operatorState }: CameraLine) => operatorState,
  state: ({ state }: CameraLine) => cameraStates.indexOf(state),
} as const;

export type CameraColumn = keyof typeof sortValues;

const isColumn = (text: string | undefined): text is CameraColumn => text !== undefined && text in sortValues;

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

function statesOf(choice: StateChoice): readonly CameraState[] {
  return choice in stateGroups ? stateGroups[choice as StateGroup] : [choice as CameraState];
}

/** The cameras in the chosen states whose name contains the text, in any case. */
export function filterCameras<Line extends CameraLine>(
  cameras: readonly Line[],
  choice: StateChoice | null,
  search: string,
): Line[] {
  const wanted = search.trim().toLocaleLowerCase();
  const states = choice && statesOf(choice);
  return cameras.filter(
    ({ state, name }) => (!states || states.includes(state)) && name.toLocaleLowerCase().includes(wanted),
  );
}

/** Sorted by a column, equals by name; what has no value stands last in both directions. */
export function sortCameras<Line extends CameraLine>(
  cameras: readonly Line[],
  { column, direction }: SortState & { column: CameraColumn },
  language: string,
): Line[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'desc' ? -1 : 1;
  return [...cameras].sort((a, b) => {
    const [left, right] = [sortValues[column](a), sortValues[column](b)];
    const byName = compare(a.name, b.name);
    if (left === null || right === null) return Number(left === null) - Number(right === null) || byName;
    const byValue = typeof left === 'string' ? compare(left, String(right)) : Number(left) - Number(right);
    return sign * byValue || byName;
  });
}

import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import type { CameraBulkChangesInput, OperatorState } from '~/graphql/types.generated.ts';

/** The most cameras of one call. */
export const BULK = 100;

/** One call: either a change of the registry or of the operator's state. */
export interface BulkStep {
  readonly ids: readonly string[];
  readonly input?: CameraBulkChangesInput;
  readonly state?: OperatorState;
}

/** The step as calls of at most 100 cameras each. */
export function callsOf(step: BulkStep): BulkStep[] {
  const calls: BulkStep[] = [];
  for (let at = 0; at < step.ids.length; at += BULK) {
    calls.push({ ...step, ids: step.ids.slice(at, at + BULK) });
  }
  return calls;
}

type Single = keyof Pick<CameraBulkChangesInput, 'siteId' | 'group' | 'priority'>;

/** Cameras by what they had in a field, each group as the step that gives it back. */
function givenBack(cameras: readonly FleetCamera[], field: Single): BulkStep[] {
  const groups = new Map<string | number, string[]>();
  for (const camera of cameras) {
    const ids = groups.get(camera[field]) ?? [];
    groups.set(camera[field], [...ids, camera.id]);
  }
  return [...groups].map(([value, ids]) => ({ ids, input: { [field]: value } }));
}

/** Nothing is done to cameras that are so already. */
const idsOf = (cameras: readonly FleetCamera[], wanted: (camera: FleetCamera) => boolean): string[] =>
  cameras.filter(wanted).map(({ id }) => id);

/** What takes a step back, of the cameras as they were before. A tag is taken only from those that did not have it. */
export function undoOf(before: readonly FleetCamera[], { state, input = {} }: BulkStep): BulkStep[] {
  const other = state === 'PAUSED' ? 'ACTIVE' : 'PAUSED';
  const steps: BulkStep[] = [
    ...(state
      ? [{ ids: idsOf(before, ({ operatorState }) => operatorState === other), state: other } as const]
      : []),
    ...(['siteId', 'group', 'priority'] as const).flatMap((field) =>
      input[field] == null ? [] : givenBack(before, field),
    ),
    ...(input.addTags ?? []).map((tag) => ({
      ids: idsOf(before, ({ tags }) => !tags.includes(tag)),
      input: { removeTags: [tag] },
    })),
    ...(input.removeTags ?? []).map((tag) => ({
      ids: idsOf(before, ({ tags }) => tags.includes(tag)),
      input: { addTags: [tag] },
    })),
  ];
  return steps.filter(({ ids }) => ids.length > 0);
}

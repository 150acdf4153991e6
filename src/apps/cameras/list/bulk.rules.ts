import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import type { CameraBulkChangesInput, OperatorState } from '~/graphql/types.generated.ts';
import { groupBy } from '~/lib/groupBy.ts';

/** One step: a change of the registry or of the operator's state, a removal or what takes it back. */
export interface BulkStep {
  readonly ids: readonly string[];
  readonly input?: CameraBulkChangesInput;
  readonly state?: OperatorState;
  readonly removal?: 'REMOVE' | 'RESTORE';
}

type Single = keyof Pick<CameraBulkChangesInput, 'siteId' | 'group' | 'priority'>;

/** Cameras by what they had in a field, each group as the step that gives it back. */
function givenBack(cameras: readonly FleetCamera[], field: Single): BulkStep[] {
  const groups = groupBy(cameras, (camera) => camera[field]);
  return [...groups].map(([value, own]) => ({ ids: own.map(({ id }) => id), input: { [field]: value } }));
}

/** Nothing is done to cameras that are so already. */
const idsOf = (cameras: readonly FleetCamera[], wanted: (camera: FleetCamera) => boolean): string[] =>
  cameras.filter(wanted).map(({ id }) => id);

/** What takes a step back, of the cameras as they were before. A tag is taken only from those that did not have it. */
export function undoOf(
  before: readonly FleetCamera[],
  { state, input = {}, removal }: Omit<BulkStep, 'ids'>,
): BulkStep[] {
  const other = state === 'PAUSED' ? 'ACTIVE' : 'PAUSED';
  const steps: BulkStep[] = [
    ...(removal
      ? [
          {
            ids: before.map(({ id }) => id),
            removal: removal === 'REMOVE' ? 'RESTORE' : 'REMOVE',
          } as const,
        ]
      : []),
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

import type { CameraState, StatusReason } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';

interface StateExplanation {
  /** The question: "Why is Cold store degraded?" */
  readonly title: string;
  /** Why the camera is as it is. */
  readonly sentence: string;
  /** What to do about it. */
  readonly next: string;
}

interface ExplainedCamera {
  readonly name: string;
  readonly state: CameraState;
  readonly stateReason?: StatusReason | null | undefined;
}

/**
 * Explains a camera's state in one sentence, and what to do in another; without a reason the camera was never observed.
 */
export function useStateExplanation(): (camera: ExplainedCamera) => StateExplanation {
  const t = useTexts('why');
  return ({ name, state, stateReason }) => {
    const key = !stateReason ? 'never' : state === 'UP' ? 'UP' : stateReason;
    return {
      title: t(`title.${state}`, { name }),
      sentence: t(`sentence.${key}`, { context: state }),
      next: t(`next.${key}`, { context: state }),
    };
  };
}

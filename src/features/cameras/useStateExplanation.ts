import type { CameraState, StatusReason } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';

interface Why {
  /** Why the camera is as it is. */
  readonly sentence: string;
  /** What to do about it. */
  readonly next: string;
}

/** Says of a camera why it is as it is, and what to do, each in a sentence; without a reason it was never observed. */
export function useStateExplanation(): (state: CameraState, reason: StatusReason | null | undefined) => Why {
  const t = useTexts('why');
  return (state, reason) => {
    const key = !reason ? 'never' : state === 'UP' ? 'UP' : reason;
    return { sentence: t(`sentence.${key}`, { context: state }), next: t(`next.${key}`, { context: state }) };
  };
}

import type { CameraState, StatusReason } from '~/graphql/types.generated.ts';
import type { Problem } from './player.rules.ts';

/** What this page alone knows: it could not even ask the camera. */
const ownProblems: readonly Problem[] = ['BLOCKED', 'RTSP', 'NO_STREAM'];
/** Reasons that say who has changed the state, and not what is wrong. */
const noFault: readonly StatusReason[] = ['OPERATOR', 'RECOVERED', 'FIRST_PICTURE'];

interface Known {
  readonly state: CameraState;
  readonly stateReason: StatusReason | null;
}

/**
 * Why a tile has no picture: the registry's reason where it knows that the camera gives none, which the state's badge and
 * "Why?" say too; else what the player has found. Null when neither knows.
 */
export function shownReason(
  { state, stateReason }: Known,
  problem: Problem | null,
): { readonly reason: StatusReason } | { readonly problem: Problem } | null {
  if (problem && ownProblems.includes(problem)) return { problem };
  const known = state === 'DOWN' || state === 'UNKNOWN';
  if (known && stateReason && !noFault.includes(stateReason)) return { reason: stateReason };
  return problem && { problem };
}

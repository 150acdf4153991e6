import type { CameraState, StatusReason } from '~/graphql/types.generated.ts';

/** A change of state as the page knows it; moments are ISO 8601. */
export interface Change {
  readonly at: string;
  readonly from: CameraState;
  readonly to: CameraState;
  readonly reason: StatusReason;
  readonly detail: string;
}

/** A stretch in one state. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly state: CameraState;
  /** Why it began; null when it began before the timeline. */
  readonly reason: StatusReason | null;
  readonly detail: string;
}

/**
 * The states of a camera from `from` to `to`, without a gap. Before its first change it was in the state that this one
 * came from; without a change in the stretch, in the state that it is in now.
 * @param changes newest first, those of the stretch
 */
export function segmentsOf(
  changes: readonly Change[],
  state: CameraState,
  { from, to }: { readonly from: number; readonly to: number },
): Segment[] {
  const inOrder = [...changes].reverse();
  const segments: Segment[] = [];
  let current: Segment = { from, to, state: inOrder[0]?.from ?? state, reason: null, detail: '' };
  for (const change of inOrder) {
    const at = Date.parse(change.at);
    if (at > current.from) segments.push({ ...current, to: at });
    current = {
      from: Math.max(at, from),
      to,
      state: change.to,
      reason: change.reason,
      detail: change.detail,
    };
  }
  if (to > current.from) segments.push(current);
  return segments;
}

/** What came after the last good picture, oldest first: what has changed since it was last good. */
export const changesSince = (changes: readonly Change[], lastGoodAt: string | null): Change[] =>
  lastGoodAt === null ? [] : changes.filter(({ at }) => at > lastGoodAt).reverse();

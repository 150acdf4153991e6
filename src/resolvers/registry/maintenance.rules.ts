import { DAY } from '../base/period.rules.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import type { MaintenanceWindowRow } from './registry.rows.ts';

export const REASON_LIMIT = 200;
/** Longest window, in milliseconds. */
export const MAX_DURATION = 30 * DAY;

/** What is wrong with the times and the reason of a window. */
export function maintenanceErrors(
  { from, to, reason }: Pick<MaintenanceWindowRow, 'from' | 'to' | 'reason'>,
  now: number,
): FieldErrorRow[] {
  return refusals(
    to <= from && refuse('to', 'ENDS_BEFORE_START'),
    to > from && to <= now && refuse('to', 'IN_PAST'),
    to - from > MAX_DURATION && refuse('to', 'LASTS_TOO_LONG', { days: MAX_DURATION / DAY }),
    reason.trim() === '' && refuse('reason', 'REQUIRED'),
    reason.length > REASON_LIMIT && refuse('reason', 'TOO_LONG', { most: REASON_LIMIT }),
  );
}

/** The beginning or the end of a window that is to be written. */
export interface DueMoment {
  readonly kind: 'BEGIN' | 'END';
  readonly at: number;
  readonly window: MaintenanceWindowRow;
}

/**
 * What has become due until now, in the order in which it came. Of windows that passed while nothing ran both moments
 * are due. Where one begins as another ends, the beginning comes first, so that a camera of both stays in maintenance.
 */
export function dueMoments(windows: readonly MaintenanceWindowRow[], now: number): DueMoment[] {
  return windows
    .flatMap((window): DueMoment[] => [
      ...(window.phase === 'PLANNED' ? [{ kind: 'BEGIN', at: window.from, window } as const] : []),
      { kind: 'END', at: window.to, window },
    ])
    .filter(({ at }) => at <= now)
    .sort((a, b) => a.at - b.at || (a.kind === b.kind ? 0 : a.kind === 'BEGIN' ? -1 : 1));
}

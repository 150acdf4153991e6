import type { FieldError } from '~/graphql/types.generated.ts';
import { DAY } from '../base/period.rules.ts';
import type { MaintenanceWindowRow } from './registry.rows.ts';

export const REASON_LIMIT = 200;
/** Longest window, in milliseconds. */
export const LONGEST = 30 * DAY;

/** Why a window is refused, in English; the screens say them in their language by these keys. */
export const maintenanceSentences = {
  noReason: 'Say why: it stands in the log of every camera.',
  reasonTooLong: `A reason has ${REASON_LIMIT} characters at most.`,
  endsBefore: 'The end lies after the beginning and after now.',
  tooLong: 'A window lasts 30 days at most.',
  begun: 'It has begun: its beginning stays.',
  noCameras: 'Choose cameras or a site.',
  both: 'Choose cameras or a site, not both.',
  noSite: 'There is no such site.',
  emptySite: 'There is no camera at this site.',
} as const;

export const refuseWindow = (field: string, sentence: keyof typeof maintenanceSentences): FieldError => ({
  field,
  message: maintenanceSentences[sentence],
});

/** What is wrong with the times and the reason of a window. */
export function maintenanceErrors(
  { from, to, reason }: Pick<MaintenanceWindowRow, 'from' | 'to' | 'reason'>,
  now: number,
): FieldError[] {
  return [
    ...(to <= from || to <= now ? [refuseWindow('to', 'endsBefore')] : []),
    ...(to - from > LONGEST ? [refuseWindow('to', 'tooLong')] : []),
    ...(reason.trim() === '' ? [refuseWindow('reason', 'noReason')] : []),
    ...(reason.length > REASON_LIMIT ? [refuseWindow('reason', 'reasonTooLong')] : []),
  ];
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

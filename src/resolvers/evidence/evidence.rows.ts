import type { EvidenceKind, StatusReason } from '~/graphql/types.generated.ts';

/** A picture that is kept with an incident: by somebody, or, as a still of before, by a page that played the camera. */
export interface EvidencePictureRow {
  readonly id: string;
  readonly incidentId: string;
  readonly kind: 'PICTURE' | 'STILL';
  readonly takenAt: number;
  /** The member of the team that stands beside it; null when the account is none's, and for a still. */
  readonly takenById: string | null;
  /** The account that kept it, or whose page did. */
  readonly accountId: string;
  /** A data address. */
  readonly image: string;
}

/** A moment before an incident and what was seen then; null is nothing. */
export interface IncidentStillRow {
  readonly at: number;
  readonly picture: IncidentEvidenceRow | null;
}

/** Evidence of either kind: what is drawn lies in no table. */
export interface IncidentEvidenceRow {
  readonly id: string;
  readonly incidentId: string;
  readonly kind: EvidenceKind;
  readonly takenAt: number;
  readonly reason: StatusReason | null;
  readonly takenById: string | null;
  readonly accountId: string | null;
  readonly image: string | null;
}

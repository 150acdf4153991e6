import type { EvidenceKind, StatusReason } from '~/graphql/types.generated.ts';

/** A picture that somebody kept with an incident. */
export interface EvidencePictureRow {
  readonly id: string;
  readonly incidentId: string;
  readonly takenAt: number;
  /** The member of the team that stands beside it; null when the account is none's. */
  readonly takenById: string | null;
  /** The account that kept it, and may remove it. */
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

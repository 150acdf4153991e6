export interface TeamMemberRow {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly position: string;
  readonly office: string;
  readonly email: string;
  readonly phone: string;
  /** Since when the member can only be restored; null while they are in the team. */
  readonly removedAt: number | null;
}

export interface TeamMemberRow {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly position: string;
  readonly office: string;
  readonly email: string;
  readonly phone: string;
}

import type { Role } from '~/graphql/types.generated.ts';

/** The right to make one account. Removed when it is used. */
export interface InvitationRow {
  /** A digest of the token, which is nowhere kept. */
  readonly id: string;
  /** Lower case: only this address may be registered; null for any. */
  readonly email: string | null;
  /** Of the account to be. */
  readonly role: Role;
  /** Id of the administrator who made it. */
  readonly createdById: string;
  /** Moments in milliseconds since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

import type { AccountSource, Role } from '~/graphql/types.generated.ts';

export interface UserRow {
  readonly id: string;
  readonly from: AccountSource;
  /** Lower case; people may sign in with it instead of the address. */
  readonly userName: string;
  /** Lower case, unique. */
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string;
  readonly passwordHash: string;
  readonly roles: readonly Role[];
  readonly shortcuts: readonly string[];
  /** The team member that this user is; null for accounts outside the team. */
  readonly memberId: string | null;
}

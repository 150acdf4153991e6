import type { AccountSource, Role } from '~/graphql/types.generated.ts';

export interface UserRow {
  readonly id: string;
  readonly from: AccountSource;
  /** What the provider that made the account calls the person; null for accounts of ours. Unique with `from`. */
  readonly subject: string | null;
  /** Lower case; people may sign in with it instead of the address. */
  readonly userName: string;
  /** Lower case, unique. */
  readonly email: string;
  readonly displayName: string;
  /** What the display name looks like (names.rules): no two accounts of ours are given the same. */
  readonly nameSkeleton: string;
  readonly photoURL: string;
  readonly passwordHash: string;
  readonly roles: readonly Role[];
  readonly shortcuts: readonly string[];
  /** As settings.rules allows it. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The team member that this user is; null for accounts outside the team. */
  readonly memberId: string | null;
}

/** From a sign-in to its end. Its tokens name it, and open nothing without it. */
export interface UserSessionRow {
  readonly id: string;
  readonly userId: string;
  /** Moments in milliseconds since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
  /** When it was ended before its time; null while it lasts. */
  readonly revokedAt: number | null;
}

/** Tries of one kind within a minute, for an account, an address or both. The server counts them; it expires by itself. */
export interface AttemptRow {
  /** A digest of the kind and of what the tries are counted for: neither names nor addresses are kept. */
  readonly id: string;
  readonly count: number;
  /** When the next minute may begin, in milliseconds since 1970. */
  readonly endsAt: number;
}

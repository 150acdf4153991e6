import type { Role } from '~/graphql/types.generated.ts';
import type { Store } from '~/store/tables.ts';
import type { Events } from './events.ts';

/** Who asks; null for a guest. */
export interface Viewer {
  readonly id: string;
  readonly roles: readonly Role[];
  /** The team member that the viewer is, who then stands in logs. */
  readonly memberId: string | null;
}

/** Makes and reads access tokens. */
export interface Tokens {
  /** A token for the user that expires at the given moment (milliseconds since 1970). */
  issue(userId: string, expiresAt: number): Promise<string>;
  /** The user of a token that is genuine and not expired at `now`; null otherwise. */
  verify(token: string, now: number): Promise<string | null>;
}

/** Hashes passwords with a salt; the hash says how it was made. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
}

/** All that a resolver may know of its surroundings. One for each operation. */
export interface Context {
  readonly store: Store;
  readonly events: Events;
  readonly viewer: Viewer | null;
  /** A token came with the operation, and it is forged, expired or of nobody. */
  readonly tokenRejected: boolean;
  /** Milliseconds since 1970; the same during the whole operation. */
  readonly now: number;
  readonly newId: () => string;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  /** Roles of newly registered accounts (specification, shell §6: admin where the data are the visitor's own). */
  readonly newAccountRoles: readonly Role[];
}

/** What stays the same from one operation to the next: the composition roots build it once. */
export type Environment = Omit<Context, 'viewer' | 'tokenRejected' | 'now'> & {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
};

/** The context of one operation, asked with a bearer token or, as a guest, without. */
export async function createContext(environment: Environment, token: string | null): Promise<Context> {
  const { clock, ...rest } = environment;
  const now = clock();
  const userId = token === null ? null : await rest.tokens.verify(token, now);
  const user = userId === null ? undefined : await rest.store.users.get(userId);
  const viewer = user ? { id: user.id, roles: user.roles, memberId: user.memberId } : null;
  return { ...rest, now, viewer, tokenRejected: token !== null && viewer === null };
}

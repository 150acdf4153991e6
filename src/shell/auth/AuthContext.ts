import { createContext, useContext } from 'react';
import type { IdentityProvider } from '~/graphql/types.generated.ts';
import type { Registration } from '~/resolvers/session/session.rules.ts';
import type { Refusal } from '../messages/refusal.ts';
import type { SessionUser } from './session.ts';

export interface LoginInput {
  /** E-mail address or user name. */
  readonly email: string;
  readonly password: string;
}

/** What a provider gave to the page to prove who somebody is. */
export interface Proof {
  /** A signed JWT. */
  readonly token: string;
  /** What the token must carry; null where the provider's own library asked for it. */
  readonly nonce: string | null;
}

export interface LoginResult {
  /** Missing or null when there are errors. */
  readonly session?: {
    readonly accessToken: string;
    readonly expiresAt: string;
    readonly user: SessionUser;
  } | null;
  /** `field` is `email` or `password`. */
  readonly errors: readonly Refusal[];
}

export interface DemoAccount {
  readonly role: 'admin' | 'staff';
  readonly email: string;
  readonly password: string;
}

/** What a user has chosen; the parts that are left out stay as they are. */
export interface UserData {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly shortcuts?: readonly string[];
}

/** How the shell signs people in. Handed in where browser and server mode are chosen. */
export interface AuthApi {
  /** Rejects when the service cannot be reached; a wrong password is data. */
  readonly login: (input: LoginInput) => Promise<LoginResult>;
  /** Makes an account of ours. Rejects when the service cannot be reached; a taken address is data. */
  readonly register: (input: Registration & { readonly invitation?: string }) => Promise<LoginResult>;
  /** Makes the first administrator of a server. Rejects with a sentence when the token is not valid. */
  readonly setup: (input: Registration & { readonly token: string }) => Promise<LoginResult>;
  /**
   * Exchanges a provider's proof for a session. Rejects with a sentence when the proof is refused or cannot be checked.
   */
  readonly exchange: (provider: IdentityProvider, proof: Proof) => Promise<LoginResult>;
  /** Who the token belongs to; null when it is refused. */
  readonly viewer?: () => Promise<SessionUser | null>;
  /**
   * Saves what the signed-in user has chosen, with the provider that the account comes from, and confirms it in a
   * message. Resolves with the changed user. Rejects when it could not be saved, which a message says too.
   */
  readonly saveUserData: (data: UserData) => Promise<SessionUser>;
  /** Accounts that a visitor of the demo may use; none where the data are real. */
  readonly demoAccounts: readonly DemoAccount[];
}

const missing = () => Promise.reject(new Error('No AuthContext is given.'));

export const AuthContext = createContext<AuthApi>({
  login: missing,
  register: missing,
  setup: missing,
  exchange: missing,
  saveUserData: missing,
  demoAccounts: [],
});

export const useAuth = (): AuthApi => useContext(AuthContext);

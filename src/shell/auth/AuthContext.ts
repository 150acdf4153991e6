import { createContext, useContext } from 'react';
import type { SessionUser } from './session.ts';

export interface LoginInput {
  /** E-mail address or user name. */
  readonly email: string;
  readonly password: string;
}

export interface LoginResult {
  /** Missing or null when there are errors. */
  readonly session?: {
    readonly accessToken: string;
    readonly expiresAt: string;
    readonly user: SessionUser;
  } | null;
  /** `field` is `email` or `password`. */
  readonly errors: readonly { readonly field: string; readonly message: string }[];
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
export interface AuthDoor {
  /** Rejects when the service cannot be reached; a wrong password is data. */
  readonly login: (input: LoginInput) => Promise<LoginResult>;
  /** Who the token belongs to; null when it is refused. */
  readonly viewer?: () => Promise<SessionUser | null>;
  /** Keeps what the signed-in user has chosen; answers the user as it is then. Rejects when it could not be kept. */
  readonly saveUserData: (data: UserData) => Promise<SessionUser>;
  /** Accounts that a visitor of the demo may use; none where the data are real. */
  readonly demoAccounts: readonly DemoAccount[];
}

export const AuthContext = createContext<AuthDoor>({
  login: () => Promise.reject(new Error('No AuthContext is given.')),
  saveUserData: () => Promise.reject(new Error('No AuthContext is given.')),
  demoAccounts: [],
});

export const useAuth = (): AuthDoor => useContext(AuthContext);
